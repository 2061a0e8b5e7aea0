import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import type { ReadingEvent } from "#contract/readings.ts";
import { saysInChat, startFakeHost } from "#test-support/fake-model-hosts.ts";
import { startFakeOpenAi } from "#test-support/fake-openai.ts";
import type { FakeProvider, FakeRequest } from "#test-support/fake-provider.ts";
import { aReader, orderOf, type Reader, toWhole, wholeOf, wordsOf } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import type { ChangingDuck } from "../../platform/ai/at-home/changing-duck.ts";
import { modelHost } from "../../platform/ai/at-home/model-hosts.ts";
import { OWN_NETWORK_TIMINGS, TIMINGS, type Timings } from "../../platform/ai/timings.ts";
import { newId } from "../../platform/db/ids.ts";

const FIRST =
  "You wrote it four times and sent it to nobody, and the numbers were fine each time you looked.";
const SECOND = "The card shows it here: doing it again is a way of not deciding who may say no.";
const TAGGED = `**[Headline]** Four drafts and no reader.
[reading]
${FIRST}

${SECOND}
[step] Send Dana the third version.
[question] Whose no are you saving yourself from?`;

let model: FakeProvider;
let app: TestApp;
beforeAll(async () => {
  model = await startFakeOpenAi();
  app = await createTestApp({ settings: settingsOf() });
  return () => model.close();
});

const settingsOf = () => ({
  AI_PROVIDER: "openai-compatible",
  OPENAI_COMPATIBLE_BASE_URL: model.url,
  OPENAI_COMPATIBLE_API_KEY: model.apiKey,
  AI_MODEL: "duck-7b",
});
const isReading = ({ body }: FakeRequest) => JSON.stringify(body.messages).includes("[headline]");
/** A model that is silent for a while and then writes a few characters at a time. */
const slow = (request: FakeRequest) =>
  isReading(request)
    ? ({ kind: "answer", text: TAGGED, firstAfterMs: 300, everyMs: 40 } as const)
    : ({ kind: "answer", text: "Four drafts, no owner" } as const);
const insightOf = async (reader: Reader, id = "") =>
  (await reader.get<InsightOutput>(`/api/insights/${id}`)).body as InsightOutput;
const stepsOf = (events: readonly ReadingEvent[]) =>
  events.flatMap((event) => (event.type === "waiting" ? [event.step] : []));

describe("a reading by a slow model at home", () => {
  it("tells what it waits for, streams, and is stored whole", async () => {
    model.play(slow);
    const reader = await aReader(app);
    const { events, last, insightId } = await reader.readAll();
    expect(stepsOf(events)).toEqual(["loading", "reading"]);
    expect(events.filter(({ type }) => type === "delta").length).toBeGreaterThan(3);
    expect(events.find(({ type }) => type === "delta")).toMatchObject({
      headline: "Four drafts and no reader.",
    });
    expect(wordsOf(events)).toBe(`${FIRST}\n\n${SECOND}`);
    expect(last).toMatchObject({ type: "done", isDefault: false });
    const insight = await insightOf(reader, insightId);
    expect(insight).toMatchObject({ duck: "model", isDefault: false });
    expect(insight.reading).toMatchObject({
      headline: "Four drafts and no reader.",
      interpretation: `${FIRST}\n\n${SECOND}`,
      reflectionPrompts: ["Whose no are you saving yourself from?"],
      robQuip: "",
    });
    expect(insight.reading?.keyInsights).toHaveLength(1);
  });

  it("goes on while the page is loaded again, with one call, and a name by rule", async () => {
    model.play(slow);
    model.requests.length = 0;
    const reader = await aReader(app);
    const key = newId();
    const stream = await reader.read({}, { key });
    for (let count = 0; count < 3; count += 1) await stream.next();
    const resumed = await reader.resume(key);
    const again = toWhole(resumed, await resumed.all());
    expect(stepsOf(again.events)).toEqual(["loading", "reading"]);
    expect(wordsOf(again.events)).toBe(`${FIRST}\n\n${SECOND}`);
    expect((await wholeOf(stream)).last).toMatchObject({ type: "done" });
    expect(model.requests.map(isReading)).toEqual([true]);
    expect((await insightOf(reader, again.insightId)).associatedBlock?.name).toBe(
      "I've rewritten the proposal four times…",
    );
  });

  it("sends a page of an earlier version only the events that it knows", async () => {
    model.play(slow);
    const reader = await aReader(app);
    const key = newId();
    const headers = { "idempotency-key": key };
    const stream = await reader.stream("POST", "/api/readings", orderOf(), { headers });
    const resumed = await reader.stream("GET", `/api/readings/${key}/events`);
    for (const { events, last } of await Promise.all([wholeOf(stream), wholeOf(resumed)])) {
      expect(stepsOf(events)).toEqual([]);
      expect(wordsOf(events)).toBe(`${FIRST}\n\n${SECOND}`);
      expect(last).toMatchObject({ type: "done" });
    }
    const later = await wholeOf(await reader.stream("GET", `/api/readings/${key}/events`));
    expect(stepsOf(later.events)).toEqual([]);
  });
});

