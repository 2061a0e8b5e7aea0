import { describe, expect, it } from "vitest";
import { shareableSentences } from "./shareable-sentences.ts";

const reading = {
  headline: "The fish goes to whoever lets go first.",
  interpretation:
    "You pull and so do they. You wrote “It’s nearly finished” three times.\n\nYou told my manager it's nearly finished, so now it must be. Look at the water instead!",
  keyInsights: ["Nobody is holding the other end."],
  robQuip: "I drowned in a merge once. Quack.",
};
const asked = "I told my manager it’s nearly finished. It’s nearly finished.";

describe("the sentences of a reading that can be shared", () => {
  it("are those of its headline, insights, interpretation and quip, in this order", () => {
    expect(shareableSentences(reading, "")).toEqual([
      "The fish goes to whoever lets go first.",
      "Nobody is holding the other end.",
      "You pull and so do they.",
      "You wrote “It’s nearly finished” three times.",
      "You told my manager it's nearly finished, so now it must be.",
      "Look at the water instead!",
      "I drowned in a merge once.",
    ]);
  });

  it("never repeat the person's question, with or without quotation marks", () => {
    expect(shareableSentences(reading, asked)).not.toContainEqual(expect.stringMatching(/finished/));
    expect(shareableSentences(reading, asked)).toContain("Look at the water instead!");
  });

  it("leave out sentences that are too long for a picture, and repeat none", () => {
    const long = {
      ...reading,
      interpretation: `${"ducks and ".repeat(30)}ducks.`,
      keyInsights: [reading.headline],
    };
    expect(shareableSentences(long, "")).toEqual([reading.headline, "I drowned in a merge once."]);
  });
});
