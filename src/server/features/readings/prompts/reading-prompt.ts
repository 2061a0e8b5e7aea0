import type { ReadingRequest } from "../../../../domain/duck/duck-request.ts";
import type { SpreadType } from "../../../../domain/readings/spread.ts";
import type { Prompt } from "../../../platform/ai/duck.ts";
import { dataSection } from "../../../platform/prompts/data-section.ts";
import { describeBlock, describeCards, describeProfile } from "../../../platform/prompts/describe-person.ts";
import { DATA_RULE, describePersona } from "../../../platform/prompts/persona.ts";

/** What the spread holds, in the words of a task. */
const SHAPES: Record<SpreadType, { length: string; keyInsights: string; actionSteps: string }> = {
  "quick-draw": {
    length: "120 to 180 words in two or three paragraphs",
    keyInsights: "exactly 1 sentence",
    actionSteps: "exactly 1 step that takes two minutes",
  },
  "full-pond": {
    length: "220 to 320 words in three or four paragraphs, one at least for each card in its place",
    keyInsights: "2 or 3 sentences, no two of them alike",
    actionSteps: "1 or 2 steps, the first of which takes two minutes",
  },
};

/** The prompt of a reading. `request` is the sanitised copy that the door hands over. */
export function writeReadingPrompt(request: ReadingRequest, advisorName: string): Prompt {
  return {
    system: [
      describePersona(advisorName, request.tone, request.isDistressed === true),
      DATA_RULE,
      describeAnswer(request.spreadType, request.isDistressed === true),
    ].join("\n\n"),
    user: [
      ...describeProfile(request.profile),
      ...describeBlock(request.block, request.blockTypeId),
      describeCards(request.cards, request.blockTypeId),
      dataSection("words", [request.text]),
      `Read ${request.cards.length === 1 ? "this card" : "these cards"} for what they wrote.`,
    ].join("\n\n"),
  };
}

function describeAnswer(spread: SpreadType, isDistressed: boolean): string {
  const { length, keyInsights, actionSteps } = SHAPES[spread];
  const quip = isDistressed
    ? "one plain, kind sentence to end on, no joke"
    : "one parting remark in your voice, dry, at most 20 words";
  return `Answer with one JSON object and nothing around it, no code fence. Its fields, in this order:
"interpretation": ${length}, parted by \\n\\n, no markup. Begin with what they said, not with the card. Tie each card to its position and orientation and to something particular in their words.
"headline": one sentence of at most 110 characters that they could not have read in anybody else's reading.
"keyInsights": a list of ${keyInsights}, each {"text": the sentence, "paragraph": the number of the paragraph it is a note to, from 1}.
"actionSteps": a list of ${actionSteps}, each {"text": what to do, concrete enough to start now, "minutes": a whole number}.
"robQuip": ${quip}.
"reflectionPrompts": a list of exactly 1 question they cannot answer with yes or no.`;
}
