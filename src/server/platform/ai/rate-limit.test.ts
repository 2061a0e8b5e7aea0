import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { countCall, type LimitState, limitOutcomeOf } from "#domain/limits/decide-limit.ts";
import { RATE_LIMITS } from "#domain/limits/rate-limits.ts";
import { createTestDatabase } from "#test-support/postgres.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { newId } from "../db/ids.ts";
import { migrate } from "../db/migrate.ts";
import { claimStatement, type LimitedCall, readClaim } from "./rate-limit.ts";

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 9);
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const migrated = { name: "migrated", prepare: (url: string) => migrate(url, silent) };

let database: Database;

beforeAll(async () => {
  const { url } = await createTestDatabase(migrated);
  database = await openDatabase({ connectionString: url, log: silent });
  return () => database.close();
});

const reading = (userId = newId()): LimitedCall => ({ feature: "generateInsight", userId, cost: 750 });

async function claim(call: LimitedCall, minutes = 0) {
  const now = new Date(START + minutes * MINUTE);
  const [claimed] = await database.shared((tx) => [claimStatement(tx, call, now)]);
  return readClaim(claimed, call, now);
}

describe("the hourly limit in the database", () => {
  it("allows exactly ten of two hundred parallel calls by one person", async () => {
    const call = reading();
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => claim(call)));
    expect(outcomes.filter(({ isAllowed }) => isAllowed)).toHaveLength(10);
  });

  it("allows exactly ten full-pond readings, which use up all the tokens too", async () => {
    const call = { ...reading(), cost: 1400 };
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => claim(call)));
    expect(outcomes.filter(({ isAllowed }) => isAllowed)).toHaveLength(10);
  });

  it("counts people and features separately", async () => {
    const call = reading();
    for (let index = 0; index < 11; index++) await claim(call);
    expect((await claim(call)).isAllowed).toBe(false);
    expect((await claim(reading())).isAllowed).toBe(true);
    expect((await claim({ ...call, feature: "generateInsightChat", cost: 600 })).isAllowed).toBe(true);
  });

  it("stops the chat by its tokens before its requests", async () => {
    const call: LimitedCall = { feature: "generateInsightChat", userId: newId(), cost: 600 };
    const allowed: boolean[] = [];
    for (let index = 0; index < 25; index++) allowed.push((await claim(call)).isAllowed);
    expect(allowed.filter(Boolean)).toHaveLength(16);
  });

  it("blocks first, then names the hour of its reset, then allows calls again", async () => {
    const call = reading();
    for (let index = 0; index < 10; index++) await claim(call);
    expect(await claim(call, 20)).toMatchObject({ reason: "blocked", waitMs: 15 * MINUTE });
    expect(await claim(call, 30)).toMatchObject({ reason: "blocked", waitMs: 5 * MINUTE });
    expect(await claim(call, 36)).toMatchObject({ reason: "spent", resetAt: START + 60 * MINUTE });
    expect(await claim(call, 60)).toMatchObject({ isAllowed: true, remaining: 9 });
  });

  it("costs one round trip", async () => {
    const before = database.roundTrips();
    await claim(reading());
    expect(database.roundTrips() - before).toBe(1);
  });

  it("decides every call like the rule in the domain", async () => {
    const call = fc.record({
      wait: fc.constantFrom(0, 1, 5, 14, 15, 16, 44, 60).map((minutes) => minutes * MINUTE + 1),
      cost: fc.constantFrom(50, 750, 1400, 7000),
    });
    const history = fc.array(call, { minLength: 1, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(history, async (calls) => {
        const userId = newId();
        let state: LimitState | null = null;
        let now = START;
        for (const { wait, cost } of calls) {
          now += wait;
          const at = new Date(now);
          state = countCall(state, RATE_LIMITS.generateInsight, cost, now);
          const limited: LimitedCall = { feature: "generateInsight", userId, cost };
          const [claimed] = await database.shared((tx) => [claimStatement(tx, limited, at)]);
          expect(readClaim(claimed, limited, at)).toEqual(
            limitOutcomeOf(state, RATE_LIMITS.generateInsight, cost, now),
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  it("throws for a result that is not a claim's", () => {
    for (const claimed of [
      undefined,
      null,
      {},
      [],
      [{ windowStart: "1" }],
      [{ windowStart: new Date(START) }],
    ]) {
      expect(() => readClaim(claimed, reading(), new Date(START))).toThrow(TypeError);
    }
  });
});
