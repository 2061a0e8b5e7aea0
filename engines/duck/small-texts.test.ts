import { describe, expect, it } from "vitest";
import { makeCard } from "#test-support/duck-parts.ts";
import { nameBlock } from "./name-block.ts";
import { adviseByCard, remarkOnCard } from "./say-of-card.ts";
import { shrinkStep } from "./shrink-step.ts";

describe("the name of a block without a model", () => {
  it.each([
    ["My boss won't answer. I wait.", "My boss won't answer"],
    ["I have been trying to finish my novel.", "I have been trying to finish…"],
    ["Ich kann mich nicht entscheiden, ob ich kündigen soll.", "Ich kann mich nicht entscheiden, ob…"],
    ["He said “it's fine and always was and will be”.", "He said “it's fine and always”…"],
  ])("is the first whole words of %s", (userContext, name) => {
    expect(nameBlock({ userContext })).toBe(name);
  });

  it("is the act if the text has no words", () => {
    expect(nameBlock({ userContext: "???", act: "call Ines" })).toBe("call Ines");
  });
});

describe("a smaller step without a model", () => {
  const shrink = (step: string, more: { minutes?: number; userContext?: string } = {}) =>
    shrinkStep({ step, userContext: "I keep putting it off.", ...more });

  it.each([
    [
      "Read the draft through once. Sign it.",
      "Two minutes, only the beginning: read the draft through once.",
    ],
    ["Call Ines", "Two minutes, only the words you would begin with: call Ines."],
    ["Water the plants", "Two minutes, then stop wherever you are: water the plants."],
    ["", "Two minutes, only getting ready: sit down where you would do it."],
  ])("limits the amount by the first word of %j", (step, smaller) => {
    expect(shrink(step)).toBe(smaller);
  });

  it("takes thirty seconds if the step takes two minutes or was made smaller before", () => {
    const once = shrink("Read the draft through once.");
    expect(shrink("Read the draft.", { minutes: 2 })).toMatch(/^Thirty seconds, only the first move of it: /);
    expect(shrink(once)).toBe("Thirty seconds, only the first move of it: read the draft through once.");
  });

  it("speaks the language of the text", () => {
    expect(shrink("Mail an Ines öffnen", { userContext: "Ich schiebe es seit Wochen vor mir her." })).toBe(
      "Zwei Minuten, dann hörst du auf, wo du gerade bist: Mail an Ines öffnen.",
    );
  });
});

describe("what the duck says of a card without a model", () => {
  const card = { ...makeCard(), notBeside: { question: ["grave" as const], step: [] } };
  const voice = { card, tone: "even" } as const;

  it("is the card's text for the kind of block, and its question", () => {
    expect(adviseByCard({ ...voice, blockTypeId: "work" })).toBe(
      "Ask who may say done. What would end this run?",
    );
  });

  it("as his own is the card's wisdom, and its question", () => {
    expect(remarkOnCard({ ...voice, texts: ["I sit and wait."] })).toBe(
      "A loop without an exit is a choice. What would end this run?",
    );
  });

  it("beside something grave is only what the card is about", () => {
    const texts = ["My mother died in June."];
    expect(remarkOnCard({ ...voice, texts })).toBe(card.coreMeaning);
    expect(adviseByCard({ ...voice, blockTypeId: "life", question: texts[0] ?? "" })).toBe(card.coreMeaning);
  });
});