describe("a model at home with four tokens a second after a minute of silence", () => {
  /** One second of the model is this many milliseconds of the test, for the model and for every limit alike. */
  const SECOND_MS = 40;
  const scaled = ({ firstTokenMs, idleMs, wholeCallMs }: Timings): Partial<Timings> => ({
    firstTokenMs: (firstTokenMs / 1000) * SECOND_MS,
    idleMs: (idleMs / 1000) * SECOND_MS,
    wholeCallMs: (wholeCallMs / 1000) * SECOND_MS,
  });
  /** A token is about four characters, and the fake sends twelve at a time. */
  const SLOW = {
    kind: "answer",
    text: TAGGED,
    firstAfterMs: 60 * SECOND_MS,
    everyMs: (3 * SECOND_MS) / 4,
  } as const;

  it("its whole reading arrives, streams, and survives a reload of the page", async () => {
    const slowApp = await createTestApp({ settings: settingsOf(), timings: scaled(OWN_NETWORK_TIMINGS) });
    model.play([SLOW]);
    model.requests.length = 0;
    const reader = await aReader(slowApp);
    const key = newId();
    const stream = await reader.read({}, { key });
    for (let words = 0; words < 3; ) {
      const { data } = (await stream.next()) ?? {};
      if ((data as ReadingEvent | undefined)?.type === "delta") words += 1;
    }
    await stream.close();
    const resumed = await reader.resume(key);
    const { events, last, insightId } = toWhole(resumed, await resumed.all());
    expect(events.filter(({ type }) => type === "delta").length).toBeGreaterThan(5);
    expect(wordsOf(events)).toBe(`${FIRST}\n\n${SECOND}`);
    expect(last).toMatchObject({ type: "done", isDefault: false });
    expect((await insightOf(reader, insightId)).reading?.interpretation).toBe(`${FIRST}\n\n${SECOND}`);
    expect(model.requests).toHaveLength(1);
  });

  it("it is too slow for the limits of a hosted model, so that the offline duck would write", async () => {
    const hurried = await createTestApp({ settings: settingsOf(), timings: scaled(TIMINGS) });
    model.play([SLOW]);
    const reader = await aReader(hurried);
    const { insightId } = await reader.readAll();
    expect(await insightOf(reader, insightId)).toMatchObject({ duck: "offline", standIn: "failed" });
  });
});

describe("a model at home that is chosen and dropped", () => {
  it("a reading is stored under the model that wrote it, even if that is dropped before the end", async () => {
    const dropped = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const host = await startFakeHost({
      "POST /v1/chat/completions": async (request) => {
        asked.resolve();
        await dropped.promise;
        await saysInChat(TAGGED)(request);
      },
    });
    const chosen = await createTestApp();
    const duck = chosen.dependencies.duck as ChangingDuck;
    try {
      const reader = await aReader(chosen);
      duck.follow({ host: modelHost("ollama", host.url), name: "duck-7b" });
      const stream = await reader.read();
      await asked.promise;
      duck.follow(null);
      dropped.resolve();
      const { events, insightId } = await wholeOf(stream);
      expect(wordsOf(events)).toBe(`${FIRST}\n\n${SECOND}`);
      expect(await insightOf(reader, insightId)).toMatchObject({ duck: "model", isDefault: false });
    } finally {
      await host.close();
    }
  });

  it("the metrics say that the model is away only while it is the one that answers", async () => {
    const host = await startFakeHost({});
    const app = await createTestApp();
    const { metrics } = app.dependencies;
    const duck = app.dependencies.duck as ChangingDuck;
    const isAway = async () => /^model_is_away (\d)$/m.exec((await metrics.render()).text)?.[1];
    try {
      duck.follow({ host: modelHost("ollama", host.url), name: "duck-7b" });
      expect(await isAway()).toBe("0");
      await (await aReader(app)).readAll();
      expect(await isAway()).toBe("1");
      duck.follow(null);
      expect(await isAway()).toBe("0");
    } finally {
      await host.close();
    }
  });
});
