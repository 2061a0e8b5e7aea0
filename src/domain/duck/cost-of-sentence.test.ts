import { describe, expect, it } from "vitest";
import { chooseQuotes } from "./choose-quotes.ts";
import { saysWhatTroubleIs, saysWhatTroubleIsNot } from "./cost-of-sentence.ts";
import { splitSentences } from "./split-sentences.ts";

const quotesOf = (text: string) => chooseQuotes(text, splitSentences(text));

describe("a sentence that says what the trouble is not", () => {
  it.each([
    "that's not what i'm stuck on.",
    "it's not the washing.",
    "none of that is what has me up at night.",
    "all fine, i can do all of that.",
  ])("a sentence that says what the trouble is not is recognised by its words: %s", (plain) => {
    expect(saysWhatTroubleIsNot(plain)).toBe(true);
  });

  it("a sentence that says what the trouble is not is not quoted before the sentences that follow it", () => {
    const text =
      "The speech is done. That's not what I'm stuck on. There's a crack in the bowl I carved. It's late.";
    expect(quotesOf(text)[0]?.text).toBe("There's a crack in the bowl I carved.");
  });
});

describe("a sentence that names the hard part", () => {
  it.each(["the problem is the cheque book.", "what i can't do is the bit after.", "that's the hard bit."])(
    "a sentence that names the hard part is recognised by its words: %s",
    (plain) => {
      expect(saysWhatTroubleIs(plain)).toBe(true);
    },
  );

  it("a sentence that names the hard part is not recognised in a sentence that says what the hard part is not", () => {
    expect(saysWhatTroubleIs("the problem isn't the book, none of that is what has me up.")).toBe(false);
  });

  it("a sentence that names the hard part is marked as declared when it is quoted", () => {
    const declared = quotesOf("The sums work. The problem is the cheque book. Torben rang again.").filter(
      (quote) => quote.isDeclared,
    );
    expect(declared.map(({ text }) => text)).toEqual(["The problem is the cheque book."]);
  });
});

describe("a confession", () => {
  it.each([
    "I'm lying to everybody about the exam. I cried on the bus. The tickets are on the table.",
    "I stole forty pounds from the till. The rota is up again. Dana asked about Friday.",
    "The rota is up again. Dana asked about Friday. I stole forty pounds from the till.",
  ])("a confession is quoted before a last sentence without weight, wherever it stands: %s", (text) => {
    expect(quotesOf(text)[0]?.text).toMatch(/^I cried|^I stole/);
  });

  it("a confession in the first sentence is quoted beside another one", () => {
    const text = "I'm lying to everybody about the exam. I cried on the bus. The tickets are on the table.";
    expect(
      quotesOf(text)
        .slice(0, 2)
        .map((quote) => quote.text),
    ).toEqual(["I cried on the bus.", "I'm lying to everybody about the exam."]);
  });
});
