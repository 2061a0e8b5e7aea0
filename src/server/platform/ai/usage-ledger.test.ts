import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { newId } from "../db/ids.ts";
import { migrate } from "../db/migrate.ts";
import { aiUsage } from "../db/tables/insights.ts";
import { userKeys } from "../db/tables/people.ts";
import { createLog } from "../log/log.ts";
import { createUsageLedger, type UsageEntry } from "./usage-ledger.ts";

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const migrated = { name: "migrated", prepare: (url: string) => migrate(url, silent) };
const clock = { now: () => new Date("2026-11-20T09:00:00.000Z") };
const entry = (userId: string): UsageEntry => ({
  userId,
  feature: "generateInsight",
  model: "anthropic:claude",
  usage: { inputTokens: 700, outputTokens: 300, cacheReadTokens: 400, cacheWriteTokens: 0 },
  outcome: "ok",
});

let database: Database;

/** Creates a person with a key, like everybody who makes a call. */
async function aPerson(): Promise<string> {
  const userId = newId();
  const key = { userId, wrappedKey: "wrapped", masterKeyId: "k1", createdAt: clock.now() };
  await database.batch({ userId }, (tx) => [tx.insert(userKeys).values(key)]);
  return userId;
}

beforeAll(async () => {
  const { url } = await createTestDatabase(migrated);
  database = await openDatabase({ connectionString: url, log: silent });
  return () => database.close();
});

describe("the cost of a call", () => {
  it("is stored for the person who made it", async () => {
    const userId = await aPerson();
    await createUsageLedger({ database, log: createLog("silent"), clock })(entry(userId));
    const [rows] = await database.batch({ userId }, (tx) => [tx.select().from(aiUsage)]);
    expect(rows).toMatchObject([
      {
        userId,
        feature: "generateInsight",
        inputTokens: 700,
        outputTokens: 300,
        cacheReadTokens: 400,
        outcome: "ok",
        createdAt: clock.now(),
      },
    ]);
  });

  it("is not stored if the account was deleted in the meantime", async () => {
    const userId = newId();
    await createUsageLedger({ database, log: createLog("silent"), clock })(entry(userId));
    const [rows] = await database.batch({ userId }, (tx) => [tx.select().from(aiUsage)]);
    expect(rows).toEqual([]);
  });

  it("is only logged if it cannot be stored, without failing the reading", async () => {
    const lines: string[] = [];
    const log = createLog("error", { write: (line: string) => lines.push(line) });
    await createUsageLedger({ database, log, clock })(entry("nobody"));
    expect(lines.join("")).toContain("could not be written down");
  });
});
