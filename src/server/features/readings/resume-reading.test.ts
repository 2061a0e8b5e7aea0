import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type FakeProvider, fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING, FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import { aReader, failNextReading, toReader, toWhole, wholeOf, wordsOf } from "#test-support/reading-app.ts";
import { slowReply } from "#test-support/slow-reply.ts";
import type { TestApp } from "#test-support/test-app.ts";
import type { TestClock } from "#test-support/test-clock.ts";
import { startTwoProcesses } from "#test-support/two-processes.ts";
import { newId } from "../../platform/db/ids.ts";
import { insights } from "../../platform/db/tables/insights.ts";

const SLOW_MS = 25;
const READING_TOKENS = 750;

let model: FakeProvider;
let app: TestApp;
/** Another server process on the same database. */
let other: TestApp;
let clock: TestClock;
let otherClock: TestClock;
beforeAll(async () => {
  ({ model, app, clock, other, otherClock } = await startTwoProcesses());
  return () => model.close();
});

/** Counts the provider calls for readings; calls for the names of blocks are left out. */
function readingCalls(): number {
  return model.requests.filter(({ body }) => Number(body.max_tokens) >= READING_TOKENS).length;
}

/** Makes the model write slowly. Returns a function that makes it send the rest at once. */
function playSlowly(): () => void {
  const { reply, finish } = slowReply(FAKE_READING_TEXT, SLOW_MS);
  model.play((request) => (request.body.max_tokens === READING_TOKENS ? reply : fittingReply(request)));
  return finish;
}

async function insightsOf(userId: string) {
  const [rows] = await app.dependencies.database.batch({ userId }, (tx) => [
    tx.select({ id: insights.id }).from(insights).where(eq(insights.userId, userId)),
  ]);
  return rows;
}

describe("reloading the page during a reading", () => {
  it("resumes the same reading three times with one provider call, one insight and no repeated word", async () => {
    const finish = playSlowly();
    const reader = await aReader(app);
    const key = newId();
    const before = readingCalls();
    const sent = [];
    let stream = await reader.read({}, { key });
    for (let reload = 0; reload < 3; reload += 1) {
      for (let count = 0; count < 3; count += 1) sent.push(await stream.next());
      await stream.close();
      stream = await reader.resume(key, sent.at(-1)?.id);
    }
    finish();
    sent.push(...(await stream.all()));
    const whole = toWhole(
      stream,
      sent.filter((event) => event !== undefined),
    );
    expect(whole.ids).toEqual(whole.ids.map((_, index) => String(index + 1)));
    expect(wordsOf(whole.events)).toBe(FAKE_READING.interpretation);
    expect(whole.last).toMatchObject({ type: "done" });
    expect(readingCalls() - before).toBe(1);
    expect(await insightsOf(reader.userId)).toEqual([{ id: whole.insightId }]);
  });

  it("a reading goes on when nobody listens", async () => {
    const finish = playSlowly();
    const reader = await aReader(app);
    const key = newId();
    const stream = await reader.read({}, { key });
    await stream.next();
    await stream.close();
    finish();
    await app.dependencies.readingRuns.whenIdle();
    const replay = await wholeOf(await reader.resume(key));
    expect(wordsOf(replay.events)).toBe(FAKE_READING.interpretation);
    expect(replay.last).toMatchObject({ type: "done" });
  });

  it("following a reading answers 404 for an unknown key and for somebody else's", async () => {
    const reader = await aReader(app);
    const key = newId();
    await reader.readAll({}, { key });
    const stranger = await aReader(app);
    expect(await stranger.resume(key)).toMatchObject({
      status: 404,
      body: { error: { message: "Reading not found" } },
    });
    expect(await stranger.post(`/api/readings/${key}/stop`)).toMatchObject({ status: 404 });
  });
});

describe("a repeated idempotency key", () => {
  it("follows the running reading and replays it afterwards", async () => {
    playSlowly();
    const reader = await aReader(app);
    const key = newId();
    const before = readingCalls();
    const both = await Promise.all([reader.readAll({}, { key }), reader.readAll({}, { key })]);
    const third = await reader.readAll({}, { key });
    expect(both[0]?.events).toEqual(both[1]?.events);
    expect(third.events).toEqual(both[0]?.events);
    expect(readingCalls() - before).toBe(1);
    expect(await insightsOf(reader.userId)).toHaveLength(1);
  });

  it("is a conflict with another request, during the reading and after it", async () => {
    const finish = playSlowly();
    const reader = await aReader(app);
    const key = newId();
    const stream = await reader.read({}, { key });
    await stream.next();
    const during = await reader.readAll({ userContext: "Something else." }, { key });
    expect(during).toMatchObject({ status: 409, body: { error: { code: "conflict" } } });
    finish();
    await stream.all();
    const after = await reader.readAll({ userContext: "Something else." }, { key });
    expect(after).toMatchObject({ status: 409, body: { error: { code: "conflict" } } });
  });

  it("replays a failure without a second provider call", async () => {
    failNextReading(app);
    const reader = await aReader(app);
    const key = newId();
    await reader.readAll({}, { key });
    const before = readingCalls();
    expect((await reader.readAll({}, { key })).last).toMatchObject({ type: "error", code: "reading_failed" });
    expect(readingCalls()).toBe(before);
  });
});

