import { describe, expect, it } from "vitest";
import { correctQuotations } from "./keep-true-quotes.ts";

const own = "I’ve rewritten the “Q3 proposal”\n\n  four times — and sent   it to nobody… no";
const others = ["Since when is that true?"];
const checked = (text: string) => correctQuotations(text, { own: [own], others });

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

  it.each([
    ["curly", "You said “I am afraid of Dana.” Who waits for it?"],
    ["straight", 'You said "I am afraid of Dana." Who waits for it?'],
    ["single", "You said ‘I am afraid of Dana.’ Who waits for it?"],
    ["plain single", "You said 'I am afraid of Dana.' Who waits for it?"],
    ["German", "You said „I am afraid of Dana.“ Who waits for it?"],
    ["German inward", "You said »I am afraid of Dana.« Who waits for it?"],
    ["French", "You said « I am afraid of Dana. » Who waits for it?"],
    ["Swedish", "You said ”I am afraid of Dana.” Who waits for it?"],
  ])("the quotations of a reading are checked in %s marks", (_name, text) => {
    expect(checked(text)).toBe("Who waits for it?");
  });

  it("the quotations of a reading in single marks may contain apostrophes, and apostrophes alone are no marks", () => {
    expect(checked("It asks: ‘I've rewritten the’ what?")).toBe("It asks: ‘I’ve rewritten the’ what?");
    const text = "Dana's folder isn't the writers' room, and it isn’t the readers’ one.";
    expect(checked(text)).toBe(text);
  });

  it("the quotations of a reading lose their marks if they have more than fifteen words of the person's", () => {
    const long = "The call I keep putting off is the one that I promised her on the first of May.";
    expect(correctQuotations(`You wrote “${long}” and stopped.`, { own: [long], others: [] })).toBe(
      `You wrote ${long} and stopped.`,
    );
    expect(correctQuotations(`The card says “${long}” of itself.`, { own: [], others: [long] })).toBe(
      `The card says “${long}” of itself.`,
    );
  });

  it("the quotations of a reading stay as they are if the sentence proposes them as words to say", () => {
    for (const text of [
      "Send her: “I cannot come on Sunday.”",
      "You could write “I cannot come on Sunday” and leave it there.",
    ])
      expect(checked(text)).toBe(text);
    expect(checked("Ask why you said “I cannot come on Sunday”. Then wait.")).toBe("Then wait.");
  });

  it("the quotations of a reading may come from any of the person's texts", () => {
    const text = "You said “I owe him the answer”. And “Dana waits for it”?";
    expect(
      correctQuotations(text, { own: ["I owe him the answer.", "Dana waits for it."], others: [] }),
    ).toBe(text);
  });
});
