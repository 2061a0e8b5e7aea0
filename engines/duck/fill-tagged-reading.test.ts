import { describe, expect, it } from "vitest";
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import type { TaggedAnswer } from "#domain/readings/tagged-answer.ts";
import { blankCard } from "#test-support/blank-card.ts";
import { fillTaggedReading } from "./fill-tagged-reading.ts";

const card = (name: string) => ({
  card: blankCard({ id: name, name, duckQuestion: `What does ${name} ask?`, step: `Do as ${name} says.` }),
  reversed: false,
});
const REQUEST: ReadingRequest = {
  spreadType: "full-pond",
  cards: [card("The Retry"), card("The Fork"), card("The Branch")],
  userContext: "I have rewritten the proposal four times.",
  blockTypeId: "work",
  tone: "even",
};
const ANSWER: TaggedAnswer = {
  headline: "It is done.",
  interpretation: "You wrote it four times.",
  steps: ["Take 15 minutes and call Dana."],
  questions: ["Who waits?"],
};
const of = (changes: Partial<TaggedAnswer>, request: Partial<ReadingRequest> = {}) =>
  fillTaggedReading({ ...ANSWER, ...changes }, { ...REQUEST, ...request });

describe("a reading of a small model", () => {
  it("has the cards' questions as insights, and no parting remark", () => {
    expect(of({})).toEqual({
      headline: "It is done.",
      interpretation: "You wrote it four times.",
      keyInsights: ["What does The Retry ask?", "What does The Fork ask?", "What does The Branch ask?"],
      actionSteps: [{ text: "Take 15 minutes and call Dana.", minutes: 15 }],
      robQuip: "",
      reflectionPrompts: ["Who waits?"],
    });
  });

  it("without a step has the act that the person named, unless their words speak of danger", () => {
    const answers = { act: "Call Dana at nine." };
    const steps = (userContext: string) =>
      of({ steps: [] }, { answers, userContext }).actionSteps.map(({ text }) => text);
    expect(steps(REQUEST.userContext)).toEqual(["Call Dana at nine."]);
    expect(steps("I want to kill myself.")).not.toContain("Call Dana at nine.");
  });

  it("without step and question has the last card's, and the question once", () => {
    const reading = of(
      { steps: [], questions: [] },
      { spreadType: "quick-draw", cards: [card("The Retry")] },
    );
    expect(reading).toMatchObject({
      keyInsights: [],
      actionSteps: [{ text: "Do as The Retry says.", minutes: 2 }],
      reflectionPrompts: ["What does The Retry ask?"],
    });
  });

  it("without a step has the act that the person named", () => {
    expect(of({ steps: [] }, { answers: { act: "ask Mike" } }).actionSteps).toEqual([
      { text: "ask Mike", minutes: 2 },
    ]);
  });

  it("is only words where it sees danger, and gets nothing from the cards where it is worried", () => {
    const nothing = { keyInsights: [], actionSteps: [], robQuip: "", reflectionPrompts: [] };
    const { interpretation } = ANSWER;
    expect(of({ concern: "danger" })).toEqual({ ...nothing, interpretation, concern: "danger" });
    expect(of({ concern: "worried", steps: [], questions: [] })).toEqual({
      ...nothing,
      headline: "It is done.",
      interpretation,
      concern: "worried",
    });
  });

  it("about something grave has no question or step of a card that must not stand beside it", () => {
    const grave = card("The Retry");
    grave.card.notBeside = { question: ["grave"], step: ["grave"] };
    const reading = of(
      { steps: [], questions: [] },
      { spreadType: "quick-draw", cards: [grave], isDistressed: true },
    );
    expect(reading).toMatchObject({ keyInsights: [], actionSteps: [], reflectionPrompts: [] });
  });
});
