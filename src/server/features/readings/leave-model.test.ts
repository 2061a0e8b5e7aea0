import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import type { Me } from "#contract/session.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { type FakeProvider, fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import { answeredBy, aReader, type Reader, toReader, wholeOf } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../../platform/db/ids.ts";

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
  return () => model.close();
});

/** Starts a reading whose model stays silent. */
async function awaited(reader: Reader) {
  model.play([{ kind: "silence" }]);
  const key = newId();
  const before = model.requests.length;
  const stream = await reader.read({}, { key });
  await expect.poll(() => model.requests.length).toBe(before + 1);
  return { key, stream, calls: () => model.requests.length - before };
}

const leave = (reader: Reader, key: string) => reader.post(`/api/readings/${key}/leave-model`);
const insightOf = async (reader: Reader, id = "") =>
  (await reader.get<InsightOutput>(`/api/insights/${id}`)).body as InsightOutput;

describe("a reading whose model somebody does not wait for", () => {
  it("is one insight by the offline duck, counts once, and made one call", async () => {
    const reader = await aReader(here);
    const { key, stream, calls } = await awaited(reader);
    const hungUp = model.hangUps();
    expect(await leave(reader, key)).toMatchObject({ status: 200, body: { left: true } });
    const { events, last, insightId } = await wholeOf(stream);
    expect(events.find(({ type }) => type === "delta")).toMatchObject({ standIn: "left" });
    expect(last).toMatchObject({ type: "done", isDefault: false });
    await expect.poll(() => model.hangUps()).toBe(hungUp + 1);
    expect(calls()).toBe(1);
    expect(await insightOf(reader, insightId)).toMatchObject({ duck: "offline", standIn: "left" });
    const { body } = await reader.get<Me>("/api/me");
    expect((body as Me).insightsToday?.used).toBe(1);
    expect(here.dependencies.duck.health().isAway).toBe(false);
  });

  it("is the same after the page was loaded again, however often they asked", async () => {
    const reader = await aReader(here);
    const { key, stream } = await awaited(reader);
    await Promise.all([leave(reader, key), leave(reader, key)]);
    const first = await wholeOf(stream);
    expect(first.last).toMatchObject({ type: "done" });
    const again = await wholeOf(await reader.resume(key));
    expect(again.insightId).toBe(first.insightId);
    expect(again.events.filter(({ type }) => type === "delta")).toEqual(
      first.events.filter(({ type }) => type === "delta"),
    );
    expect(await leave(reader, key)).toMatchObject({ status: 200, body: { left: false } });
  });

  it("may be carried out by another process", async () => {
    const reader = await aReader(here);
    const elsewhere = toReader(there.as(reader.session));
    const { key, stream, calls } = await awaited(reader);
    expect((await leave(elsewhere, key)).body).toEqual({ left: true });
    const { events, last } = await wholeOf(stream);
    expect(events.find(({ type }) => type === "delta")).toMatchObject({ standIn: "left" });
    expect(last).toMatchObject({ type: "done" });
    expect(calls()).toBe(1);
  });

  it("a reading whose model has begun to speak stays the model's", async () => {
    const reader = await aReader(here);
    model.play([
      { kind: "answer", text: FAKE_READING_TEXT, everyMs: 30 },
      fittingReply({ path: "", headers: {}, body: { max_tokens: 50 } }),
    ]);
    const key = newId();
    const stream = await reader.read({}, { key });
    for (let type: unknown; type !== "delta"; )
      type = ((await stream.next())?.data as { type?: string } | undefined)?.type ?? "delta";
    expect((await leave(reader, key)).body).toEqual({ left: false });
    const { insightId } = await wholeOf(stream);
    expect(await insightOf(reader, insightId)).toMatchObject({ duck: "model" });
  });

  it("a reading whose model somebody else waits for is not known to strangers", async () => {
    const reader = await aReader(here);
    const { key, stream } = await awaited(reader);
    const stranger = await aReader(here);
    expect(await leave(stranger, key)).toMatchObject({ status: 404 });
    await leave(reader, key);
    await wholeOf(stream);
  });
});
