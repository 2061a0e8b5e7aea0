import type { BlockNameRequest } from "#domain/duck/duck-request.ts";
import type { Prompt } from "#server/platform/ai/duck.ts";
import { dataSection } from "#server/platform/prompts/data-section.ts";
import { DATA_RULE } from "#server/platform/prompts/persona.ts";

/** Returns the prompt for the name of a block that a reading creates. */
export function writeBlockNamePrompt(request: BlockNameRequest): Prompt {
  return {
    system: [
      "You name what somebody is stuck on, as one would name a ticket: 2 to 6 words, made of their own nouns, " +
        "without quotation marks around it and without a full stop. 'Four drafts, no owner' is a good name; 'Creative struggle' " +
        "is a bad one, because it would fit anybody. Use the language of their words. Answer with the name alone.",
      DATA_RULE,
    ].join("\n\n"),
    user: [`Kind of block: ${request.blockTypeId}`, dataSection("words", [request.userContext])].join("\n\n"),
  };
}
