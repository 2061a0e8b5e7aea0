import { writeFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLogCatcher } from "#test-support/log-catcher.ts";
import { createTestDatabase } from "#test-support/postgres.ts";
import { startDatabase } from "#test-support/start-database.ts";
import { openDatabase } from "./database.ts";
import { sqlStateOf } from "./database-error.ts";
import { newId } from "./ids.ts";
import { ensureLoginWithoutRights } from "./login-role.ts";
import { migrate } from "./migrate.ts";
import { userCounters } from "./tables/people.ts";

const prepared = {
  name: "login",
  prepare: (url: string) => migrate(url, createLogCatcher().log),
};

async function open(connectionString: string) {
  const database = await openDatabase({ connectionString, log: createLogCatcher().log, poolSize: 2 });
  onTestFinished(() => database.close());
  return database;
}

async function query(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let last: pg.QueryResult | undefined;
  for (const statement of statements) last = await client.query(statement);
  await client.end();
  return last?.rows ?? [];
}

const denied = "42501";

describe("the login role of connections", () => {
  it("sees nobody's rows when a statement leaves the role of its transaction", async () => {
    const { url } = await createTestDatabase(prepared);
    const database = await open(await ensureLoginWithoutRights(url, createLogCatcher().log));
    const [one, other] = [{ userId: newId() }, { userId: newId() }];
    await database.batch(one, (tx) => [tx.insert(userCounters).values(one)]);
    const readAfter = (statement: string) =>
      database
        .transaction(other, async (tx) => {
          await tx.execute(sql.raw(statement));
          return await tx.select().from(userCounters);
        })
        .catch(sqlStateOf);
    expect(await readAfter("set role none")).toBe(denied);
    expect(await readAfter("set local role none")).toBe(denied);
    expect(await readAfter("select set_config('role', 'none', true)")).toBe(denied);
    expect(await readAfter("set session authorization default; set role none")).toBe(denied);
    expect(await readAfter("reset role")).toEqual([]);
    expect(await readAfter("reset all")).toEqual([]);
    expect(await readAfter("set role postgres")).toBe(denied);
    expect(await readAfter("set session authorization postgres")).toBe(denied);
    const auth = database.authPool.query(`begin; set local role none; select * from auth."user"; commit`);
    await expect(auth).rejects.toMatchObject({ code: denied });
  });

  it("can do what the server needs, in each of its roles", async () => {
    const { url } = await createTestDatabase(prepared);
    const database = await open(await ensureLoginWithoutRights(url, createLogCatcher().log));
    const [one, other] = [{ userId: newId() }, { userId: newId() }];
    await database.batch(one, (tx) => [tx.insert(userCounters).values(one)]);
    expect(await database.asJobs((tx) => tx.select().from(userCounters))).toHaveLength(1);
    const moved = { from: one.userId, to: other.userId };
    expect(await database.acrossUsers(moved, (tx) => tx.select().from(userCounters))).toHaveLength(1);
    expect((await database.authPool.query(`select count(*) from auth."user"`)).rows).toEqual([
      { count: "0" },
    ]);
    expect(await database.isReady()).toBe(true);
  });

  it("is created once by processes that start together, on several databases of one server", async () => {
    const server = await startDatabase();
    onTestFinished(() => server.stop());
    const urls = [server.url];
    for (const name of ["second", "third"]) {
      await query(server.url, `create database ${name}`);
      urls.push(server.url.replace(/\/\/\/[^?]*/, `///${name}`));
    }
    for (const url of urls) await migrate(url, createLogCatcher().log);
    const { log, lines } = createLogCatcher();
    const opened = await Promise.all(
      [...urls, ...urls, ...urls].map((url) => ensureLoginWithoutRights(url, log)),
    );
    expect(lines).toEqual([]);
    for (const url of opened)
      expect(await query(url, "select session_user as name")).toEqual([{ name: "arcana_login" }]);
  });
});

describe("a database provided by the operator", () => {
  /** Starts a server that asks for passwords over the network, on an address that no other test uses. */
  async function serverWithPasswords() {
    const address = `127.${1 + (process.pid % 250)}.${1 + Math.floor(Math.random() * 250)}.7`;
    const server = await startDatabase({ listen_addresses: address });
    onTestFinished(() => server.stop());
    const [{ file } = {}] = await query(server.url, "select current_setting('hba_file') as file");
    const rules = "local all all peer map=app\nhost all all 127.0.0.0/8 scram-sha-256\n";
    writeFileSync(file, rules);
    await query(server.url, "select pg_reload_conf()");
    return {
      url: server.url,
      as: (user: string, password: string) => `postgres://${user}:${password}@${address}/owned`,
    };
  }

  it("gets the login role if its owner may create roles, even after the owner's password has changed", async () => {
    const server = await serverWithPasswords();
    await query(
      server.url,
      "create role owner login createrole password 'first'",
      "create database owned owner owner",
    );
    const { log, lines } = createLogCatcher();
    await migrate(server.as("owner", "first"), log);
    lines.length = 0;
    const first = await ensureLoginWithoutRights(server.as("owner", "first"), log);
    expect(new URL(first).username).toMatch(/^arcana_login_[0-9a-f]{10}$/);
    expect(await (await open(first)).isReady()).toBe(true);
    await query(server.url, "alter role owner password 'second'");
    const second = await ensureLoginWithoutRights(server.as("owner", "second"), log);
    expect(await (await open(second)).isReady()).toBe(true);
    await expect(query(first, "select 1")).rejects.toMatchObject({ code: "28P01" });
    expect(lines).toEqual([]);
  });

  it("is used with the owner's role and a warning if the owner may not create roles", async () => {
    const server = await serverWithPasswords();
    await query(
      server.url,
      "create role owner login createrole password 'owners-own'",
      "create database owned owner owner",
    );
    const ownerUrl = server.as("owner", "owners-own");
    const { log, lines } = createLogCatcher();
    await migrate(ownerUrl, log);
    await query(server.url, "alter role owner nocreaterole");
    expect(await ensureLoginWithoutRights(ownerUrl, log)).toBe(ownerUrl);
    expect(lines.at(-1)?.msg).toMatch(/^connections keep all rights of the role in DATABASE_URL/);
    expect(JSON.stringify(lines)).not.toContain("owners-own");
    expect(await (await open(ownerUrl)).isReady()).toBe(true);
  });
});
