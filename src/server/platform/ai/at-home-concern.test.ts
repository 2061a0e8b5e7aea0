import { afterEach, describe, expect, it } from "vitest";
import type { ChatRequest, ReadingRequest } from "#domain/duck/duck-request.ts";
import type { StandInReason } from "#domain/duck/stand-in.ts";
import { createDuckInTest, hear, QUICK_READING, readingCall, ticketFor } from "#test-support/duck-parts.ts";
import { startFakeOpenAi } from "#test-support/fake-openai.ts";
import type { FakeProvider, FakeReply } from "#test-support/fake-provider.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import type { ChatPart } from "./duck.ts";
import { openAiCompatibleProvider } from "./providers/openai-compatible/openai-compatible-provider.ts";

const open: FakeProvider[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

const WORDS = "Put the card away, Mia. Tell a person you trust, tonight.";
const READING = "You wrote it four times and sent it to nobody.";
const FORM = `[headline] Four drafts.\n[reading]\n${READING}\n[step] Send it.\n[question] Who waits?`;
const answer = (text: string, more: Partial<Extract<FakeReply, { kind: "answer" }>> = {}): FakeReply => ({
  kind: "answer",
  text,
  ...more,
});

async function meet(script: FakeReply[]) {
  const fake = await startFakeOpenAi();
  open.push(fake);
  fake.play(script);
  const provider = openAiCompatibleProvider({ baseUrl: fake.url, apiKey: fake.apiKey, model: "duck-7b" });
  const { duck } = createDuckInTest(provider, { isPatient: true, firstTokenMs: 3000, idleMs: 300 });
  const stoodIn: StandInReason[] = [];
  const read = (request: Partial<ReadingRequest> = {}) =>
    hear(
      duck.streamReading(ticketFor(duck, "generateInsight"), {
        ...readingCall(request),
        onStandIn: (reason) => void stoodIn.push(reason),
      }),
    );
  return { duck, fake, stoodIn, read };
}

async function replyOf(text: string): Promise<ChatPart[]> {
  const { duck } = await meet([answer(text)]);
  const request: ChatRequest = {
    tone: "even",
    cards: QUICK_READING.cards,
    userContext: "stuck",
    blockTypeId: "work",
    messages: [],
    reading: { ...FAKE_READING, actionSteps: [] },
    message: "Where do I start?",
  };
  const writePrompt = () => ({ system: "Answer.", user: "words" });
  const parts: ChatPart[] = [];
  for await (const part of duck.chat(ticketFor(duck, "generateInsightChat"), { request, writePrompt }))
    parts.push(part);
  return parts;
}
const shownIn = (parts: ChatPart[]) => parts.map((part) => (part.type === "delta" ? part.text : "")).join("");

describe("a concern of a model at home", () => {
  it.each([
    ["the tokens end", answer(`[worried]\n${WORDS}`, { stop: "length" })],
    ["the time ends", answer(`[worried]\n${WORDS} And`, { stallsAfter: `[worried]\n${WORDS}`.length })],
  ])("without any tag of a reading is kept when %s", async (_when, reply) => {
    const { read, stoodIn } = await meet([reply]);
    const { result, text } = await read();
    expect(stoodIn).toEqual([]);
    expect(result?.reading).toMatchObject({ concern: "worried", interpretation: WORDS });
    expect(text).toBe(WORDS);
  });

  it("whose words never came is help beside words of our own, and no card", async () => {
    const { read, stoodIn } = await meet([answer("[danger]\n", { stop: "length" })]);
    const { result } = await read();
    expect(stoodIn).toEqual([]);
    expect(result?.reading).toMatchObject({
      concern: "worried",
      actionSteps: [],
      keyInsights: [],
      robQuip: "",
    });
    expect(result?.reading.interpretation).toContain("use the help on this page");
  });

  it("stays beside the reading that it writes when asked again", async () => {
    const { read, fake } = await meet([answer("[danger]\n"), answer(FORM)]);
    const { result } = await read();
    expect(JSON.stringify(fake.requests[1]?.body.messages)).toContain(
      "or [danger], if somebody is in danger",
    );
    expect(result?.reading).toMatchObject({ concern: "worried", interpretation: READING });
  });

  it("that it denies is none", async () => {
    const { read } = await meet([answer(`[danger] No.\n[worried] No.\n${FORM}`)]);
    const { result } = await read();
    expect(result?.reading).not.toHaveProperty("concern");
    expect(result?.reading).toMatchObject({ headline: "Four drafts.", interpretation: READING });
  });

  it.each([
    ["after a thought of one sentence", "I wonder about Mia\n</think>\n"],
    ["after thoughts of several", "She is stuck. I wonder about Mia. Is she safe?\n</think>\n"],
  ])("is heard in a chat %s", async (_when, thoughts) => {
    const parts = await replyOf(`${thoughts}[danger]\n${WORDS}`);
    expect(parts).toContainEqual({ type: "head", concern: "danger" });
    expect(parts.at(-1)).toMatchObject({ type: "result", concern: "danger", text: WORDS });
  });
});

describe("the thoughts of a model at home whose opening tag is missing", () => {
  it("are not shown in a reading because they name its tags", async () => {
    const thoughts =
      "First a headline. [headline] Then the text. [reading] She is stuck, I say.\n</think>\n\n";
    const { read } = await meet([answer(thoughts + FORM)]);
    const heard = await read();
    expect(heard.text).toBe(READING);
    expect(heard.result?.reading).toMatchObject({ headline: "Four drafts.", interpretation: READING });
  });

  it("are taken back where they were shown as a reading", async () => {
    const { read } = await meet([
      answer(`[headline] A draft.\n[reading]\nShe is stuck.\n</think>\n\n${FORM}`),
    ]);
    const heard = await read();
    expect(heard.anew).toBe(1);
    expect(heard.text).toBe(READING);
    expect(heard.result?.reading.interpretation).toBe(READING);
  });

  it("are not shown in a chat if they are short", async () => {
    const parts = await replyOf(`I wonder about Mia</think>\nCall Dana. She waits.`);
    expect(shownIn(parts)).toBe("Call Dana. She waits.");
  });
});
