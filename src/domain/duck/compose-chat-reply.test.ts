import { describe, expect, it } from "vitest";
import type { Card } from "../deck/card.ts";
import { composeChatReply } from "./compose-chat-reply.ts";
import type { ChatRequest } from "./duck-request.ts";
import { CHAT_FRAMES } from "./frames/chat-frames.ts";
import { INTENTS, readMessage } from "./read-message.ts";
import { sentencesOf } from "./split-sentences.ts";

const card: Card = {
  id: "the-test-card",
  number: 1,
  name: "The Test Card",
  emoji: "🃏",
  family: "signals",
  coreMeaning: "Something is measured that nobody looks at.",
  reversedMeaning: "Everything is measured and nothing is done.",
  duckQuestion: "What is it for?",
  duckWisdom: "Look twice.",
  blockApplications: { creative: "A.", work: "B.", life: "C.", relationship: "D." },
  perspectivePrompts: ["What is it?", "Where is it?", "Who has it?", "Name it."],
  tags: ["a", "b", "c"],
  artAlt: "A pond.",
  material: {
    situation: ["So it is."],
    challenge: ["It resists."],
    advice: ["Look."],
    reversed: ["Look away."],
    steps: ["Open {thing}."],
    quips: ["Ha."],
  },
};

function replyTo(message: string, more: Partial<ChatRequest> = {}): string {
  return composeChatReply({
    reading: {
      headline: "H.",
      interpretation: "I.",
      keyInsights: ["K."],
      actionSteps: [{ text: "Send Dana one line.", minutes: 2 }],
      robQuip: "Q.",
      reflectionPrompts: ["P?"],
    },
    cards: [{ card, reversed: false }],
    text: "Dana and I have rewritten the same proposal four times.",
    blockTypeId: "work",
    messages: [],
    message,
    tone: "even",
    seed: "s",
    ...more,
  });
}

describe("a reply in the chat", () => {
  it.each([
    "thanks",
    "no",
    "why?",
    "I did it",
    "I can't do that",
    "What should I do?",
    "Lea said no.",
    "you're wrong",
    "tell me a joke",
    "🙃",
    "hm",
    "",
  ])("to %j has two or three sentences and ends with a question", (message) => {
    const reply = replyTo(message);
    expect(sentencesOf(reply).length).toBeGreaterThanOrEqual(2);
    expect(sentencesOf(reply).length).toBeLessThanOrEqual(4);
    expect(reply).toMatch(/\?$/);
    expect(reply).not.toMatch(/[{}]|undefined| {2}/);
  });

  it("names somebody who was not there before", () => {
    expect(replyTo("My sister Lea says I should leave the proposal alone.")).toContain("Lea");
  });

  it("says what it is when asked", () => {
    expect(replyTo("Are you an AI?")).toMatch(/rule/);
  });

  it("is plain and kind when the message is dark", () => {
    const reply = replyTo("I don't see the point of anything.", { isDistressed: true, tone: "blunt" });
    expect(reply).not.toMatch(/quack|cardboard|Fair;/);
  });

  it("has frames for everything a message can do", () => {
    for (const intent of INTENTS) expect(CHAT_FRAMES[intent].questions.length).toBeGreaterThan(2);
    expect(readMessage("", false)).toBe("signs");
  });
});
