// Tests that need their own PostgreSQL server: a restart, and a server without our roles.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { startEmbeddedPostgres } from "../postgres/embedded-postgres.ts";
import { openDatabase } from "./database.ts";
import { newId } from "./ids.ts";
import { migrate } from "./migrate.ts";
import { userCounters } from "./tables/people.ts";

const silent = { info: () => {}, warn: () => {}, error: () => {} };

async function ownServer() {
  const dataDir = mkdtempSync(join(tmpdir(), "arcana-own-server-"));
  chmodSync(dataDir, 0o755);
  const start = () => startEmbeddedPostgres({ dataDir, log: () => {}, settings: { fsync: "off" } });
  const first = await start();
  let running = first;
  onTestFinished(async () => {
    await running.stop();
    if (dirname(first.folder) !== dataDir) rmSync(dirname(first.folder), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  });
  const restart = async () => {
    await running.stop();
    running = await start();
    return running.url;
  };
  return { url: first.url, restart };
}

async function execute(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

describe("a database server", () => {
  it("can restart without ending the process, which then works again", async () => {
    const server = await ownServer();
    await migrate(server.url, silent);
    const database = await openDatabase({ connectionString: server.url, log: silent });
    onTestFinished(() => database.close());
    const actor = { userId: newId() };
    const write = () =>
      database.batch(actor, (tx) => [tx.insert(userCounters).values(actor).onConflictDoNothing()]);
    await Promise.all([write(), write(), database.authPool.query("select 1")]);
    expect(await server.restart()).toBe(server.url);
    const [rows] = await database.batch(actor, (tx) => [tx.select().from(userCounters)]);
    expect(rows).toHaveLength(1);
    expect(await database.isReady()).toBe(true);
  });

  it("accepts migrations and requests from an owner that may create roles but is not a superuser", async () => {
    const { url } = await ownServer();
    await execute(url, "create role owner login createrole", "create database owned owner owner");
    const ownUrl = url.replace(/\/\/\/[^?]*/, "///owned").replace(/user=[^&]*/, "user=owner");
    await migrate(ownUrl, silent);
    const database = await openDatabase({ connectionString: ownUrl, log: silent });
    onTestFinished(() => database.close());
    const [one, other] = [{ userId: newId() }, { userId: newId() }];
    await database.batch(one, (tx) => [tx.insert(userCounters).values(one)]);
    const [[visible], [hidden], [nobody]] = await Promise.all([
      database.batch(one, (tx) => [tx.select().from(userCounters)]),
      database.batch(other, (tx) => [tx.select().from(userCounters)]),
      database.shared((tx) => [tx.select().from(userCounters)]),
    ]);
    expect([visible, hidden, nobody].map((rows) => rows.length)).toEqual([1, 0, 0]);
    expect(await database.asJobs((tx) => tx.select().from(userCounters))).toHaveLength(1);
  });
});
