import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { createLogCatcher } from "#test-support/log-catcher.ts";
import { createTestDatabase } from "#test-support/postgres.ts";
import { type Database, openDatabase } from "./database.ts";
import { newId } from "./ids.ts";
import { migrate } from "./migrate.ts";
import { prepared } from "./prepared.ts";
import { userCounters } from "./tables/people.ts";

const { log } = createLogCatcher();
let database: Database;
beforeAll(async () => {
  const { url } = await createTestDatabase({ name: "pooled", prepare: (empty) => migrate(empty, log) });
  database = await openDatabase({ connectionString: url, poolerString: url, log, poolSize: 1 });
  return () => database.close();
});

const settingsNow = `select current_user as role, current_setting('statement_timeout') as statement,
  current_setting('idle_in_transaction_session_timeout') as idle`;

it("through a pooler, each statement of signing in runs with its role and time limits, in one round trip", async () => {
  const before = database.roundTrips();
  const { rows } = await database.authPool.query(settingsNow);
  expect(rows).toEqual([{ role: "arcana_auth", statement: "10s", idle: "30s" }]);
  expect(database.roundTrips() - before).toBe(1);
});

it("through a pooler, a transaction of signing in runs with its role and leaves nothing on the connection", async () => {
  const client = await database.authPool.connect();
  const roles: string[] = [];
  for (const statement of ["begin", settingsNow, "commit", settingsNow]) {
    const { rows } = await client.query(statement);
    roles.push(...rows.map(({ role, statement: limit }) => `${role} ${limit}`));
  }
  client.release();
  expect(roles[0]).toBe("arcana_auth 10s");
  expect(roles[1]).toMatch(/ 0$/);
});

it("through a pooler, a statement of signing in that fails is an error, and the next one works", async () => {
  const failing = database.authPool.query("select 1 / $1::int", [0]);
  await expect(failing).rejects.toMatchObject({ code: "22012" });
  expect((await database.authPool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

it("through a pooler, a person's statements run with their role, and a prepared statement has no name", async () => {
  const userId = newId();
  const add = prepared("test_pooled_add", (tx) =>
    tx.insert(userCounters).values({ userId: sql.placeholder("userId") }),
  );
  const names = sql`select name from pg_prepared_statements where name <> ''`;
  const [, found, inSession] = await database.batch({ userId }, (tx) => [
    add(tx, { userId }),
    tx.execute(sql.raw(settingsNow)),
    tx.execute(names),
  ]);
  expect(found.rows).toEqual([{ role: "arcana_app", statement: "10s", idle: "30s" }]);
  expect(inSession.rows).toEqual([]);
});

it("through a pooler, housekeeping keeps its own longer time limit", async () => {
  const { rows } = await database.asJobs((tx) => tx.execute(sql.raw(settingsNow)));
  expect(rows).toMatchObject([{ role: "arcana_jobs", statement: "2min" }]);
});

it("through a pooler, a connection begins without settings, which a pooler in transaction mode refuses", async () => {
  const sent: string[] = [];
  const server = createServer((socket) =>
    socket.once("data", (packet) => {
      sent.push(packet.toString("latin1"));
      socket.destroy();
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const address = `postgres://someone@127.0.0.1:${port}/pond`;
  const away = await openDatabase({ connectionString: address, poolerString: address, log, poolSize: 1 });
  onTestFinished(() => away.close());
  await expect(away.authPool.query("select 1")).rejects.toThrow();
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((packet) => /options|timeout|role/.test(packet))).toEqual([]);
});
