import { describe, expect, it } from "vitest";
import { replyTo } from "#test-support/chat-reply.ts";
import { readInContext } from "./read-in-context.ts";
import { classifyMessage } from "./read-message.ts";

const SEEDS = ["a", "b", "c", "d", "e", "f"];
const NOBODY = { hasPerson: false, recentIntents: [] };

describe("replies to questions and requests", () => {
  it("a question about what is so is not taken for a choice of what to do", () => {
    for (const seed of SEEDS)
      expect(replyTo("In the end, is it for her that I write this, or for me?", { seed })).not.toMatch(
        /coin|choose|regret/,
      );
  });

  it("why somebody else does something is not asked back", () => {
    for (const seed of SEEDS)
      expect(replyTo("Why does nobody ever ask the boss how it is for him?", { seed })).not.toMatch(
        /the last time|If you knew why/,
      );
  });

  it("the duck answers yes when a person asks whether they may put something into what they write", () => {
    for (const message of [
      "He slept on my floor for weeks. Could that go in?",
      "can i put that in or is it too much",
    ])
      for (const seed of SEEDS) expect(replyTo(message, { seed })).toMatch(/yes|I’d say so/i);
  });

  it("a step that is asked for under a condition meets that condition", () => {
    for (const seed of SEEDS) {
      expect(replyTo("Please tell me something I can do on foot.", { seed })).toMatch(/walk|\bgo\b/i);
      expect(replyTo("give me something small I can do from my bed", { seed })).toContain("rom your bed");
    }
  });

  it("a step of the reading that shares no word with what the person wrote is not given", () => {
    const reading = {
      headline: "H.",
      interpretation: "I.",
      keyInsights: ["K."],
      actionSteps: [{ text: "Water the ferns on the sill.", minutes: 2 }],
      robQuip: "Q.",
      reflectionPrompts: ["P?"],
    };
    for (const seed of SEEDS)
      expect(replyTo("What should I do now?", { seed, reading })).not.toContain("ferns");
  });

  it.each([
    "Tonight I asked my brother to come in at five and watch.",
    "I've rung his apprentice.",
    "I have asked the treasurer for a piece on straw.",
    "Chosen. It's a poem about a boat.",
    "It is in the post. One side of paper.",
    "kept one jar. rest is in the van",
    "I cut it to nine names this evening.",
  ])("the report %j is read as something done", (message) => {
    expect(readInContext(message, NOBODY)).toBe("didIt");
  });

  it.each([
    ["read me one thing i can do in the next five minutes", "asksStep"],
    ["My dad signed one without reading it and we lost the house", "fact"],
    ["She thanked me for something else yesterday and I nearly said it.", "fact"],
    ["I know I mentioned him but I'd rather talk about the green.", "namesSubject"],
    ["Could we stick to the letter?", "namesSubject"],
  ])("the message %j is read as the intent %s", (message, intent) => {
    expect(classifyMessage(message, false)).toBe(intent);
  });
});
