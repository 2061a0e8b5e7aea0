import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Card } from "#domain/deck/card.ts";
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import { positionAt, type SpreadType } from "#domain/readings/spread.ts";
import { loadDeck } from "#server/features/cards/cards.ts";
import { anthropicProvider } from "#server/platform/ai/providers/anthropic/anthropic-provider.ts";
import { openAiCompatibleProvider } from "#server/platform/ai/providers/openai-compatible/openai-compatible-provider.ts";
import { createDuckInTest, hear, QUICK_READING, ticketFor } from "#test-support/duck-parts.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { startFakeOpenAi } from "#test-support/fake-openai.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { writeReadingPrompt } from "./reading-prompt.ts";

let anthropic: FakeProvider;
let openAi: FakeProvider;
beforeAll(async () => {
  anthropic = await startFakeAnthropic();
  openAi = await startFakeOpenAi();
});
afterAll(() => Promise.all([anthropic.close(), openAi.close()]));

const promptOf = (changes: Partial<ReadingRequest> = {}) =>
  writeReadingPrompt({ ...QUICK_READING, ...changes }, "Rob");

const { cards: deck } = loadDeck();
const cardsOf = (spread: SpreadType) =>
  Array.from({ length: spread === "quick-draw" ? 1 : 3 }, (_, index) => {
    const position = positionAt(spread, index);
    return { card: deck[index * 7] as Card, reversed: index === 1, ...(position && { position }) };
  });

/** A request with a profile, a block and a text of usual lengths. */
const A_WHOLE_REQUEST: Partial<ReadingRequest> = {
  userContext:
    "I have rewritten the proposal for the harbour project four times and sent it to nobody. Dana asks for it every " +
    "Monday, and every Monday I say that it is nearly there. The numbers are fine. I read the first page again and " +
    "then I open the mail instead. It is due on Friday, and I do not know what I am waiting for.",
  profile: { name: "Sam", zodiacSign: "Virgo", kryptonite: "Perfection", workContext: "City planner" },
  block: {
    name: "The harbour proposal",
    status: "active",
    notes: "Fourth version. Nobody has seen it.",
    earlier: ["The draft is waiting for an owner.", "Monday is not a deadline."],
  },
};

const callWith = (changes: Partial<ReadingRequest> = {}) => ({
  request: { ...QUICK_READING, ...changes },
  writePrompt: (clean: ReadingRequest) => writeReadingPrompt(clean, "Rob"),
});
/** The instructions are shorter than what Anthropic caches for the default model, so these are made longer. */
const LONG = "And one more rule.\n".repeat(100);
const longCallWith = (changes: Partial<ReadingRequest> = {}) => ({
  ...callWith(changes),
  writePrompt(clean: ReadingRequest) {
    const { system, stable = "", user } = writeReadingPrompt(clean, "Rob");
    return { system: LONG + system, stable: LONG + stable, user };
  },
});

describe("the part of a prompt that is the same for everybody", () => {
  it("does not change with the person, the text, the tone or distress", () => {
    const { stable } = promptOf();
    for (const changes of [
      { userContext: "Something else." },
      { tone: "gentle" },
      { answers: { act: "Call her." } },
      { today: "2026-11-29" },
      { isDistressed: true },
      { profile: { name: "Sam" } },
      { correction: "It is the invoice." },
    ] as const) {
      expect(promptOf(changes).stable).toBe(stable);
    }
  });

  it.each([
    { spreadType: "quick-draw", least: 0.65 },
    { spreadType: "full-pond", least: 0.6 },
  ] as const)(
    "the part of a $spreadType's prompt that is the same for everybody comes first and is most of it",
    ({ spreadType, least }) => {
      const {
        system,
        stable = "",
        user,
      } = promptOf({ ...A_WHOLE_REQUEST, cards: cardsOf(spreadType), spreadType });
      expect(system.startsWith(stable)).toBe(true);
      expect(stable.length / (system.length + user.length)).toBeGreaterThan(least);
    },
  );
});

describe("the prompt cache of Anthropic", () => {
  it("holds the first part of the instructions if it is long enough, and the ledger counts its tokens", async () => {
    const { duck, ledger } = createDuckInTest(
      anthropicProvider({ baseUrl: anthropic.url, apiKey: anthropic.apiKey }),
    );
    for (const changes of [{}, { userContext: "Another text.", tone: "gentle" }] as const)
      await hear(duck.streamReading(ticketFor(duck, "generateInsight"), longCallWith(changes)));
    const stable = LONG + promptOf().stable;
    const [first] = anthropic.requests;
    expect(first?.body.system).toMatchObject([
      { type: "text", text: stable, cache_control: { type: "ephemeral" } },
      { type: "text", text: expect.stringContaining("Voice: ") },
    ]);
    expect(JSON.stringify(first?.body.messages)).not.toContain("cache_control");
    const tokens = Math.ceil(stable.length / 4);
    expect(ledger.map(({ usage }) => [usage.cacheWriteTokens, usage.cacheReadTokens])).toEqual([
      [tokens, 0],
      [0, tokens],
    ]);
    expect(ledger[1]?.usage.inputTokens).toBeGreaterThan(tokens);
  });

  it("is not asked for by other servers, which get one message of instructions", async () => {
    const provider = openAiCompatibleProvider({
      baseUrl: openAi.url,
      apiKey: openAi.apiKey,
      model: "duck-7b",
    });
    const { duck } = createDuckInTest(provider);
    await hear(duck.streamReading(ticketFor(duck, "generateInsight"), callWith()));
    const messages = openAi.requests[0]?.body.messages as { role: string; content: unknown }[];
    expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(messages[0]?.content).toBe(promptOf().system);
  });
});
