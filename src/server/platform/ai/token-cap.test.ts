import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
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

/** The price of the default model: 2 dollars for a million tokens of prompt, 10 for a million of answer. */
const QUICK_MICROS = 2000 * 2 + 750 * 10;

interface CapSettings {
  AI_TOKENS_PER_DAY?: string;
  AI_TOKENS_PER_MONTH?: string;
  AI_DOLLARS_PER_MONTH?: string;
}

const withCaps = (caps: CapSettings, databaseUrl?: string) =>
  createTestApp({
    clock: createTestClock(NOON),
    settings: { ...answeredBy(model), ...caps },
    ...(databaseUrl && { databaseUrl }),
  });

const withCap = (cap: number) => withCaps({ AI_TOKENS_PER_DAY: String(cap) });

async function spend(app: TestApp, tokens: number, { day = "2026-11-20", micros = 0 } = {}): Promise<void> {
  await app.dependencies.database.shared((tx) => [
    tx.insert(tokenDays).values({ day, tokens, micros, refused: 0, isSpent: false }),
  ]);
}

/** Reads once and returns the saved insight. */
async function readOnce(app: TestApp) {
  const reader = await aReader(app);
  const { insightId, status } = await reader.readAll();
  expect(status).toBe(200);
  return (await reader.get<InsightOutput>(`/api/insights/${insightId}`)).body;
}

const tokensOf = async (app: TestApp) => {
  const [rows] = await app.dependencies.database.shared((tx) => [tx.select().from(tokenDays)]);
  return rows[0]?.tokens ?? 0;
};

const linesAbout = (app: TestApp, text: string) =>
  app.logLines.filter((line) => String(line.msg).includes(text));

describe("the caps on what the model may cost", () => {
  it("the cap on a day's tokens holds for parallel readings of several people, and the offline duck answers the others", async () => {
    const app = await withCap(100_000);
    await spend(app, 100_000 - 3 * QUICK);
    const before = model.requests.length;
    const insights = await Promise.all(Array.from({ length: 10 }, () => readOnce(app)));
    const byOffline = insights.filter(({ standIn }) => standIn === "spent");
    expect(byOffline.length).toBeGreaterThanOrEqual(1);
    expect(byOffline.every(({ duck, isDefault }) => duck === "offline" && !isDefault)).toBe(true);
    expect(model.requests.length - before).toBeLessThanOrEqual(2 * (10 - byOffline.length));
    expect(await tokensOf(app)).toBeLessThanOrEqual(100_000);
  });

  it("the cap on a day's tokens prevents model calls once it is reached, logs each event once, and counts refusals", async () => {
    const app = await withCap(10_000);
    await spend(app, 9999);
    const before = model.requests.length;
    for (let count = 0; count < 3; count += 1)
      expect(await readOnce(app)).toMatchObject({ standIn: "spent" });
    expect(model.requests.length).toBe(before);
    expect(await tokensOf(app)).toBe(9999);
    expect(linesAbout(app, "80 % of AI_TOKENS_PER_DAY")).toHaveLength(1);
    expect(linesAbout(app, "AI_TOKENS_PER_DAY is spent; the offline duck answers")).toHaveLength(1);
    const { text } = await app.dependencies.metrics.render();
    expect(text).toMatch(/^ai_calls_over_cap 3$/m);
    expect(text).toMatch(/^ai_tokens_today 9999$/m);
    expect(text).toMatch(/^model_stand_ins_total\{reason="spent"\} 3$/m);
  });

  it("a reading by the offline duck above the cap counts in the person's day like any other", async () => {
    const app = await withCap(1);
    const reader = await aReader(app);
    await reader.readAll();
    expect((await reader.get("/api/me")).body).toMatchObject({ insightsToday: { used: 1 } });
  });

  it("a text in a crisis is answered with help above the cap, too", async () => {
    const app = await withCap(1);
    const { body } = await (await aReader(app)).readAll({ userContext: "I want to kill myself." });
    expect(body).toMatchObject({ error: { code: "crisis_help" } });
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
    expect((await readOnce(offline)).standIn).toBeUndefined();
    const open = await withCap(0);
    await spend(open, 999_999_999);
    expect((await readOnce(open)).standIn).toBeUndefined();
  });

  it.each([
    ["AI_TOKENS_PER_MONTH", { AI_TOKENS_PER_MONTH: String(50_000 + QUICK) }, { tokens: 1, micros: 0 }],
    [
      "AI_DOLLARS_PER_MONTH",
      { AI_DOLLARS_PER_MONTH: "2" },
      { tokens: 0, micros: 2_000_000 - QUICK_MICROS + 1 },
    ],
  ])(
    "the cap of %s counts the days of this month and not those of the last one",
    async (name, caps, rest) => {
      const app = await withCaps(caps);
      await spend(app, 9_000_000, { day: "2026-10-31", micros: 9_000_000 });
      expect((await readOnce(app)).standIn).toBeUndefined();
      await spend(app, 50_000 + rest.tokens, { day: "2026-11-01", micros: rest.micros });
      expect((await readOnce(app)).standIn).toBe("spent");
      expect(linesAbout(app, `${name} is spent; the offline duck answers until the next month`)).toHaveLength(
        1,
      );
    },
  );

  it("the cap on a month's dollars is shared by all processes", async () => {
    const one = await withCaps({ AI_DOLLARS_PER_MONTH: "1" });
    const other = await withCaps({ AI_DOLLARS_PER_MONTH: "1" }, one.databaseUrl);
    await spend(one, 0, { micros: 1_000_000 - QUICK_MICROS });
    expect((await readOnce(other)).standIn).toBeUndefined();
    expect((await readOnce(one)).standIn).toBe("spent");
  });

  it("a day's dollars are what the calls have cost at list prices, and the metrics show them", async () => {
    const app = await withCaps({ AI_DOLLARS_PER_MONTH: "1" });
    await readOnce(app);
    const { rows } = await app.dependencies.database.asJobs((tx) =>
      tx.execute<{ cost: number }>(
        "select sum(input_tokens * 2 + output_tokens * 10)::int as cost from app.ai_usage",
      ),
    );
    const [[day]] = await app.dependencies.database.shared((tx) => [tx.select().from(tokenDays)]);
    expect(day?.micros).toBeGreaterThan(0);
    const { text } = await app.dependencies.metrics.render();
    const shown = /^model_cost_dollars_total\{model="anthropic:claude-sonnet-5-5"\} (.+)$/m.exec(text)?.[1];
    expect(Number(shown) * 1_000_000).toBeCloseTo(day?.micros ?? 0, 0);
    expect(day?.micros).toBeLessThanOrEqual(rows[0]?.cost ?? 0);
  });
});
