import { describe, expect, it } from "vitest";
import { keepTrueQuotes } from "./keep-true-quotes.ts";

const own = "I’ve rewritten the “Q3 proposal”\n\n  four times — and sent   it to nobody… no";
const others = ["Since when is that true?"];
const checked = (text: string) => keepTrueQuotes(text, { own, others });

describe("the quotations of a reading", () => {
  it("the quotations of a reading show the person's words in their original spelling and punctuation", () => {
    expect(checked('You wrote “Sent it to nobody” and "I\'ve rewritten the".')).toBe(
      'You wrote “sent   it to nobody” and "I’ve rewritten the".',
    );
  });

  it("the quotations of a reading stay as they are if they quote the card", () => {
    const text = "The card asks “Since when is that true?” and waits.";
    expect(checked(text)).toBe(text);
  });

  it("the quotations of a reading stay as they are if they have only one or two words", () => {
    expect(checked("You said “No”. A “finished draft” is a rumour.")).toBe(
      "You said “No”. A “finished draft” is a rumour.",
    );
  });

  it("the quotations of a reading are removed with their sentence if it attributes invented words to the person", () => {
    expect(checked("Four times. You said “I am afraid of Dana.” Who waits for it?")).toBe(
      "Four times. Who waits for it?",
    );
    expect(checked("In your words: “everybody hates the proposal”.\n\nThe card is turned.")).toBe(
      "\n\nThe card is turned.",
    );
  });

  it("the quotations of a reading lose their marks if they are invented but not attributed to the person", () => {
    expect(checked("The folder says “final final really final”, in capitals.")).toBe(
      "The folder says final final really final, in capitals.",
    );
  });

  it("the quotations of a reading lose their marks if removing the sentence would leave nothing", () => {
    expect(checked("You said “I am afraid of Dana.”")).toBe("You said I am afraid of Dana.");
  });

  it("the quotations of a reading stay as they are if they are not closed", () => {
    expect(checked("You said “I am afraid of Dana.")).toBe("You said “I am afraid of Dana.");
  });
});
