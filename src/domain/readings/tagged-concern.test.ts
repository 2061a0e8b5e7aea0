import { describe, expect, it } from "vitest";
import { createTaggedReader, readTaggedAnswer } from "./tagged-answer.ts";
import { withoutTags } from "./tagged-sections.ts";

const WORDS = "Put the card away, Mia. Tell a person you trust, tonight.";
const FORM =
  "[headline] It is done.\n[reading]\nYou wrote it four times.\n[step] Send it.\n[question] Who waits?";
const READING = {
  headline: "It is done.",
  interpretation: "You wrote it four times.",
  steps: ["Send it."],
  questions: ["Who waits?"],
};

/** Reads an answer that arrives letter by letter. */
function shownOf(answer: string): string {
  const reader = createTaggedReader();
  return [...answer].map((letter) => reader.read(letter)).join("");
}

describe("the danger that a small model reports", () => {
  it.each([
    `[Gefahr]\n${WORDS}`,
    `[Gefahr] ${WORDS}`,
    `[Peligro]\n${WORDS}`,
    `[опасность]\n${WORDS}`,
    `【危险】\n${WORDS}`,
    `[danger!]\n${WORDS}`,
    `[Danger: yes]\n${WORDS}`,
    `[Danger: immediate risk] ${WORDS}`,
    `[danger] yes\n${WORDS}`,
    `Danger.\n${WORDS}`,
    `**DANGER**\n\n${WORDS}`,
    `Danger: ${WORDS}`,
    `(danger)\n${WORDS}`,
    `[in danger]\n${WORDS}`,
    `[concern: danger]\n${WORDS}`,
    `[worried]\n[danger]\n${WORDS}`,
  ])("is heard, and its words are kept: %s", (answer) => {
    expect(readTaggedAnswer(answer)).toMatchObject({
      concern: "danger",
      interpretation: WORDS,
      headline: "",
    });
  });

  it("is shown as its words arrive, and nothing before it", () => {
    expect(shownOf(`Sure!\n[danger]\n${WORDS} Now.`)).toBe(`${WORDS} Now.`);
    expect(shownOf(`[danger] yes\n${WORDS}`)).toBe(WORDS);
    expect(shownOf(`[worried] ${WORDS}\n${FORM}`)).toBe(READING.interpretation);
  });

  it("is heard although its words begin with a No that denies nothing", () => {
    const words = "No card matters now, Mia. Tell a person you trust.";
    expect(readTaggedAnswer(`[danger] ${words}`)).toMatchObject({ concern: "danger", interpretation: words });
  });

  it.each([
    ["in another language", `[Besorgt] ${WORDS}\n${FORM}`],
    ["with a mark", `[worried!]\n${FORM}`],
    ["alone on its line in round brackets", `(worried)\n${FORM}`],
    ["by an unknown first tag before the headline", `[Alarm] ${WORDS}\n${FORM}`],
    ["by an unknown first tag alone on its line", `[Alarm]\n${FORM}`],
    ["by a concern that nobody knows", `[concern] severe\n${FORM}`],
    ["by a denial that goes on", `[danger] No, but Mia may be hurt at home.\n${FORM}`],
    ["inside a sentence", FORM.replace("four", "[danger] four")],
    ["without brackets before a whole reading", `Danger: this is hard to hear.\n${FORM}`],
  ])(
    "the danger that a small model may have meant is a worry beside the whole reading: %s",
    (_name, answer) => {
      expect(readTaggedAnswer(answer)).toMatchObject({
        concern: "worried",
        headline: READING.headline,
        steps: READING.steps,
        questions: READING.questions,
      });
    },
  );

  it("the danger that a small model may have meant is never the headline, and is not shown before that is known", () => {
    expect(readTaggedAnswer(`[Alarm]\n${WORDS}`)).toEqual({
      concern: "worried",
      headline: "",
      interpretation: WORDS,
      steps: [],
      questions: [],
    });
    expect(createTaggedReader().read(`[Alarm]\n${WORDS}`)).toBe("");
  });

  it("a first tag in another language is the headline if its text stands beside it", () => {
    const answer = FORM.replace("[headline]", "[Kopfzeile]").replace("[reading]", "[Deutung]");
    expect(readTaggedAnswer(answer)).toEqual(READING);
    expect(readTaggedAnswer(FORM.replace("[headline] ", "[Überschrift]\n"))).toEqual(READING);
  });
});

describe("no danger", () => {
  it.each([
    "[danger] No.",
    "[danger]\nNo.",
    "[Danger] no",
    "Danger: No",
    "[danger: no]",
    "[danger]: none",
    "[danger] [none]",
    "[danger]\n[none]",
    "[worried] no",
    "[worried] not worried",
    "[danger] No.\n[worried] No.",
    "[danger] n/a",
    "[concern] no danger",
    "[concern] no [danger]",
    "[concern: none]",
    "[no danger]",
    "[danger] Nobody is in danger.",
    "[danger] There is no immediate danger.",
    "[danger] Nein.",
    "[peligro] ninguno",
    "[danger] Pas de danger.",
  ])("is what a denial says, and its line is dropped: %s", (line) => {
    expect(readTaggedAnswer(`${line}\n${FORM}`)).toEqual(READING);
  });

  it.each(["[danger] No.", "Danger: none.", "[danger] There is no immediate danger.", "[danger]?\nNobody."])(
    "is shown while a denial arrives letter by letter, and the reading after it is: %s",
    (line) => {
      expect(shownOf(`${line}\n${FORM}`)).toBe(READING.interpretation);
    },
  );

  it("is what a denial says on the line of the headline", () => {
    expect(readTaggedAnswer(`[danger] no ${FORM}`)).toEqual(READING);
  });

  it("is reported by a paragraph that begins with the word", () => {
    const answer = FORM.replace("You wrote", "Danger: thin ice.\nYou wrote");
    expect(readTaggedAnswer(answer)).toEqual({
      ...READING,
      interpretation: `Danger: thin ice.\n\n${READING.interpretation}`,
    });
  });
});

describe("a tag inside a sentence", () => {
  it.each(["[step]", "[question]", "[none]", "[headline]", "[end]"])("is text: %s", (tag) => {
    const sentence = `You wrote “the ${tag} is open” four times.`;
    const answer = FORM.replace(READING.interpretation, sentence);
    expect(readTaggedAnswer(answer)).toEqual({ ...READING, interpretation: sentence });
  });

  it("opens no reading while a model thinks aloud", () => {
    const reader = createTaggedReader();
    expect(reader.read("I begin with it. [reading] Then I say what she missed")).toBe("");
    expect(reader.read(".\n[reading]\nYou wrote it")).toContain("You wrote it");
  });

  it("what people wrote loses the brackets of known names, and keeps all others", () => {
    expect(withoutTags("I drew [danger] and <Reading> on [the door], [ step 2 ] [Gefahr]. [steppe]")).toBe(
      "I drew (danger) and (Reading) on [the door], ( step 2 ) (Gefahr). [steppe]",
    );
  });
});
