import { describe, expect, it } from "vitest";
import { ANSWER_MAX } from "./answers.ts";
import { languageOf } from "./asking-language.ts";
import { questionsFor } from "./questions-for.ts";
import { MOST_TO_PICK, sentencesToPick } from "./sentences-to-pick.ts";

const BREAD =
  "I bought flour and a banneton in March. The starter died twice. My daughter keeps asking when we bake.";

describe("the questions under the card", () => {
  it("are five in a fixed order", () => {
    expect(questionsFor({ userContext: BREAD })).toEqual(["heavy", "difference", "obstacle", "act", "when"]);
  });

  it("leave out the heavy sentence of a text that has only one", () => {
    expect(questionsFor({ userContext: "My daughter keeps asking when we bake" })).not.toContain("heavy");
  });

  it("leave out the time where a day is fixed already", () => {
    expect(questionsFor({ userContext: BREAD, hasDay: true })).not.toContain("when");
  });
});

describe("the sentences to pick", () => {
  it("are the person's own, in their order", () => {
    expect(sentencesToPick(BREAD)).toEqual([
      "I bought flour and a banneton in March.",
      "The starter died twice.",
      "My daughter keeps asking when we bake.",
    ]);
  });

  it("end at line ends, too, and have no marks of a list", () => {
    expect(sentencesToPick("- call Mum\n- the boiler\n\n1. tax?!")).toEqual([
      "call Mum",
      "the boiler",
      "tax?!",
    ]);
  });

  it("do not end at an abbreviation, an initial or an ordinal", () => {
    expect(sentencesToPick("Dr. Klein rief am 3. Mai an. Ich z. B. nicht.")).toEqual([
      "Dr. Klein rief am 3. Mai an.",
      "Ich z. B. nicht.",
    ]);
    expect(sentencesToPick("La Sra. Gil no contesta. Y yo, p. ej., tampoco.")).toHaveLength(2);
  });

  it("keep the quotation mark behind an end", () => {
    expect(sentencesToPick("She said “no.” I left. ¿Y ahora? ¡Nada!")).toEqual([
      "She said “no.”",
      "I left.",
      "¿Y ahora?",
      "¡Nada!",
    ]);
  });

  it("of a long text are the longest, each once", () => {
    const text = `Hi. ${Array.from({ length: 9 }, (_, at) => `This is the sentence ${at}.`).join(" ")} Hi.`;
    const sentences = sentencesToPick(text);
    expect(sentences).toHaveLength(MOST_TO_PICK);
    expect(sentences).not.toContain("Hi.");
    expect(sentences.every((sentence) => text.includes(sentence))).toBe(true);
  });

  it("are short enough for an answer, cut behind a clause or a word", () => {
    const text = `${"one more thing and another, ".repeat(14)}and no end ${"x".repeat(400)}`;
    const sentences = sentencesToPick(text);
    expect(sentences.every((sentence) => sentence.length <= ANSWER_MAX && text.includes(sentence))).toBe(
      true,
    );
    expect(sentences[0]).toMatch(/and another,$/);
    expect(sentences.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  });

  it("are none in a text of signs", () => {
    expect(sentencesToPick("... !!! \n ???")).toEqual([]);
  });
});

describe("the language of the questions", () => {
  it.each([
    ["I have not opened the letter from the bank.", "en"],
    ["Ich habe den Brief von der Bank nicht aufgemacht.", "de"],
    ["No he abierto la carta del banco y no sé qué hacer.", "es"],
    ["Je n’ai pas ouvert la lettre de la banque.", "other"],
    ["stuck", "en"],
    ["Masterarbeit für Müller", "de"],
    ["¿Renunciar?", "es"],
    ["I miss my café in Köln", "en"],
  ])("is that of the text: %s", (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
