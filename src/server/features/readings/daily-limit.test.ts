import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { type FakeProvider, fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import { answeredBy, aReader, failNextReading, type Reader, toReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { dailyInsights } from "../../platform/db/tables/people.ts";

let model: FakeProvider;
let app: TestApp;
const NOON = "2026-11-20T12:00:00Z";
const clock = createTestClock(NOON);
beforeAll(async () => {
  model = await startFakeAnthropic();
  app = await createTestApp({ settings: answeredBy(model), clock });
  return () => model.close();
});

async function delivered(reader: Reader): Promise<number> {
  const [rows] = await app.dependencies.database.batch({ userId: reader.userId }, (tx) => [
    tx.select().from(dailyInsights).where(eq(dailyInsights.userId, reader.userId)),
  ]);
  return rows.reduce((sum, row) => sum + row.delivered, 0);
}

async function readTimes(reader: Reader, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) expect((await reader.readAll()).insightId).toBeDefined();
}

const refused = async (reader: Reader) => (await reader.readAll()).body as { error: Record<string, unknown> };

describe("the free plan's limit of seven readings a day", () => {
  it.each([
    ["Asia/Kathmandu", "2026-11-20T18:15:00.000Z", "midnight (Asia/Kathmandu), in 6 hours and 15 minutes."],
    [
      "America/St_Johns",
      "2026-11-21T03:30:00.000Z",
      "midnight (America/St_Johns), in 15 hours and 30 minutes.",
    ],
    ["Pacific/Kiritimati", "2026-11-21T10:00:00.000Z", "midnight (Pacific/Kiritimati), in 22 hours."],
  ])("refuses the eighth until midnight in %s", async (timeZone, resetTime, words) => {
    clock.set(NOON);
    const reader = await aReader(app, {}, { timeZone });
    await readTimes(reader, 7);
    const answer = await refused(reader);
    expect(answer.error).toMatchObject({ code: "daily_limit", resetTime, remaining: 0 });
    expect(answer.error.message).toBe(`You’ve had all 7 of today’s readings. The next one opens at ${words}`);
    clock.set(new Date(Date.parse(resetTime) - 1000));
    expect((await refused(reader)).error.code).toBe("daily_limit");
    clock.set(resetTime);
    expect((await reader.readAll()).insightId).toBeDefined();
  });

  it("allows exactly seven when ten are requested at once", async () => {
    clock.set(NOON);
    const reader = await aReader(app);
    const readings = await Promise.all(Array.from({ length: 10 }, () => reader.readAll()));
    expect(readings.filter((reading) => reading.insightId).length).toBe(7);
    expect(readings.filter((reading) => reading.status === 429).length).toBe(3);
    expect(await delivered(reader)).toBe(7);
  });

  it("follows the former time zone on the day of a move", async () => {
    clock.set("2026-11-20T22:30:00Z");
    const timeZoneFrom = new Date("2026-11-20T23:00:00Z");
    const moved = { timeZone: "America/New_York", formerTimeZone: "Europe/Berlin", timeZoneFrom };
    const reader = await aReader(app, {}, moved);
    await readTimes(reader, 7);
    // At this time midnight in Berlin has passed, but it is still the same day in New York.
    clock.set("2026-11-20T23:30:00Z");
    expect((await refused(reader)).error).toMatchObject({ resetTime: "2026-11-21T05:00:00.000Z" });
  });
});

describe("a first time zone", () => {
  const setZone = (reader: Reader) => reader.put("/api/settings", { timeZone: "Pacific/Kiritimati" });
  const consent = { terms: true, age16: true, timeZone: "Pacific/Kiritimati" };

  it.each([
    ["the settings", setZone],
    ["another consent", (reader: Reader) => reader.put("/api/me/consent", consent)],
  ])("set by %s after seven readings opens no second day", async (_way, set) => {
    clock.set(NOON);
    const reader = toReader(app.as());
    await reader.put("/api/me/consent", { terms: true, age16: true });
    await readTimes(reader, 7);
    expect((await set(reader)).status).toBe(200);
    expect((await refused(reader)).error).toMatchObject({
      code: "daily_limit",
      resetTime: "2026-11-21T00:00:00.000Z",
    });
    const { body } = await reader.get<Me>("/api/me");
    expect(body).toMatchObject({ timeZone: "Pacific/Kiritimati", insightsToday: { left: 0 } });
    clock.set("2026-11-21T00:00:00Z");
    // At this time it is still the 21st in Kiritimati, and no reading of that day is used.
    await readTimes(reader, 1);
  });

  it("set while readings start opens no second day", async () => {
    clock.set(NOON);
    for (let round = 0; round < 5; round += 1) {
      const reader = toReader(app.as());
      await reader.put("/api/me/consent", { terms: true, age16: true });
      const begun = Array.from({ length: 7 }, () => reader.readAll());
      await setZone(reader);
      await Promise.all(begun);
      await Promise.all(Array.from({ length: 7 }, () => reader.readAll()));
      expect(await delivered(reader)).toBe(7);
    }
  });

  it("set before the first reading applies at once", async () => {
    clock.set(NOON);
    const reader = toReader(app.as());
    await reader.put("/api/me/consent", { terms: true, age16: true });
    await setZone(reader);
    const { body } = await reader.get<Me>("/api/me");
    expect(body.insightsToday?.resetTime).toBe("2026-11-21T10:00:00.000Z");
  });
});

describe("the daily limit of other plans", () => {
  it("the daily limit is one reading for a guest, and the message names the limit of an account", async () => {
    clock.set(NOON);
    const guest = await aReader(app, { isGuest: true });
    await readTimes(guest, 1);
    expect((await refused(guest)).error.message).toBe(
      "A guest gets one reading a day. The next one opens at midnight (UTC), in 12 hours. An account gets 7 a day.",
    );
  });

  it("the daily limit is three readings until the address is confirmed, and the message names the limit after that", async () => {
    clock.set(NOON);
    const reader = await aReader(app, { mustVerify: true });
    const { body } = await reader.get<Me>("/api/me");
    expect(body).toMatchObject({ plan: "free", insightsToday: { limit: 3, left: 3 } });
    const readings = await Promise.all(Array.from({ length: 7 }, () => reader.readAll()));
    expect(readings.filter(({ insightId }) => insightId).length).toBe(3);
    expect((await refused(reader)).error.message).toBe(
      "You’ve had all 3 of today’s readings. The next one opens at midnight (UTC), in 12 hours. " +
        "Confirm your email address with the link in your inbox, and you get 7 a day.",
    );
    reader.session.mustVerify = false;
    await readTimes(reader, 4);
    expect((await refused(reader)).error.message).toMatch(/^You’ve had all 7 /);
  });

  it("the daily limit does not exist for Premium", async () => {
    clock.set(NOON);
    const premium = await aReader(app, { isPremium: true });
    await readTimes(premium, 9);
  });
});

describe("readings that do not count for the day", () => {
  it("include a failed one and its retry with the same cards", async () => {
    const reader = await aReader(app);
    failNextReading(app);
    const failed = await reader.readAll({ spreadType: "full-pond" });
    expect(failed.last).toMatchObject({
      type: "error",
      code: "reading_failed",
      message: "Unable to generate reading. Please try again.",
    });
    model.play(fittingReply);
    const [sealed, cards] = failed.events;
    const drawId = sealed?.type === "sealed" ? sealed.drawId : undefined;
    const retry = await reader.readAll({
      spreadType: "full-pond",
      drawId,
      picks: [9, 8, 7],
      clientSeed: "other",
    });
    expect(retry.events[1]).toEqual(cards);
    expect(retry.last).toMatchObject({ type: "done", isDefault: false });
    expect(await delivered(reader)).toBe(0);
    await readTimes(reader, 1);
    expect(await delivered(reader)).toBe(1);
  });

  it("include a default reading and the retry that replaces it", async () => {
    const reader = await aReader(app);
    model.play([{ kind: "answer", text: "No." }]);
    const lost = await reader.readAll();
    expect(lost.last).toMatchObject({ type: "done", isDefault: true });
    const { body: before } = await reader.get<Record<string, unknown>>(`/api/insights/${lost.insightId}`);
    expect(before).toMatchObject({
      isDefault: true,
      reading: { keyInsights: ["The cards suggest looking at this from a different angle"] },
      notice: expect.stringContaining("The duck lost his words"),
      associatedBlock: { name: "Work Block" },
    });
    model.play(fittingReply);
    const retry = await reader.readAll({ drawId: String(before.drawId) });
    expect(retry.last).toEqual({ type: "done", insightId: lost.insightId, isDefault: false });
    const { body: after } = await reader.get<Record<string, unknown>>(`/api/insights/${lost.insightId}`);
    expect(after).toMatchObject({ isDefault: false, notice: null, cardsDrawn: before.cardsDrawn });
    expect(after.associatedBlock).toEqual(before.associatedBlock);
    expect(await delivered(reader)).toBe(0);
    const again = await reader.readAll({ drawId: String(before.drawId) });
    expect(again.body).toMatchObject({ error: { code: "draw_used" } });
  });

  it("include the retry of a default reading of a chosen card", async () => {
    const reader = await aReader(app);
    model.play([{ kind: "answer", text: "No." }]);
    const lost = await reader.readAll({ selectedCardId: "the-cache" });
    model.play(fittingReply);
    const retry = await reader.readAll({ retryOf: lost.insightId });
    expect(retry.last).toEqual({ type: "done", insightId: lost.insightId, isDefault: false });
    expect(retry.events[0]).toEqual({
      type: "cards",
      cards: [{ id: "the-cache", reversed: false, chosen: true }],
    });
    expect(await delivered(reader)).toBe(0);
  });

  it("include one stopped before its first word; one stopped later counts, but not its retry", async () => {
    const reader = await aReader(app);
    model.play([{ kind: "silence" }]);
    const early = newId();
    const waiting = await reader.read({}, { key: early });
    const sealed = (await waiting.next())?.data as { drawId: string };
    expect((await reader.post(`/api/readings/${early}/stop`)).body).toEqual({ stopped: true });
    expect(await delivered(reader)).toBe(0);

    model.play([{ kind: "answer", text: FAKE_READING_TEXT, everyMs: 50 }]);
    const late = newId();
    const talking = await reader.read({ drawId: sealed.drawId }, { key: late });
    for (let type: unknown; type !== "delta"; )
      type = ((await talking.next())?.data as { type?: string } | undefined)?.type ?? "delta";
    expect((await reader.post(`/api/readings/${late}/stop`)).body).toEqual({ stopped: true });
    expect(await delivered(reader)).toBe(1);

    model.play(fittingReply);
    expect((await reader.readAll({ drawId: sealed.drawId })).insightId).toBeDefined();
    expect(await delivered(reader)).toBe(1);
  });
});
