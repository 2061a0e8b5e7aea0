import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { fittingReply } from "#test-support/fake-provider.ts";
import { answeredBy, aReader } from "#test-support/reading-app.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { readingEvents, readings } from "../../platform/db/tables/insights.ts";
import { forgetRuns } from "./forget-runs.ts";
import { insertEvents } from "./runs.queries.ts";

const HOUR_MS = 60 * 60 * 1000;

it("housekeeping deletes a reading's run and stream after a day, and keeps the insight; a default reading may still be read again", async () => {
  const model = await startFakeAnthropic({ script: [{ kind: "answer", text: "No." }] });
  const clock = createTestClock("2026-11-20T12:00:00Z");
  const app = await createTestApp({ settings: answeredBy(model), clock });
  const reader = await aReader(app);
  const { userId } = reader;
  const key = newId();
  const lost = await reader.readAll({}, { key });
  await reader.post("/api/draws");
  expect(await forgetRuns(app.dependencies)).toEqual({ runs: 0, draws: 0, slots: 0 });
  clock.advance(25 * HOUR_MS);
  expect(await forgetRuns(app.dependencies)).toMatchObject({ runs: 1, draws: 1 });
  clock.advance(8 * HOUR_MS);
  expect(await forgetRuns(app.dependencies)).toEqual({ runs: 0, draws: 0, slots: 1 });
  const [runs, events] = await app.dependencies.database.batch({ userId }, (tx) => [
    tx.select().from(readings).where(eq(readings.userId, userId)),
    tx.select().from(readingEvents).where(eq(readingEvents.userId, userId)),
  ]);
  expect([runs, events]).toEqual([[], []]);
  expect((await reader.resume(key)).status).toBe(404);
  model.play(fittingReply);
  const sealed = lost.events[0];
  const retry = await reader.readAll(sealed?.type === "sealed" ? { drawId: sealed.drawId } : {});
  expect(retry.last).toEqual({ type: "done", insightId: lost.insightId, isDefault: false });
  await model.close();
});

it("the events of a run stay for a day at least and for a day and a half at most, whatever hour it began in", async () => {
  const clock = createTestClock("2026-11-20T00:00:00Z");
  const { dependencies } = await createTestApp({ clock });
  const { database } = dependencies;
  const userId = newId();
  const eventsOf = async (readingId: string) => {
    const [rows] = await database.batch({ userId }, (tx) => [
      tx.select().from(readingEvents).where(eq(readingEvents.readingId, readingId)),
    ]);
    return rows.length;
  };
  const begun: { id: string; at: number }[] = [];
  for (let hour = 0; hour < 120; hour += 1) {
    const [id, now] = [newId(), clock.now()];
    await database.batch({ userId }, (tx) => [
      tx.insert(readings).values({
        ...{ userId, id, key: id, status: "done", request: "{}", heartbeatAt: now, createdAt: now },
      }),
      insertEvents(tx, { userId, readingId: id, seq: 1, body: "{}" }),
    ]);
    begun.push({ id, at: now.getTime() });
    await forgetRuns(dependencies);
    for (const { id: readingId, at } of begun.filter((_, index) => index % 7 === 0)) {
      const age = (now.getTime() - at) / HOUR_MS;
      if (age < 24) expect(await eventsOf(readingId)).toBe(1);
      if (age > 36) expect(await eventsOf(readingId)).toBe(0);
    }
    clock.advance(HOUR_MS);
  }
});
