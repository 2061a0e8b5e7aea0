import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { type FakeProvider, type FakeRequest, fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import { answeredBy, aReader, failNextReading, QUESTION, type Reader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { readings } from "../../platform/db/tables/insights.ts";
import { dailyInsights } from "../../platform/db/tables/people.ts";

const OTHER = "Dana wants the report by Friday, and I have not begun.";

let model: FakeProvider;
let app: TestApp;
const clock = createTestClock("2026-11-20T12:00:00Z");
beforeAll(async () => {
  model = await startFakeAnthropic();
  app = await createTestApp({ settings: answeredBy(model), clock });
  return () => model.close();
});

async function dayOf({ userId }: Reader) {
  const [rows] = await app.dependencies.database.batch({ userId }, (tx) => [
    tx.select().from(dailyInsights).where(eq(dailyInsights.userId, userId)),
  ]);
  return rows.reduce(
    (sum, row) => ({ delivered: sum.delivered + row.delivered, stopped: sum.stopped + row.stopped }),
    { delivered: 0, stopped: 0 },
  );
}

/** Creates a person with a default reading: a prepared text, because the model's answer could not be used. */
async function aDefault(input: Parameters<Reader["readAll"]>[0] = {}) {
  const reader = await aReader(app);
  model.play([{ kind: "answer", text: "No." }]);
  const lost = await reader.readAll(input);
  expect(lost.last).toMatchObject({ type: "done", isDefault: true });
  model.play(fittingReply);
  return { reader, insightId: lost.insightId ?? "" };
}

async function draw(reader: Reader, insightId: string): Promise<string> {
  return String((await reader.get<{ drawId: string }>(`/api/insights/${insightId}`)).body.drawId);
}

const readsAReading = ({ body }: FakeRequest) => Number(body.max_tokens) === 750;

describe("reading a default reading again", () => {
  it("costs nothing with the same question and counts with another", async () => {
    const same = await aDefault();
    const kept = await same.reader.readAll({ retryOf: same.insightId });
    expect(kept.last).toEqual({ type: "done", insightId: same.insightId, isDefault: false });
    expect((await dayOf(same.reader)).delivered).toBe(0);

    const other = await aDefault();
    const asked = await other.reader.readAll({ retryOf: other.insightId, userContext: OTHER });
    expect(asked.last).toEqual({ type: "done", insightId: other.insightId, isDefault: false });
    expect((await dayOf(other.reader)).delivered).toBe(1);
  });

  it("counts with another question when it is named by its draw", async () => {
    const { reader, insightId } = await aDefault();
    const drawId = await draw(reader, insightId);
    expect((await reader.readAll({ drawId, userContext: OTHER })).insightId).toBe(insightId);
    expect((await dayOf(reader)).delivered).toBe(1);
  });

  it("counts when its question was edited first", async () => {
    const { reader, insightId } = await aDefault();
    expect((await reader.patch(`/api/insights/${insightId}`, { userContext: OTHER })).status).toBe(200);
    expect((await reader.readAll({ retryOf: insightId, userContext: OTHER })).insightId).toBe(insightId);
    expect((await dayOf(reader)).delivered).toBe(1);
  });

  it("is refused with another question at the daily limit, and free with the same one", async () => {
    const { reader, insightId } = await aDefault();
    for (let count = 0; count < 7; count += 1) expect((await reader.readAll()).insightId).toBeDefined();
    const refused = await reader.readAll({ retryOf: insightId, userContext: OTHER });
    expect(refused.body).toMatchObject({ error: { code: "daily_limit" } });
    expect((await reader.readAll({ retryOf: insightId })).insightId).toBe(insightId);
    expect((await dayOf(reader)).delivered).toBe(7);
  });

  it.each([
    ["named itself", async (_reader: Reader, retryOf: string) => ({ retryOf })],
    ["named by its draw", async (reader: Reader, id: string) => ({ drawId: await draw(reader, id) })],
  ])("calls the model once when eight tabs ask at the same moment, %s", async (_how, named) => {
    const { reader, insightId } = await aDefault();
    const input = await named(reader, insightId);
    model.play((request) =>
      readsAReading(request)
        ? { kind: "answer", text: FAKE_READING_TEXT, everyMs: 30 }
        : fittingReply(request),
    );
    const before = model.requests.length;
    const tries = await Promise.all(Array.from({ length: 8 }, () => reader.readAll(input)));
    expect(model.requests.slice(before).filter(readsAReading)).toHaveLength(1);
    expect(tries.filter((one) => one.insightId === insightId)).toHaveLength(1);
    const refused = tries.filter((one) => one.status === 409);
    expect(refused).toHaveLength(7);
    for (const { body } of refused) {
      expect(body).toMatchObject({
        error: { message: expect.stringMatching(/already being read again|already opened/) },
      });
    }
  });

  it("is possible after the run that tried it has died", async () => {
    const { reader, insightId } = await aDefault();
    const { userId } = reader;
    const heartbeatAt = new Date(clock.now().getTime() - 60_000);
    const dead = {
      userId,
      id: newId(),
      key: newId(),
      status: "running",
      request: "",
      replaces: insightId,
      counts: false,
      heartbeatAt,
      createdAt: heartbeatAt,
    };
    await app.dependencies.database.batch({ userId }, (tx) => [tx.insert(readings).values(dead)]);
    expect((await reader.readAll({ retryOf: insightId })).insightId).toBe(insightId);
  });
});

describe("the cards of a failed reading", () => {
  it("are read at no cost for the same question and count for another", async () => {
    const reader = await aReader(app);
    for (const [userContext, delivered] of [
      [QUESTION, 0],
      [OTHER, 1],
    ] as const) {
      failNextReading(app);
      const failed = await reader.readAll();
      const [sealed] = failed.events;
      const drawId = sealed?.type === "sealed" ? sealed.drawId : "";
      model.play(fittingReply);
      expect((await reader.readAll({ drawId, userContext })).insightId).toBeDefined();
      expect((await dayOf(reader)).delivered).toBe(delivered);
    }
  });
});

describe("readings stopped before the first word", () => {
  async function stopEarly(reader: Reader): Promise<{ status: number; body: unknown }> {
    const key = newId();
    const { status, body, next } = await reader.read({}, { key });
    if (status !== 200) return { status, body };
    await next();
    expect((await reader.post(`/api/readings/${key}/stop`)).body).toEqual({ stopped: true });
    return { status, body };
  }

  it("count for the hourly limit, because each of them called the model", async () => {
    const reader = await aReader(app);
    model.play([{ kind: "silence" }]);
    for (let count = 0; count < 10; count += 1) expect((await stopEarly(reader)).status).toBe(200);
    expect((await stopEarly(reader)).body).toMatchObject({ error: { code: "rate_limited" } });
    expect(await dayOf(reader)).toEqual({ delivered: 0, stopped: 10 });
  });

  it.each([
    ["an account", {}, 20],
    ["somebody who pays", { isPremium: true }, 20],
    ["a guest", { isGuest: true }, 5],
  ])("are limited per day for %s", async (_who, session, most) => {
    const reader = await aReader(app, session);
    model.play([{ kind: "silence" }]);
    for (let count = 0; count < most; count += 1) {
      if (count === 10) clock.advance(2 * 3_600_000);
      expect((await stopEarly(reader)).status).toBe(200);
    }
    clock.advance(2 * 3_600_000);
    const before = model.requests.length;
    const { status, body } = await stopEarly(reader);
    expect(status).toBe(429);
    expect(body).toMatchObject({
      error: {
        code: "daily_limit",
        message: expect.stringMatching(
          new RegExp(
            `^You’ve stopped ${most} of today’s readings before the first word. The next one opens at midnight`,
          ),
        ),
      },
    });
    expect(model.requests.length).toBe(before);
    clock.advance(24 * 3_600_000);
    expect((await stopEarly(reader)).status).toBe(200);
    clock.set("2026-11-20T12:00:00Z");
  });
});
