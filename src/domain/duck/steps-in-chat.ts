/** Finds the steps that a chat reply may give: those of the reading, and the one that was offered last. */
import { firstSentenceOf } from "../text/first-sentence.ts";
import { trimEndWhere } from "../text/trim-end.ts";
import { repliesIn } from "./chat-speakers.ts";
import { OFFERED_STEP } from "./compose-smaller-step.ts";
import { wordCount } from "./count-words.ts";
import type { ChatRequest } from "./duck-request.ts";
import { capitalised } from "./render-frame.ts";
import { isOfMatter } from "./sentence-of-first-text.ts";

const MAX_STEP_WORDS = 45;

/** Returns the steps of the reading that are about the person's matter and were not given in the chat yet. */
export function stepsLeft(request: ChatRequest): string[] {
  const given = repliesIn(request);
  return request.reading.actionSteps
    .map(({ text }) => capitalised(firstSentenceOf(text)))
    .filter((step) => step !== "" && wordCount(step) <= MAX_STEP_WORDS)
    .filter((step) => !given.some((content) => content.includes(step)) && isOfMatter(request, step))
    .toSorted((one, other) => Number(one.includes("“")) - Number(other.includes("“")));
}

/** Returns the step that was offered last in the chat, or a step of the reading if the chat offered none. */
export function lastStepIn(request: ChatRequest): { text: string; minutes?: number } {
  const offered = repliesIn(request)
    .flatMap((reply) => reply.split(/(?<=[.!?…])\s/))
    .findLast((sentence) => OFFERED_STEP.test(sentence));
  if (offered !== undefined) return { text: trimEndWhere(offered, /\s/) };
  return request.reading.actionSteps.find(({ text }) => isOfMatter(request, text)) ?? { text: "" };
}
