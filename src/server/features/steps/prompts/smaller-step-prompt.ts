import type { SmallerStepRequest } from "#domain/duck/duck-request.ts";
import { isSmallAlready } from "#domain/readings/own-steps.ts";
import type { Prompt } from "#server/platform/ai/duck.ts";
import { dataSection } from "#server/platform/prompts/data-section.ts";
import { writeInstructions } from "#server/platform/prompts/persona.ts";

const smallerRule = (time: string) =>
  `They could not begin a step that you gave them. Give the part of it that takes ${time}, now, where they sit: ` +
  "one sentence of at most 25 words that says what to do with their hands. Nothing to prepare first, nobody to wait " +
  "for, and an end that one can see. Keep the step's own nouns and its language. Answer with the sentence alone.";

const TWO_MINUTES = "two minutes";
const THIRTY_SECONDS = "thirty seconds";

/** Returns the prompt for a version of a step that takes two minutes, or thirty seconds if the step takes two. */
export function writeSmallerStepPrompt(request: SmallerStepRequest, advisorName: string): Prompt {
  return {
    ...writeInstructions(request, advisorName, [
      smallerRule(isSmallAlready(request) ? THIRTY_SECONDS : TWO_MINUTES),
    ]),
    user: [dataSection("words", [request.userContext]), dataSection("step", [request.step])].join("\n\n"),
  };
}
