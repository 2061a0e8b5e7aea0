import { beforeAll, expect, it, vi } from "vitest";
import type { ReadingEvent } from "#contract/readings.ts";
import type { EventReader } from "#test-support/event-reader.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { type FakeProvider, fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import { answeredBy, aReader, toReader, wholeOf } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../../platform/db/ids.ts";

const READING_TOKENS = 750;
/** The pause between the model's words, in milliseconds: long enough for a reading to be stopped before it ends. */
const SLOWLY_MS = 1_000;
/** The options of a wait for a hint between the processes. The time in milliseconds allows for a busy machine. */
const ARRIVES = { timeout: 8_000 };

let model: FakeProvider;
/** Two processes on one database, which notify each other of changes. */
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  model = await startFakeAnthropic();
  const keys = `one:${Buffer.alloc(32, 7).toString("base64")}`;
  const settings = { ...answeredBy(model), ENCRYPTION_KEYS: keys };
  here = await createTestApp({ settings, isLive: true });
  there = await createTestApp({ settings, isLive: true, databaseUrl: here.databaseUrl });
  model.play((request) =>
    request.body.max_tokens === READING_TOKENS
      ? { kind: "answer", text: FAKE_READING_TEXT, everyMs: SLOWLY_MS }
      : fittingReply(request),
  );
  return () => model.close();
});

async function waitForWords(stream: EventReader): Promise<void> {
  for (let next = await stream.next(); next; next = await stream.next()) {
    if ((next.data as ReadingEvent).type === "delta") return;
  }
  throw new Error("The stream ended without words");
}

it("a reading that is followed and stopped in another process writes its events for it, and learns of the stop", async () => {
  const reader = await aReader(here);
  const elsewhere = toReader(there.as(reader.session));
  const key = newId();
  const stream = await reader.read({}, { key });
  await stream.next();
  const run = here.dependencies.readingRuns.find(reader.userId, key);
  if (!run) throw new Error("The reading does not run");
  const writeNow = vi.spyOn(run, "writeNow");
  const followed = await elsewhere.resume(key);
  expect((await followed.next())?.data).toMatchObject({ type: "sealed" });
  await expect.poll(() => writeNow.mock.calls.length, ARRIVES).toBeGreaterThan(0);
  await waitForWords(followed);
  const before = writeNow.mock.calls.length;
  expect((await elsewhere.post(`/api/readings/${key}/stop`)).body).toEqual({ stopped: true });
  await expect.poll(() => writeNow.mock.calls.length, ARRIVES).toBeGreaterThan(before);
  const [own, others] = await Promise.all([wholeOf(stream), wholeOf(followed)]);
  expect(own.last).toMatchObject({ type: "error", code: "reading_stopped" });
  expect(others.last).toMatchObject({ type: "error", code: "reading_stopped" });
});
