import type { SmallerStepRequest } from "#domain/duck/duck-request.ts";
import type { Prompt } from "#server/platform/ai/duck.ts";
import { dataSection } from "#server/platform/prompts/data-section.ts";
import { writeInstructions } from "#server/platform/prompts/persona.ts";

const SMALLER_RULE =
  "They could not begin a step that you gave them. Give the part of it that takes two minutes, now, where they sit: " +
  "one sentence of at most 25 words that says what to do with their hands. Nothing to prepare first, nobody to wait " +
  "for, and an end that one can see. Keep the step's own nouns and its language. Answer with the sentence alone.";

/** Returns the prompt for a version of a step that takes two minutes. */
export function writeSmallerStepPrompt(request: SmallerStepRequest, advisorName: string): Prompt {
  return {
    system: writeInstructions(request, advisorName, [SMALLER_RULE]),
    user: [dataSection("words", [request.userContext]), dataSection("step", [request.step])].join("\n\n"),
  };
}
