import { beforeAll, describe, expect, it } from "vitest";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { type FakeProvider, fittingReply } from "#test-support/fake-provider.ts";
import { answeredBy, aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { tokenDays } from "../db/tables/reference.ts";

const NOON = "2026-11-20T12:00:00Z";
const QUICK = 2750;
let model: FakeProvider;
beforeAll(async () => {
  model = await startFakeAnthropic({ script: fittingReply });
  return () => model.close();
});

const withCap = (cap: number, settings = answeredBy(model)) =>
  createTestApp({
    clock: createTestClock(NOON),
    settings: { ...settings, AI_TOKENS_PER_DAY: String(cap) },
  });

async function spend(app: TestApp, tokens: number): Promise<void> {
  await app.dependencies.database.shared((tx) => [
    tx.insert(tokenDays).values({ day: "2026-11-20", tokens, refused: 0, isSpent: false }),
  ]);
}

const tokensOf = async (app: TestApp) => {
  const [rows] = await app.dependencies.database.shared((tx) => [tx.select().from(tokenDays)]);
  return rows[0]?.tokens ?? 0;
};

const linesAbout = (app: TestApp, text: string) =>
  app.logLines.filter((line) => String(line.msg).includes(text));

describe("the cap on a day's tokens", () => {
  it("the cap on a day's tokens holds for parallel readings of several people before the model is asked", async () => {
    const app = await withCap(100_000);
    await spend(app, 100_000 - 3 * QUICK);
    const readers = await Promise.all(Array.from({ length: 10 }, () => aReader(app)));
    const before = model.requests.length;
    const readings = await Promise.all(readers.map((reader) => reader.readAll()));
    const refused = readings.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(model.requests.length - before).toBeLessThanOrEqual(2 * (10 - refused.length));
    expect(await tokensOf(app)).toBeLessThanOrEqual(100_000);
    expect(refused[0]?.body).toMatchObject({
      error: {
        code: "tokens_spent",
        message:
          "The duck has said all that this server pays for today. He is back at 12:00 AM (UTC), in 12 hours.",
        resetTime: "2026-11-21T00:00:00.000Z",
        retryAfter: 12 * 3600,
      },
    });
  });

  it("the cap on a day's tokens prevents model calls once it is reached, logs each event once, and counts refusals", async () => {
    const app = await withCap(10_000);
    await spend(app, 9999);
    const before = model.requests.length;
    for (let count = 0; count < 3; count += 1) {
      expect((await (await aReader(app)).readAll()).body).toMatchObject({ error: { code: "tokens_spent" } });
    }
    expect(model.requests.length).toBe(before);
    expect(await tokensOf(app)).toBe(9999);
    expect(linesAbout(app, "80 % of the tokens")).toHaveLength(1);
    expect(linesAbout(app, "are spent; the duck is silent")).toHaveLength(1);
    const { text } = await app.dependencies.metrics.render();
    expect(text).toMatch(/^ai_calls_over_cap 3$/m);
    expect(text).toMatch(/^ai_tokens_today 9999$/m);
  });

  it("the cap on a day's tokens counts a call's actual cost instead of its reservation", async () => {
    const app = await withCap(100_000);
    const reader = await aReader(app);
    expect((await reader.readAll()).insightId).toBeDefined();
    const { rows } = await app.dependencies.database.asJobs((tx) =>
      tx.execute<{ used: number }>("select sum(input_tokens + output_tokens)::int as used from app.ai_usage"),
    );
    expect(rows[0]?.used).toBeGreaterThan(0);
    expect(await tokensOf(app)).toBe(rows[0]?.used);
  });

  it("the cap on a day's tokens does not apply to the offline duck or when the setting is 0", async () => {
    const offline = await createTestApp({ settings: { AI_TOKENS_PER_DAY: "1" } });
    expect((await (await aReader(offline)).readAll()).insightId).toBeDefined();
    const open = await withCap(0);
    await spend(open, 999_999_999);
    expect((await (await aReader(open)).readAll()).insightId).toBeDefined();
  });
});
