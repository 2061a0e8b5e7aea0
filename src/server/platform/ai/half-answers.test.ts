import { afterEach, describe, expect, it } from "vitest";
import type { ChatRequest } from "#domain/duck/duck-request.ts";
import { createDuckInTest, hear, QUICK_READING, readingCall, ticketFor } from "#test-support/duck-parts.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { startFakeOpenAi } from "#test-support/fake-openai.ts";
import type { FakeProvider, FakeReply } from "#test-support/fake-provider.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import type { ChatPart } from "./duck.ts";
import { anthropicProvider } from "./providers/anthropic/anthropic-provider.ts";
import { openAiCompatibleProvider } from "./providers/openai-compatible/openai-compatible-provider.ts";

let fake: FakeProvider | undefined;
afterEach(() => fake?.close());

const PROVIDERS = ["Anthropic", "a model at home"] as const;
const ENDINGS = {
  "no more tokens": (text: string): FakeReply => ({ kind: "answer", text, stop: "length" }),
  "a broken line": (text: string): FakeReply => ({ kind: "cut", text }),
  "an early end": (text: string): FakeReply => ({ kind: "unfinished", text }),
  "a late token": (text: string): FakeReply => ({
    kind: "answer",
    text: `${text}…`,
    stallsAfter: text.length,
  }),
};
const ROWS = PROVIDERS.flatMap((provider) =>
  (Object.keys(ENDINGS) as (keyof typeof ENDINGS)[]).map((ending) => ({ provider, ending })),
);

async function duckOf(provider: (typeof PROVIDERS)[number], reply: FakeReply) {
  fake = await (provider === "Anthropic" ? startFakeAnthropic() : startFakeOpenAi());
  fake.play([reply]);
  const { url: baseUrl, apiKey } = fake;
  const opened =
    provider === "Anthropic"
      ? anthropicProvider({ baseUrl, apiKey })
      : openAiCompatibleProvider({ baseUrl, apiKey, model: "duck-7b" });
  return createDuckInTest(opened, { idleMs: 300, isPatient: provider !== "Anthropic" }).duck;
}
const CHAT: ChatRequest = {
  tone: "even",
  cards: QUICK_READING.cards,
  userContext: "stuck",
  blockTypeId: "work",
  messages: [],
  reading: { ...FAKE_READING, actionSteps: [] },
  message: "Where do I start?",
};
const writePrompt = () => ({ system: "Answer.", user: "words" });

describe("half an answer", () => {
  it.each(ROWS)("of $provider is no name, no title and no step: $ending", async ({ provider, ending }) => {
    const duck = await duckOf(provider, ENDINGS[ending]("The third dra"));
    const request = { userContext: "stuck", blockTypeId: "work" } as const;
    const name = await duck.nameBlock(ticketFor(duck, "generateUserBlockName"), {
      request,
      writePrompt,
      blockTypeName: "Work",
    });
    expect(name).toEqual({ text: "Work Block", isFallback: true });
    const step = await duck.shrinkStep(ticketFor(duck, "generateAdviceForUser"), {
      request: { tone: "even", step: "Read the draft.", userContext: "" },
      writePrompt,
    });
    expect(step.isFallback).toBe(true);
    expect(step.text).not.toContain("third dra");
  });

  it.each(ROWS)("of $provider is no reply in a chat: $ending", async ({ provider, ending }) => {
    const duck = await duckOf(provider, ENDINGS[ending]("You say it is about ti"));
    const parts: ChatPart[] = [];
    const chat = duck.chat(ticketFor(duck, "generateInsightChat"), {
      request: CHAT,
      writePrompt,
    });
    const reading = (async () => {
      for await (const part of chat) parts.push(part);
    })();
    await expect(reading).rejects.toMatchObject({ code: "unavailable" });
    expect(parts.some(({ type }) => type === "result")).toBe(false);
  });

  it("in a chat stays if it reports a concern, because help was shown with it", async () => {
    const duck = await duckOf("Anthropic", ENDINGS["a broken line"]("[danger]\nThis matters mo"));
    const parts: ChatPart[] = [];
    const chat = duck.chat(ticketFor(duck, "generateInsightChat"), { request: CHAT, writePrompt });
    for await (const part of chat) parts.push(part);
    expect(parts.at(-1)).toMatchObject({ type: "result", concern: "danger", text: "This matters mo" });
  });

  it.each([
    ["Anthropic", '{"concern":"danger","interpretation":"'],
    ["a model at home", "[danger]\n"],
  ] as const)(
    "of %s that ends behind its report of danger shows help, also where the second request fails",
    async (provider, text) => {
      const duck = await duckOf(provider, { kind: "cut", text });
      fake?.play([
        { kind: "cut", text },
        { kind: "status", status: 401 },
      ]);
      const { result } = await hear(
        duck.streamReading(ticketFor(duck, "generateInsight"), readingCall({ isDistressed: false })),
      );
      expect(result?.reading).toMatchObject({ concern: "worried", robQuip: "", actionSteps: [] });
      expect(result?.reading.interpretation).toContain("use the help on this page");
    },
  );

  it("a report of danger in a chat whose words never come shows help before the offline duck's words", async () => {
    const duck = await duckOf("Anthropic", { kind: "cut", text: "[danger]\n" });
    const parts: ChatPart[] = [];
    const chat = duck.chat(ticketFor(duck, "generateInsightChat"), { request: CHAT, writePrompt });
    for await (const part of chat) parts.push(part);
    expect(parts[0]).toEqual({ type: "head", concern: "danger" });
    expect(parts.at(-1)).toMatchObject({ type: "result", text: expect.stringMatching(/\w/) });
  });

  it("that is cut off in a further line keeps its first one, which is whole", async () => {
    const duck = await duckOf("Anthropic", ENDINGS["no more tokens"]("Four drafts, no owner\nBecause you"));
    const name = await duck.nameBlock(ticketFor(duck, "generateUserBlockName"), {
      request: { userContext: "stuck", blockTypeId: "work" as const },
      writePrompt,
    });
    expect(name).toEqual({ text: "Four drafts, no owner", isFallback: false });
  });
});
