import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import type { Me } from "#contract/session.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { type FakeProvider, type FakeReply, fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import { answeredBy, aReader, type Reader, toWhole } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";

const OUTAGE: FakeReply = { kind: "status", status: 401 };

let model: FakeProvider;
beforeAll(async () => {
  model = await startFakeAnthropic();
  return () => model.close();
});

/** Starts a server whose circuit breaker is closed. It is tried again long after the test. */
async function anApp(script: Parameters<FakeProvider["play"]>[0]): Promise<TestApp> {
  model.play(script);
  model.requests.length = 0;
  return await createTestApp({ settings: answeredBy(model) });
}

const insightOf = async (reader: Reader, id = "") =>
  (await reader.get<InsightOutput>(`/api/insights/${id}`)).body as InsightOutput;

describe("a reading whose model does not answer", () => {
  it("is by the offline duck, says so from its first words, and says so when it is opened again", async () => {
    const app = await anApp([OUTAGE]);
    const reader = await aReader(app);
    const { events, last, insightId } = await reader.readAll();
    const deltas = events.filter(({ type }) => type === "delta");
    expect(deltas[0]).toMatchObject({ standIn: "failed" });
    expect(deltas.slice(1).every((event) => !("standIn" in event))).toBe(true);
    expect(last).toMatchObject({ type: "done", isDefault: false });
    expect(await insightOf(reader, insightId)).toMatchObject({
      duck: "offline",
      standIn: "failed",
      isDefault: false,
      notice: null,
    });
  });

  it("says so to a page that was loaded again while it was written", async () => {
    const reader = await aReader(await anApp([OUTAGE]));
    const key = "a-key-of-a-stand-in";
    await reader.readAll({}, { key });
    const stream = await reader.resume(key);
    const { events } = toWhole(stream, await stream.all());
    expect(events.find(({ type }) => type === "delta")).toMatchObject({ standIn: "failed" });
  });

  it("costs nothing of the day", async () => {
    const reader = await aReader(await anApp([OUTAGE]));
    await reader.readAll();
    const { body } = await reader.get<Me>("/api/me");
    expect((body as Me).insightsToday?.used).toBe(0);
  });

  it("names its block like the offline duck does, without another call", async () => {
    const reader = await aReader(await anApp([OUTAGE]));
    const { insightId } = await reader.readAll();
    const { associatedBlock } = await insightOf(reader, insightId);
    expect(associatedBlock?.name).not.toMatch(/ Block$/);
    expect(model.requests).toHaveLength(1);
  });

  it("is the page of the person's own words, and their answers reach the model when it is back", async () => {
    const app = await anApp([{ kind: "status", status: 400 }, ...Array<FakeReply>(3).fill(wholeAnswer())]);
    const reader = await aReader(app);
    const first = await reader.readAll();
    expect(await insightOf(reader, first.insightId)).toMatchObject({ reading: { isOwnWords: true } });
    const answers = { act: "Send the third draft to Dana." };
    const again = await reader.readAll({ retryOf: first.insightId, answers });
    expect(again.last).toMatchObject({ type: "done", insightId: first.insightId });
    expect(JSON.stringify(model.requests.at(-1)?.body.messages)).toContain(answers.act);
    const insight = await insightOf(reader, first.insightId);
    expect(insight).toMatchObject({ duck: "model", answers });
    expect(insight.reading?.isOwnWords).toBeUndefined();
  });

  it("a text in a crisis is answered with help while the model is away, and the model is not asked", async () => {
    const reader = await aReader(await anApp([OUTAGE]));
    await reader.readAll();
    const { body } = await reader.readAll({ userContext: "I want to kill myself." });
    expect(body).toMatchObject({ error: { code: "crisis_help" } });
    expect(model.requests).toHaveLength(1);
  });

  it("an outage costs one call of a server that has just started, and later readings do not wait for the model", async () => {
    const app = await anApp([OUTAGE]);
    for (let count = 0; count < 3; count += 1) {
      const { last } = await (await aReader(app)).readAll();
      expect(last).toMatchObject({ type: "done", isDefault: false });
    }
    expect(model.requests).toHaveLength(1);
    const { text } = await app.dependencies.metrics.render();
    expect(text).toMatch(/^model_is_away 1$/m);
    expect(text).toMatch(/^model_stand_ins_total\{reason="failed"\} 3$/m);
    expect(app.dependencies.duck.health()).toMatchObject({ trouble: "wrong_key", isAway: true });
  });

  it("a reading that breaks off after its first words is saved as the default one, not as the offline duck's", async () => {
    const cut: FakeReply = { kind: "cut", text: FAKE_READING_TEXT.slice(0, 90) };
    const reader = await aReader(await anApp([cut, cut]));
    const { last, insightId } = await reader.readAll();
    expect(last).toMatchObject({ type: "done", isDefault: true });
    const insight = await insightOf(reader, insightId);
    expect(insight).toMatchObject({ duck: "model", isDefault: true });
    expect(insight.standIn).toBeUndefined();
  });
});

function wholeAnswer(): FakeReply {
  return fittingReply({ path: "", headers: {}, body: { max_tokens: 750 } });
}
