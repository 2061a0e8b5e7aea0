import type { Prompt, StepTitleRequest } from "#server/platform/ai/duck.ts";
import { dataSection } from "#server/platform/prompts/data-section.ts";
import { DATA_RULE } from "#server/platform/prompts/persona.ts";

/** Returns the prompt for a step's title in a list. */
export function writeStepTitlePrompt({ text }: StepTitleRequest): Prompt {
  return {
    system: [
      "You shorten a step to the line that stands for it in a list of things to do: at most 10 words, beginning with " +
        "what is to be done, in the step's own words and language, no quotation marks around it, no punctuation at the end. " +
        "Answer with the line alone.",
      DATA_RULE,
    ].join("\n\n"),
    user: dataSection("step", [text]),
  };
}
