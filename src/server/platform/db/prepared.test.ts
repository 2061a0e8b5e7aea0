import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { type Database, openDatabase } from "./database.ts";
import { newId } from "./ids.ts";
import { migrate } from "./migrate.ts";
import { prepared } from "./prepared.ts";
import { dailyInsights } from "./tables/people.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };
const actor = { userId: newId() };
let database: Database;
beforeAll(async () => {
  const { url } = await createTestDatabase({ name: "migrated", prepare: (empty) => migrate(empty, log) });
  database = await openDatabase({ connectionString: url, log, poolSize: 1 });
  return () => database.close();
});

const addDay = prepared("test_add_day", (tx) =>
  tx
    .insert(dailyInsights)
    .values({ userId: sql.placeholder("userId"), day: sql.placeholder("day"), delivered: 1 })
    .returning({ day: dailyInsights.day }),
);

it("a prepared statement runs in order within a batch, with new values each time", async () => {
  const read = () =>
    database.batch(actor, (tx) => [
      tx.select({ day: dailyInsights.day }).from(dailyInsights),
      addDay(tx, { ...actor, day: "2026-11-20" }),
      tx.select({ day: dailyInsights.day }).from(dailyInsights),
      addDay(tx, { ...actor, day: "2026-11-21" }),
    ]);
  const [before, first, between, second] = await read();
  expect([before, first, between, second]).toEqual([
    [],
    [{ day: "2026-11-20" }],
    [{ day: "2026-11-20" }],
    [{ day: "2026-11-21" }],
  ]);
  await expect(read()).rejects.toMatchObject({ code: "23505" });
});

it("a prepared statement takes one round trip together with its batch", async () => {
  const before = database.roundTrips();
  await database.batch(actor, (tx) => [
    addDay(tx, { ...actor, day: "2026-11-23" }),
    addDay(tx, { ...actor, day: "2026-11-24" }),
  ]);
  expect(database.roundTrips() - before).toBe(1);
});
