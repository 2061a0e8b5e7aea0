import { describe, expect, it } from "vitest";
import { createTaggedReader, readTaggedAnswer } from "./tagged-answer.ts";
import { hasTags } from "./tagged-sections.ts";

const FIRST = "You wrote the proposal four times, and the numbers were fine each time.";
const SECOND = "The Retry shows it: doing it again is a way of not sending it.";
const STEP = "Send Dana “Here is the third version.” before lunch.";
const QUESTION = "What would a fifth version say that the fourth does not?";
const WHOLE = {
  headline: "It is done.",
  interpretation: `${FIRST}\n\n${SECOND}`,
  steps: [STEP],
  questions: [QUESTION],
};

const ANSWER = `[headline] It is done.
[reading]
${FIRST}

${SECOND}
[step] ${STEP}
[question] ${QUESTION}`;

/** Reads an answer that arrives in pieces of this many characters. */
function shownOf(answer: string, size: number): string {
  const reader = createTaggedReader();
  let shown = "";
  for (let at = 0; at < answer.length; at += size) shown += reader.read(answer.slice(at, at + size));
  return shown;
}

describe("an answer with tags", () => {
  it.each([
    ["as it was asked for", ANSWER],
    ["with tags in other letters", ANSWER.replaceAll(/\[(\w+)\]/g, (_, name) => `[${name.toUpperCase()}]`)],
    ["with bold tags", ANSWER.replaceAll(/\[(\w+)\]/g, "**[$1]**")],
    [
      "with bold names and colons",
      ANSWER.replaceAll(/\[(\w)(\w+)\]/g, (_, a, b) => `**${a.toUpperCase()}${b}:**`),
    ],
    ["with headings", ANSWER.replaceAll(/\[(\w+)\] ?/g, "### $1:\n")],
    ["with tags like those of HTML, closed again", ANSWER.replaceAll(/\[(\w+)\] ?([^[]+)/g, "<$1>$2</$1>\n")],
    ["with numbered tags", ANSWER.replace(SECOND, `[paragraph 2] ${SECOND}`).replace("[step]", "[Step 1]")],
    ["on a single line", ANSWER.replaceAll("\n\n", "§").replaceAll("\n", " ").replace("§", "\n")],
    [
      "with tags in another language",
      ANSWER.replace("[reading]", "[Deutung]")
        .replace("[step]", "[Schritt]")
        .replace("[question]", "[Frage]"),
    ],
    ["with words before the first tag", `Sure! Here is your reading:\n\n${ANSWER}`],
    ["with words after the end", `${ANSWER}\n\nQuack, and good luck with it!`],
    ["without the tag of the reading", ANSWER.replace("[reading]\n", "")],
    ["with paragraphs parted by one line break", ANSWER.replace("\n\n", "\n")],
  ])("is read %s", (_name, answer) => {
    expect(readTaggedAnswer(answer)).toEqual(WHOLE);
  });

  it.each([1, 3, 17, 5000])("arrives as its paragraphs and nothing else, in pieces of %i", (size) => {
    expect(shownOf(`Sure!\n${ANSWER}`, size)).toBe(WHOLE.interpretation);
    expect(shownOf(ANSWER.replaceAll(/\[(\w+)\]/g, "**$1:**"), size)).toBe(WHOLE.interpretation);
  });

  it("shows its words as they come, and its headline before them", () => {
    const reader = createTaggedReader();
    expect(reader.read("[headline] It is")).toBe("");
    expect(reader.read(" done.\n[reading]\nYou wrote it")).toBe("You wrote it");
    expect(reader.headline()).toBe("It is done.");
    expect(reader.read(" four times.\nStep")).toBe(" four times.");
    expect(reader.read(" outside")).toBe("\n\nStep outside");
    expect(reader.read(".\n[st")).toBe(".");
    expect(reader.read("ep] Call.")).toBe("");
  });

  it("an answer without any tag is a reading if it is long enough, under its first line if that is short", () => {
    const long = `${FIRST}\n\n${SECOND}\n\n${FIRST}`;
    expect(readTaggedAnswer(`Here it is:\n\n${long}`)).toMatchObject({ headline: "", interpretation: long });
    expect(readTaggedAnswer(`**It is done**\n\n${long}`)).toMatchObject({
      headline: "It is done",
      interpretation: long,
    });
    expect(readTaggedAnswer("I would rather not.").interpretation).toBe("");
    expect(shownOf(long, 9)).toBe("");
  });

  it("an answer whose first tag is the step has its reading before it", () => {
    const answer = `${FIRST}\n\n${SECOND}\n\n${FIRST}\n[step] ${STEP}`;
    expect(readTaggedAnswer(answer)).toMatchObject({
      interpretation: `${FIRST}\n\n${SECOND}\n\n${FIRST}`,
      steps: [STEP],
    });
  });

  it("an answer that was cut off has what arrived", () => {
    expect(readTaggedAnswer(ANSWER.slice(0, ANSWER.indexOf("a way of")))).toMatchObject({
      interpretation: `${FIRST}\n\nThe Retry shows it: doing it again is`,
      steps: [],
      questions: [],
    });
  });

  it.each([
    ["[danger]\nPut the card away. Who is near you?", "danger"],
    ["**[Danger]** Put the card away. Who is near you?", "danger"],
    ["[concern] danger\n[reading]\nPut the card away. Who is near you?", "danger"],
    ["[worried]\n[headline] Not alone.\n[reading]\nPut the card away. Who is near you?", "worried"],
    ["[concern]: worried\n\nPut the card away. Who is near you?\n[step] Call Dana.", "worried"],
  ])("says how dark the text is: %s", (answer, concern) => {
    expect(readTaggedAnswer(answer)).toMatchObject({
      concern,
      interpretation: "Put the card away. Who is near you?",
    });
  });

  it("names no concern because a paragraph speaks of danger", () => {
    const answer = ANSWER.replace(SECOND, "You are not in danger, and nobody was worried.");
    expect(readTaggedAnswer(answer)).not.toHaveProperty("concern");
    expect(readTaggedAnswer(`[concern] none\n${ANSWER}`)).toEqual(WHOLE);
  });

  it("is told from JSON and from prose", () => {
    expect(hasTags(ANSWER)).toBe(true);
    expect(hasTags('{"headline": "It is done.", "interpretation": "…"}')).toBe(false);
    expect(hasTags(FIRST)).toBe(false);
  });
});
