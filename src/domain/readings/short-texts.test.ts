import { describe, expect, it } from "vitest";
import { fallbackBlockName, readBlockName } from "./block-name.ts";
import { readSmallerStep } from "./read-smaller-step.ts";
import { isShortEnoughForTitle, titleByRule } from "./step-title.ts";

describe("a step's title", () => {
  it.each([
    ["", "Untitled"],
    ["  ...!  ", "Untitled"],
    ["Send the first page to Dana.", "Send the first page to Dana"],
    ["Send   it,\nnow!!", "Send it, now"],
    [
      "one two three four five six seven eight nine, ten eleven",
      "one two three four five six seven eight nine",
    ],
    [
      "Write the first two sentences of the message to your oldest friend",
      "Write the first two sentences of the message",
    ],
    [
      "one two three four five six seven eight nine ten eleven",
      "one two three four five six seven eight nine ten",
    ],
    [
      "Schick Mara noch heute Abend „Ich kann am Samstag leider nicht kommen, tut mir leid.“ und leg das Handy weg",
      "Schick Mara noch heute Abend",
    ],
    ["Schick Mara „Ich komme später.“", "Schick Mara „Ich komme später“"],
    ["Say to Dana: ‘I’m not done yet, and I’d rather you knew it today.’", "Say to Dana: ‘I’m not done yet’"],
  ])("is made from the step by rule: %s", (step, title) => {
    expect(titleByRule(step)).toBe(title);
  });

  it("uses only the beginning of a stored step that is too long", () => {
    const endless = `do ${"-".repeat(20_000)}z`;
    expect(titleByRule(endless)).toBe("do");
    expect(isShortEnoughForTitle(endless)).toBe(false);
  });

  it("needs no model for a step of up to ten words", () => {
    expect(isShortEnoughForTitle("one two three four five six seven eight nine ten")).toBe(true);
    expect(isShortEnoughForTitle("one two three four five six seven eight nine ten eleven")).toBe(false);
  });
});

describe("a block's name", () => {
  it.each([
    ["Four drafts, no owner", "Four drafts, no owner"],
    ['"Four drafts, no owner."', "Four drafts, no owner"],
    ["**Block name: Four drafts**", "Four drafts"],
    ["\n  “The talk put off”\nbecause it fits", "The talk put off"],
    ["name: Page forty", "Page forty"],
    ["“Final” chapter, fifth version", "“Final” chapter, fifth version"],
    ['The word "final" again', 'The word "final" again'],
    ["Das Wort „endgültig“.", "Das Wort „endgültig“"],
    ['"The word “final” again"', "The word “final” again"],
    ["“Four drafts, no owner", "Four drafts, no owner"],
    ["Four drafts, no owner”", "Four drafts, no owner"],
  ])("is read from a model's answer: %s", (answer, name) => {
    expect(readBlockName(answer)).toBe(name);
  });

  it.each(["", "Stuck", "this is much too long for a name", "\n\n"])(
    "is null for an answer without a valid name: %s",
    (answer) => {
      expect(readBlockName(answer)).toBeNull();
    },
  );

  it("falls back to the kind of block", () => {
    expect([fallbackBlockName("Creative"), fallbackBlockName(), fallbackBlockName("")]).toEqual([
      "Creative Block",
      "Personal Block",
      "Personal Block",
    ]);
  });
});

describe("a smaller step", () => {
  it.each([
    ["- Send Mara “I am late.”", "Send Mara “I am late.”"],
    ["“I am late” is what you send Mara.", "“I am late” is what you send Mara."],
    ["“Send Mara the first line.”", "Send Mara the first line."],
    ["1. Open the mail.\nThat is all.", "Open the mail."],
  ])("keeps the marks of the words to send: %s", (answer, step) => {
    expect(readSmallerStep(answer)).toBe(step);
  });
});
