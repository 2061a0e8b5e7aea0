import { afterEach, describe, expect, it } from "vitest";
import type { ChatRequest } from "#domain/duck/duck-request.ts";
import {
  createDuckInTest,
  hear,
  makeCard,
  QUICK_READING,
  readingCall,
  ticketFor,
} from "#test-support/duck-parts.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import type { Duck } from "./duck.ts";
import { anthropicProvider } from "./providers/anthropic/anthropic-provider.ts";

const INVENTED = "You said “I am afraid of Dana”.";
const writePrompt = () => ({ system: "Answer.", user: "words" });
const voice = { tone: "even" as const };
const card = makeCard();

const open: FakeProvider[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

async function duckThatSays(text: string): Promise<Duck> {
  const fake = await startFakeAnthropic();
  open.push(fake);
  fake.play([{ kind: "answer", text }]);
  return createDuckInTest(anthropicProvider({ baseUrl: fake.url, apiKey: fake.apiKey, model: undefined }))
    .duck;
}

async function replyOf(text: string, request: Partial<ChatRequest> = {}): Promise<string | undefined> {
  const duck = await duckThatSays(text);
  const asked: ChatRequest = {
    ...voice,
    reading: { ...FAKE_READING, headline: "The exit was never written." },
    cards: QUICK_READING.cards,
    userContext: QUICK_READING.userContext,
    blockTypeId: "work",
    messages: [],
    message: "What now?",
    ...request,
  };
  let reply: string | undefined;
  for await (const part of duck.chat(ticketFor(duck, "generateInsightChat"), { request: asked, writePrompt }))
    if (part.type === "result") reply = part.text;
  return reply;
}

describe("what a model quotes", () => {
  it("a model's reading keeps quotes of the correction, the block's notes and the profile, and loses invented ones", async () => {
    const interpretation = `You said “it is the invoice I fear”. You noted “Dana waits for it”. You are “always almost done”. ${INVENTED} So?`;
    const duck = await duckThatSays(JSON.stringify({ ...FAKE_READING, interpretation }));
    const heard = await hear(
      duck.streamReading(
        ticketFor(duck, "generateInsight"),
        readingCall({
          correction: "It is the invoice I fear.",
          block: { name: "The proposal", status: "active", notes: "Dana waits for it.", earlier: [] },
          profile: { kryptonite: "always almost done" },
        }),
      ),
    );
    expect(heard.result?.reading.interpretation).toBe(
      "You said “It is the invoice I fear”. You noted “Dana waits for it”. You are “always almost done”. So?",
    );
  });

  it("a model's headline that comes before the interpretation loses invented quotes before anybody reads it", async () => {
    const { headline: _, ...reading } = FAKE_READING;
    const said = (headline: string) => JSON.stringify({ headline, ...reading });
    const heads: unknown[] = [];
    for (const headline of ["Four drafts wait.", `Four drafts wait. ${INVENTED}`]) {
      const duck = await duckThatSays(said(headline));
      const parts = duck.streamReading(ticketFor(duck, "generateInsight"), readingCall({}));
      for await (const part of parts) if (part.type === "head") heads.push(part.headline?.trim());
    }
    expect(heads).toEqual(["Four drafts wait.", "Four drafts wait."]);
  });

  it("a model's chat reply keeps quotes of earlier and later messages and of the reading, and loses invented ones", async () => {
    const reply = await replyOf(
      `You said “the first draft was fine” and “nobody asked for it”. I wrote “The exit was never written”. ${INVENTED} Which?`,
      {
        earlier: ["The first draft was fine.", "Nobody asked for it."],
        messages: [{ role: "user", content: "Nobody asked for it." }],
      },
    );
    expect(reply).toBe(
      "You said “The first draft was fine” and “Nobody asked for it”. I wrote “The exit was never written”. Which?",
    );
  });

  it("a model's guidance loses invented quotes and keeps those of the question", async () => {
    const duck = await duckThatSays(`You wrote “who decides this”. ${INVENTED} Ask it.`);
    const request = { ...voice, card, blockTypeId: "work" as const, question: "Who decides this?" };
    const said = await duck.advise(ticketFor(duck, "generateAdviceForUser"), { request, writePrompt });
    expect(said.text).toBe("You wrote “Who decides this”. Ask it.");
  });

  it("a model's take on a card loses invented quotes and keeps those of what was written with it", async () => {
    const duck = await duckThatSays(`You wrote “who decides this”. ${INVENTED} Ask it.`);
    const request = { ...voice, card, texts: ["Who decides this?"] };
    const said = await duck.take(ticketFor(duck, "generateRobsTake"), { request, writePrompt });
    expect(said.text).toBe("You wrote “Who decides this”. Ask it.");
  });

  it("a model's smaller step keeps the words that it proposes to say or to write", async () => {
    const step = "Schreib Dana: „Ich schicke es am Freitag.“ Dann schließ das Fenster.";
    const duck = await duckThatSays(step);
    const request = { ...voice, step: "Answer the mail.", userContext: "stuck" };
    const said = await duck.shrinkStep(ticketFor(duck, "generateAdviceForUser"), { request, writePrompt });
    expect(said.text).toBe(step);
  });

  it("a model's step keeps the message that it writes out, and quotes the person's answers as they typed them", async () => {
    const text =
      "Montag um 8: schreib Dana „Der Entwurf liegt bei dir.“ Falls es klemmt: „tief ATMEN und senden“.";
    const duck = await duckThatSays(JSON.stringify({ ...FAKE_READING, actionSteps: [{ text, minutes: 2 }] }));
    const call = readingCall({ answers: { obstacle: { then: "Tief atmen und senden" } } });
    const heard = await hear(duck.streamReading(ticketFor(duck, "generateInsight"), call));
    expect(heard.result?.reading.actionSteps).toEqual([
      { text: text.replace("tief ATMEN", "Tief atmen"), minutes: 2 },
    ]);
  });
});
