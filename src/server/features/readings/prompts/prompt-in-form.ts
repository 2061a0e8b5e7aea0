import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import type { AnswerForm, Prompt } from "#server/platform/ai/duck.ts";
import { writeReadingPrompt } from "./reading-prompt.ts";
import { writeTaggedPrompt } from "./tagged-prompt.ts";

/** Returns the prompt of a reading in the form in which a model is asked for it. `request` is the sanitised copy. */
export function writePromptIn(
  form: AnswerForm | undefined,
  request: ReadingRequest,
  advisorName: string,
): Prompt {
  return form === "tags" ? writeTaggedPrompt(request, advisorName) : writeReadingPrompt(request, advisorName);
}