describe("a second process", () => {
  it("a second server process follows a reading of the first process without another provider call", async () => {
    playSlowly();
    const reader = await aReader(app);
    const elsewhere = toReader(other.as(reader.session));
    const key = newId();
    const before = readingCalls();
    const stream = await reader.read({}, { key });
    await stream.next();
    const [here, there, posted] = await Promise.all([
      wholeOf(stream),
      elsewhere.resume(key).then(wholeOf),
      elsewhere.readAll({}, { key }),
    ]);
    expect(there.events.slice(1)).toEqual(here.events);
    expect(posted.events).toEqual(there.events);
    expect(readingCalls() - before).toBe(1);
  });

  it("a second server process stops a reading of the first process, and nothing is saved", async () => {
    playSlowly();
    const reader = await aReader(app);
    const elsewhere = toReader(other.as(reader.session));
    const key = newId();
    const stream = await reader.read({}, { key });
    await stream.next();
    expect((await elsewhere.post(`/api/readings/${key}/stop`)).body).toEqual({ stopped: true });
    const { last } = await wholeOf(stream);
    expect(last).toMatchObject({ type: "error", code: "reading_stopped" });
    expect(await insightsOf(reader.userId)).toEqual([]);
  });
});

describe("stopping a reading", () => {
  it("ends the provider call, saves nothing and informs all listeners", async () => {
    playSlowly();
    const reader = await aReader(app);
    const key = newId();
    const stream = await reader.read({}, { key });
    for (let count = 0; count < 3; count += 1) await stream.next();
    const hungUp = model.hangUps();
    expect((await reader.post(`/api/readings/${key}/stop`)).body).toEqual({ stopped: true });
    expect((await wholeOf(stream)).last).toMatchObject({
      code: "reading_stopped",
      message: "This reading was stopped. Nothing was saved.",
    });
    await expect.poll(() => model.hangUps()).toBe(hungUp + 1);
    expect(await insightsOf(reader.userId)).toEqual([]);
    expect((await wholeOf(await reader.resume(key))).last).toMatchObject({ code: "reading_stopped" });
  });

  it("has no effect after the end", async () => {
    model.play(fittingReply);
    const reader = await aReader(app);
    const key = newId();
    await reader.readAll({}, { key });
    expect((await reader.post(`/api/readings/${key}/stop`)).body).toEqual({ stopped: false });
    expect(await insightsOf(reader.userId)).toHaveLength(1);
  });
});

describe("a reading whose process died", () => {
  it("fails within thirty seconds, and its cards may be read again at no cost", async () => {
    model.play([{ kind: "silence" }]);
    const reader = await aReader(app);
    const elsewhere = toReader(other.as(reader.session));
    const key = newId();
    const stream = await reader.read({ spreadType: "full-pond" }, { key });
    const sealed = (await stream.next())?.data as { drawId: string };
    const cards = (await stream.next())?.data;
    // From now on, the second process sees every write of the first as 21 seconds old, so it takes the first process's
    // run for dead.
    otherClock.advance(21_000);
    const watched = await wholeOf(await elsewhere.resume(key));
    expect(watched.last).toMatchObject({
      type: "error",
      code: "reading_failed",
      message: "Unable to generate reading. Please try again.",
    });
    model.play(fittingReply);
    const retry = await elsewhere.readAll({ spreadType: "full-pond", drawId: sealed.drawId });
    expect(retry.events[1]).toEqual(cards);
    expect(retry.last).toMatchObject({ type: "done" });
    // The first process is still alive. It notices that its run was ended, and saves no insight.
    expect((await wholeOf(stream)).last).toMatchObject({ type: "error" });
    expect(await insightsOf(reader.userId)).toEqual([{ id: retry.insightId }]);
  });

  it("is not considered dead while its heartbeat is recent", async () => {
    const finish = playSlowly();
    const reader = await aReader(app);
    const elsewhere = toReader(other.as(reader.session));
    const key = newId();
    const stream = await reader.read({}, { key });
    await stream.next();
    otherClock.set(new Date(clock.now().getTime() + 15_000));
    const watching = await elsewhere.resume(key);
    finish();
    const watched = await wholeOf(watching);
    expect(watched.last).toMatchObject({ type: "done" });
  });
});
