import type { SmallerStepRequest } from "#domain/duck/duck-request.ts";
import { isSmallAlready } from "#domain/readings/own-steps.ts";
import type { Prompt } from "#server/platform/ai/duck.ts";
import { dataSection } from "#server/platform/prompts/data-section.ts";
import { describePersona, writeInstructions } from "#server/platform/prompts/persona.ts";

const smallerRule = (time: string) =>
  `They could not begin this step. Give the part of it that takes ${time}, now, where they sit, of at most 30 words: what to ` +
  "do with their hands or to say, and where it ends. Best is the first line of the message, written out between “ and ”. " +
  "Nothing to prepare, nobody to wait for. Keep the step's own nouns and its language. Answer with the step alone.";

const TWO_MINUTES = "two minutes";
const THIRTY_SECONDS = "thirty seconds";

/** Returns the prompt for a version of a step that takes two minutes, or thirty seconds if the step takes two. */
export function writeSmallerStepPrompt(request: SmallerStepRequest, advisorName: string): Prompt {
  return {
    ...writeInstructions(request, describePersona(advisorName), [
      smallerRule(isSmallAlready(request) ? THIRTY_SECONDS : TWO_MINUTES),
    ]),
    user: [dataSection("words", [request.userContext]), dataSection("step", [request.step])].join("\n\n"),
  };
}
