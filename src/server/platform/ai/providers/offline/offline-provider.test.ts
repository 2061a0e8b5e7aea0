import { describe, expect, it } from "vitest";
import {
  createDuckInTest,
  hear,
  makeCard,
  QUICK_READING,
  readingCall,
  ticketFor,
} from "#test-support/duck-parts.ts";
import type { ChatPart } from "../../duck.ts";
import { offlineProvider } from "./offline-provider.ts";

const { duck, ledger } = createDuckInTest(offlineProvider({ wordPauseMs: 0 }));
const writePrompt = (): never => {
  throw new Error("a prompt was written for the offline duck");
};
const voice = { tone: "even" as const };

describe("the offline duck", () => {
  it("describes itself as offline", () => {
    expect(duck).toMatchObject({
      kind: "offline",
      id: "offline",
      isThirdParty: false,
      label: "the offline duck",
    });
  });

  it("streams a reading word by word, through the same interface as a model", async () => {
    const heard = await hear(duck.streamReading(ticketFor(duck, "generateInsight"), readingCall()));
    expect(heard.result?.isDefault).toBe(false);
    expect(heard.deltas.length).toBeGreaterThan(10);
    expect(heard.text).toBe(heard.result?.reading.interpretation);
    expect(heard.result?.reading).toMatchObject({
      isOwnWords: true,
      keyInsights: ["What would end this run?"],
    });
    expect(ledger.at(-1)).toMatchObject({ model: "offline", outcome: "ok", usage: { inputTokens: 0 } });
  });

  it("reads the original words, not their sanitised copy", async () => {
    const text = "I've rewritten the “Q3 proposal” four times and my manager keeps asking for it.";
    const heard = await hear(
      duck.streamReading(ticketFor(duck, "generateInsight"), readingCall({ userContext: text })),
    );
    expect(JSON.stringify(heard.result?.reading)).not.toMatch(/\\\\"|\[FILTERED\]/);
  });

  it("answers the five other uses", async () => {
    const name = await duck.nameBlock(ticketFor(duck, "generateUserBlockName"), {
      request: { userContext: QUICK_READING.userContext, blockTypeId: "work" },
      writePrompt,
    });
    expect(name.isFallback).toBe(false);
    expect(name.text.split(" ").length).toBeGreaterThan(1);
    const long = "Write down the name of the one person who may reject it, at the very top of the page.";
    const title = await duck.titleStep(ticketFor(duck, "generateUserBlockName"), {
      request: { text: long },
      writePrompt,
    });
    expect(title.text.split(" ").length).toBeLessThanOrEqual(10);
    const card = makeCard();
    const advice = await duck.advise(ticketFor(duck, "generateAdviceForUser"), {
      request: { ...voice, card, blockTypeId: "work" },
      writePrompt,
    });
    const take = await duck.take(ticketFor(duck, "generateRobsTake"), {
      request: { ...voice, card },
      writePrompt,
    });
    expect([advice.isFallback, take.isFallback]).toEqual([false, false]);
    const parts: ChatPart[] = [];
    const reading = {
      headline: "h",
      interpretation: "i",
      keyInsights: [],
      actionSteps: [],
      robQuip: "q",
      reflectionPrompts: [],
    };
    const chat = duck.chat(ticketFor(duck, "generateInsightChat"), {
      request: {
        ...voice,
        reading,
        cards: QUICK_READING.cards,
        userContext: "stuck",
        blockTypeId: "work",
        messages: [],
        message: "Why?",
      },
      writePrompt,
    });
    for await (const part of chat) parts.push(part);
    expect(parts.at(-1)).toMatchObject({ type: "result" });
    expect(parts.length).toBeGreaterThan(2);
  });

  it("makes a step smaller", async () => {
    const smaller = await duck.shrinkStep(ticketFor(duck, "generateAdviceForUser"), {
      request: { ...voice, step: "Read the draft through once. Sign it.", userContext: "stuck" },
      writePrompt,
    });
    expect(smaller).toEqual({
      text: "Two minutes, only the beginning: read the draft through once.",
      isFallback: false,
    });
  });

  it("can be stopped between two words", async () => {
    const slow = createDuckInTest(offlineProvider({ wordPauseMs: 5 })).duck;
    const stop = new AbortController();
    const stream = slow.streamReading(ticketFor(slow, "generateInsight"), readingCall({}, stop.signal));
    await stream.next();
    stop.abort();
    await expect(hear(stream)).rejects.toMatchObject({ code: "reading_stopped" });
  });
});
