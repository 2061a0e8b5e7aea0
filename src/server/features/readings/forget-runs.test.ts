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

const HOUR_MS = 60 * 60 * 1000;

it("housekeeping deletes a reading's run and stream after a day, and keeps the insight; a default reading may still be read again", async () => {
  const model = await startFakeAnthropic({ script: [{ kind: "answer", text: "No." }] });
  // The id of a run holds the real time, so the clock begins there.
  const clock = createTestClock();
  const app = await createTestApp({ settings: answeredBy(model), clock });
  const reader = await aReader(app);
  const { userId } = reader;
  const key = newId();
  const lost = await reader.readAll({}, { key });
  await reader.post("/api/draws");
  expect(await forgetRuns(app.dependencies)).toEqual({ runs: 0, draws: 0, slots: 0, events: 0 });
  clock.advance(25 * HOUR_MS);
  expect(await forgetRuns(app.dependencies)).toMatchObject({ runs: 1, draws: 1 });
  clock.advance(10 * HOUR_MS);
  expect(await forgetRuns(app.dependencies)).toMatchObject({ runs: 0, draws: 0 });
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
