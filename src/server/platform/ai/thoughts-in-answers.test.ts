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
import { startFakeOpenAi } from "#test-support/fake-openai.ts";
import type { FakeProvider, FakeReply } from "#test-support/fake-provider.ts";
import { FAKE_READING, FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import type { Duck } from "./duck.ts";
import { anthropicProvider } from "./providers/anthropic/anthropic-provider.ts";
import { openAiCompatibleProvider } from "./providers/openai-compatible/openai-compatible-provider.ts";

let fake: FakeProvider | undefined;
afterEach(() => fake?.close());

const THOUGHTS = "Okay, she is stuck. I should be gentle with her. What would help?";
const DRAFT = `${THOUGHTS} Perhaps {"interpretation": "${THOUGHTS}"} or so.`;

const WAYS: Record<string, (text: string) => FakeReply> = {
  "between tags": (text) => ({ kind: "answer", text: `<think>\n${THOUGHTS}\n</think>\n\n${text}` }),
  "between brackets": (text) => ({ kind: "answer", text: `[THINK]${THOUGHTS}[/THINK]${text}` }),
  "without their opening tag": (text) => ({ kind: "answer", text: `${THOUGHTS}\n</think>\n\n${text}` }),
  "without their opening tag, with a draft": (text) => ({
    kind: "answer",
    text: `${DRAFT}\n</think>\n\n${text}`,
  }),
  "in a field called reasoning": (text) => ({ kind: "answer", text, thoughts: THOUGHTS }),
  "in a field called reasoning_content": (text) => ({
    kind: "answer",
    text,
    thoughts: THOUGHTS,
    thoughtsIn: "reasoning_content",
  }),
  "in a field called thinking": (text) => ({
    kind: "answer",
    text,
    thoughts: THOUGHTS,
    thoughtsIn: "thinking",
  }),
};

const PROVIDERS = ["Anthropic", "a hosted model", "a model at home"] as const;
type ProviderName = (typeof PROVIDERS)[number];

async function duckOf(name: ProviderName, reply: FakeReply): Promise<Duck> {
  fake = await (name === "Anthropic" ? startFakeAnthropic() : startFakeOpenAi());
  fake.play([reply]);
  const { url: baseUrl, apiKey } = fake;
  const compatible = () => openAiCompatibleProvider({ baseUrl, apiKey, model: "duck-7b" });
  if (name === "Anthropic") return createDuckInTest(anthropicProvider({ baseUrl, apiKey })).duck;
  return createDuckInTest(
    name === "a hosted model" ? { ...compatible(), isThirdParty: true } : { ...compatible() },
  ).duck;
}

const writePrompt = () => ({ system: "Answer.", user: "words" });
const CHAT: ChatRequest = {
  tone: "even",
  cards: QUICK_READING.cards,
  userContext: "stuck",
  blockTypeId: "work",
  messages: [],
  reading: { ...FAKE_READING, actionSteps: [] },
  message: "Where do I start?",
};

/** For each use, an answer, and how to get the text that is on the page at the end and the text that is stored. */
const USES: Record<string, { answer: string; ask(duck: Duck): Promise<{ shown: string; stored: string }> }> =
  {
    "a reading": {
      answer: FAKE_READING_TEXT,
      async ask(duck) {
        const heard = await hear(duck.streamReading(ticketFor(duck, "generateInsight"), readingCall()));
        return { shown: heard.text, stored: JSON.stringify(heard.result?.reading) };
      },
    },
    "a reply in a chat": {
      answer: "You say it is about time. Who told you so?",
      async ask(duck) {
        const ticket = ticketFor(duck, "generateInsightChat");
        let [shown, stored] = ["", ""];
        for await (const part of duck.chat(ticket, { request: CHAT, writePrompt })) {
          if (part.type === "anew") shown = "";
          if (part.type === "delta") shown += part.text;
          if (part.type === "result") stored = part.text;
        }
        return { shown, stored };
      },
    },
    "a smaller step": {
      answer: "Open the third draft.",
      async ask(duck) {
        const request = { tone: "even" as const, step: "Read the draft.", userContext: "" };
        const said = await duck.shrinkStep(ticketFor(duck, "generateAdviceForUser"), {
          request,
          writePrompt,
        });
        return { shown: said.text, stored: said.text };
      },
    },
    "a take on a card": {
      answer: "A page that nobody may read cannot be wrong.",
      async ask(duck) {
        const request = { tone: "even" as const, card: makeCard(), texts: ["stuck"], isReversed: false };
        const said = await duck.take(ticketFor(duck, "generateRobsTake"), { request, writePrompt });
        return { shown: said.text, stored: said.text };
      },
    },
  };

const ROWS = PROVIDERS.flatMap((provider) =>
  Object.keys(USES).flatMap((use) => Object.keys(WAYS).map((way) => ({ provider, use, way }))),
);

describe("the thoughts of a model", () => {
  it.each(ROWS)(
    "are neither on the page at the end nor stored: $provider, $use, $way",
    async ({ provider, use, way }) => {
      const { answer, ask } = USES[use] as (typeof USES)[string];
      const reply = (WAYS[way] as (typeof WAYS)[string])(answer);
      const { shown, stored } = await ask(await duckOf(provider, reply));
      expect(shown).not.toContain("gentle");
      expect(stored).not.toContain("gentle");
      expect(shown).toBe(use === "a reading" ? FAKE_READING.interpretation : answer);
      expect(stored).toContain(use === "a reading" ? FAKE_READING.robQuip : answer);
    },
  );

  it("a closing tag that an answer quotes is part of the answer", async () => {
    const text = "Your model says “</think>” and you wait for the rest.";
    const duck = await duckOf("a hosted model", { kind: "answer", text });
    expect((await USES["a reply in a chat"]?.ask(duck))?.stored).toBe(text);
  });
});
