import { afterEach, describe, expect, it } from "vitest";
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import type { StandInReason } from "#domain/duck/stand-in.ts";
import type { WaitingStep } from "#domain/duck/waiting-steps.ts";
import { createDuckInTest, hear, readingCall, ticketFor } from "#test-support/duck-parts.ts";
import { type FakeOpenAiOptions, startFakeOpenAi } from "#test-support/fake-openai.ts";
import type { FakeProvider, FakeReply, FakeScript } from "#test-support/fake-provider.ts";
import { FAKE_READING, FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import { loadConfig } from "../config.ts";
import type { AnswerForm } from "./duck.ts";
import { openAiCompatibleProvider } from "./providers/openai-compatible/openai-compatible-provider.ts";
import { OWN_NETWORK_TIMINGS, TIMINGS, type Timings, timingsIn } from "./timings.ts";

const open: FakeProvider[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

const FIRST =
  "You wrote it four times and sent it to nobody, and the numbers were fine each time you looked.";
const SECOND = "The Infinite Loop shows it here: doing it again is a way of not deciding who may say no.";
const TAGGED = `[headline] Four drafts and no reader.
[reading]
${FIRST}

${SECOND}
[step] Send Dana “Here is the third version.”
[question] Whose no are you saving yourself from?`;
const WHOLE = {
  headline: "Four drafts and no reader.",
  interpretation: `${FIRST}\n\n${SECOND}`,
  keyInsights: ["What would end this run?"],
  actionSteps: [{ text: "Send Dana “Here is the third version.”", minutes: 2 }],
  robQuip: "",
  reflectionPrompts: ["Whose no are you saving yourself from?"],
};
const answer = (text: string, more: Partial<Extract<FakeReply, { kind: "answer" }>> = {}): FakeReply => ({
  kind: "answer",
  text,
  ...more,
});
const notReady: FakeReply = { kind: "status", status: 503, message: "Loading model" };

/** Short time limits of a model at home, which leave a busy machine enough time to load the provider's library. */
const SHORT: Partial<Timings> = { isPatient: true, firstTokenMs: 3000, idleMs: 300, notReadyMs: 5 };
/** The limit for a model that is late. */
const SOON_LATE: Partial<Timings> = { firstTokenMs: 1000 };

async function meet(script: FakeScript, timings: Partial<Timings> = {}, options: FakeOpenAiOptions = {}) {
  const fake = await startFakeOpenAi(options);
  open.push(fake);
  fake.play(script);
  const provider = openAiCompatibleProvider({ baseUrl: fake.url, apiKey: fake.apiKey, model: "duck-7b" });
  const inTest = createDuckInTest(provider, { ...SHORT, ...timings });
  const { duck } = inTest;
  const stoodIn: StandInReason[] = [];
  const steps: WaitingStep[] = [];
  const forms: (AnswerForm | undefined)[] = [];
  const read = (request: Partial<ReadingRequest> = {}, leaving?: AbortSignal) => {
    const call = readingCall(request);
    return hear(
      duck.streamReading(ticketFor(duck, "generateInsight"), {
        ...call,
        writePrompt(clean, form) {
          forms.push(form);
          return call.writePrompt(clean);
        },
        onStandIn: (reason) => void stoodIn.push(reason),
        onWaiting: (step) => void (steps.at(-1) !== step && steps.push(step)),
        ...(leaving && { leaving }),
      }),
    );
  };
  return { ...inTest, fake, stoodIn, steps, forms, read };
}

describe("the time limits of a model at home", () => {
  it("are two minutes to the first token, and half an hour in all; those of others stay", () => {
    expect(OWN_NETWORK_TIMINGS).toMatchObject({
      firstTokenMs: 120_000,
      idleMs: 20_000,
      wholeCallMs: 1_800_000,
    });
    expect(TIMINGS).toMatchObject({
      firstTokenMs: 20_000,
      idleMs: 20_000,
      wholeCallMs: 90_000,
      isPatient: false,
    });
  });

  it("the time limits of a model are those of the settings where they name any", () => {
    const { ai } = loadConfig({ AI_FIRST_TOKEN_SECONDS: "200", AI_IDLE_SECONDS: "45" });
    expect(timingsIn(ai)).toEqual({ firstTokenMs: 200_000, idleMs: 45_000 });
    expect(timingsIn(loadConfig({}).ai)).toEqual({});
  });

  it("a model at home that is silent for long and then slow gives a whole reading, word by word", async () => {
    const slow = answer(TAGGED, { firstAfterMs: 500, everyMs: 60 });
    const { read, stoodIn, fake } = await meet([slow]);
    const heard = await read();
    expect(heard.deltas.length).toBeGreaterThan(10);
    expect(heard.result).toMatchObject({ isDefault: false, reading: WHOLE });
    expect(stoodIn).toEqual([]);
    expect(fake.requests).toHaveLength(1);
  });

  it("a model at home that is late once is not asked again, not left alone, and asked by the next reader", async () => {
    const { read, fake, stoodIn, duck } = await meet([{ kind: "silence" }, answer(TAGGED)], SOON_LATE);
    await read();
    expect(stoodIn).toEqual(["failed"]);
    expect(fake.requests).toHaveLength(1);
    expect(duck.health()).toMatchObject({ trouble: "overloaded", isAway: false });
    expect((await read()).result?.reading).toEqual(WHOLE);
  });

  it("a server at home that still loads its model is asked until it is ready, as long as a first token may take", async () => {
    const patient = await meet([...Array<FakeReply>(6).fill(notReady), answer(TAGGED)]);
    expect((await patient.read()).result?.reading).toEqual(WHOLE);
    expect(patient.duck.health().isAway).toBe(false);

    const never = await meet([notReady], SOON_LATE);
    await never.read();
    expect(never.stoodIn).toEqual(["failed"]);
    expect(never.duck.health().isAway).toBe(false);
  });

  it("a model at home that falls silent in the middle counts as away", async () => {
    const { read, duck } = await meet([answer(TAGGED, { stallsAfter: 150 })]);
    await read();
    expect(duck.health().isAway).toBe(true);
  });

  it("a model at home is loading until its server answers, and then reading", async () => {
    const { read, steps } = await meet([answer(TAGGED)]);
    await read();
    expect(steps).toEqual(["loading", "reading"]);
  });

  it("a model at home is reading as soon as Ollama has loaded it, long before its first token", async () => {
    const loaded = Promise.withResolvers<void>();
    const onLoad = () => loaded.promise;
    const slow = answer(TAGGED, { firstAfterMs: 400 });
    const { read, steps } = await meet([slow], {}, { onLoad });
    const reading = read();
    await expect.poll(() => steps).toEqual(["loading"]);
    loaded.resolve();
    const since = performance.now();
    await expect.poll(() => steps).toEqual(["loading", "reading"]);
    expect(performance.now() - since).toBeLessThan(350);
    await reading;
  });
});

describe("the thoughts of a model at home", () => {
  it("are signs of life, and no part of its reading", async () => {
    const thoughts = "She waits and I wonder why she still waits for him at all".repeat(3);
    const { read, ledger } = await meet([answer(TAGGED, { thoughts, everyMs: 15 })]);
    const heard = await read();
    expect(heard.text).toBe(WHOLE.interpretation);
    expect(heard.result?.reading).toEqual(WHOLE);
    expect(ledger).toMatchObject([{ outcome: "ok" }]);
  });

  it.each([
    ["between tags", `<think>\n[reading]\nShe is stuck.\n</think>\n\n${TAGGED}`],
    ["without their opening tag", `She is stuck, and wants to be told.\n</think>\n\n${TAGGED}`],
  ])("are left out of its text %s", async (_where, text) => {
    const { read } = await meet([answer(text)]);
    const heard = await read();
    expect(heard.text).toBe(WHOLE.interpretation);
    expect(heard.result?.reading).toEqual(WHOLE);
  });

  it("that use up its tokens are no reading: the offline duck writes", async () => {
    const { read, fake, stoodIn } = await meet([answer("<think>I wonder", { stop: "length" })]);
    const heard = await read();
    expect(heard.text).not.toContain("wonder");
    expect(stoodIn).toEqual(["failed"]);
    expect(fake.requests).toHaveLength(1);
  });

  it("are no name, no step and no reply", async () => {
    const { duck } = await meet([answer("<think>Short, maybe.</think>\nThe third draft")]);
    const writePrompt = () => ({ system: "Name it.", user: "words" });
    const request = { userContext: "stuck", blockTypeId: "work" } as const;
    const said = await duck.nameBlock(ticketFor(duck, "generateUserBlockName"), { request, writePrompt });
    expect(said).toEqual({ text: "The third draft", isFallback: false });
  });
});

describe("the form of a small model's reading", () => {
  it("is tags, and that of another server JSON", async () => {
    const home = await meet([answer(TAGGED)]);
    await home.read();
    expect(home.forms).toEqual(["tags"]);
  });

  it("a small model's reading is read although it is JSON", async () => {
    const { read, fake } = await meet([answer(FAKE_READING_TEXT)]);
    const heard = await read();
    expect(heard.text).toBe(FAKE_READING.interpretation);
    expect(heard.result).toMatchObject({ isDefault: false, reading: { robQuip: FAKE_READING.robQuip } });
    expect(fake.requests).toHaveLength(1);
  });

  it("a small model's reading is read although all its tags are missing", async () => {
    const { read } = await meet([answer(`Here it is:\n\n${FIRST}\n\n${SECOND}`)]);
    const heard = await read();
    expect(heard.text).toBe(WHOLE.interpretation);
    expect(heard.result).toMatchObject({
      isDefault: false,
      reading: { interpretation: WHOLE.interpretation, reflectionPrompts: ["What would end this run?"] },
    });
  });

  it.each(["length", "cut", "stall"] as const)(
    "a small model's reading that breaks off is never kept as a whole one: %s",
    async (ending) => {
      const text = TAGGED.slice(0, TAGGED.indexOf("a way of"));
      const replies: Record<typeof ending, FakeReply> = {
        length: answer(text, { stop: "length" }),
        cut: { kind: "cut", text },
        stall: answer(TAGGED, { stallsAfter: text.length }),
      };
      const { read, stoodIn } = await meet([replies[ending]]);
      const heard = await read();
      expect(stoodIn).toEqual([]);
      expect(WHOLE.interpretation.startsWith(heard.text)).toBe(true);
      expect(heard.result).toMatchObject({
        isDefault: true,
        reading: { interpretation: FIRST, actionSteps: [] },
      });
    },
  );

  it("a small model's reading whose line broke is asked for once more and goes on where it was", async () => {
    const { read, fake } = await meet([{ kind: "cut", text: TAGGED.slice(0, 120) }, answer(TAGGED)]);
    const heard = await read();
    expect(heard.text).toBe(WHOLE.interpretation);
    expect(heard.result).toMatchObject({ isDefault: false, reading: WHOLE });
    expect(JSON.stringify(fake.requests[1]?.body.messages)).toContain(
      "[headline], [reading], [step] and [question]",
    );
  });

  it.each([
    ["danger", "[danger]\nPut the card away. Who is near you?", "danger"],
    [
      "a help line, without the tag",
      `${TAGGED.replace(SECOND, "Please call the Samaritans tonight.")}`,
      "worried",
    ],
  ])("a small model's reading that sees %s says so, without a joke", async (_what, text, concern) => {
    const { read } = await meet([answer(text)]);
    const { result } = await read();
    expect(result).toMatchObject({ isDefault: false, reading: { concern, robQuip: "", keyInsights: [] } });
    if (concern === "danger") expect(result?.reading.actionSteps).toEqual([]);
  });

  it("a small model's reading holds no quotation that nobody wrote", async () => {
    const text = TAGGED.replace(SECOND, "You wrote “I never finish a thing”. The loop shows it.");
    const { read } = await meet([answer(text)]);
    expect((await read()).result?.reading.interpretation).not.toContain("never finish");
  });
});

describe("a reading whose model nobody waits for", () => {
  it("is written by the offline duck, the call ends, and nothing counts against the model", async () => {
    const { read, fake, stoodIn, duck, ledger } = await meet([{ kind: "silence" }], { firstTokenMs: 60_000 });
    const leaving = new AbortController();
    const reading = read({}, leaving.signal);
    await expect.poll(() => fake.requests).toHaveLength(1);
    leaving.abort();
    expect((await reading).result?.isDefault).toBe(false);
    expect(stoodIn).toEqual(["left"]);
    await expect.poll(() => fake.hangUps()).toBe(1);
    expect(duck.health()).toMatchObject({ state: "untried", isAway: false });
    expect(ledger).toMatchObject([{ outcome: "stopped" }, { outcome: "ok", model: "offline" }]);
  });

  it("a reading that takes up a correction goes on with the model, because nobody else can write it", async () => {
    const { read, stoodIn } = await meet([answer(TAGGED, { firstAfterMs: 60 })]);
    const leaving = new AbortController();
    leaving.abort();
    const { result } = await read({ correction: "It is about my brother." }, leaving.signal);
    expect(result?.reading).toEqual(WHOLE);
    expect(stoodIn).toEqual([]);
  });
});
