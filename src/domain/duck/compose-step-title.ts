import { closeQuotes } from "../readings/close-quotes.ts";
import { STEP_MAX } from "../readings/lengths.ts";
import { shortenToClause } from "../readings/step-title.ts";
import { firstSentenceOf } from "../text/first-sentence.ts";
import { trimEndWhere } from "../text/trim-end.ts";

const MAX_WORDS = 10;

/** A step's name in a list: at most ten words up to a clause's end, no end mark, quotes closed; 'Untitled' for an empty step. */
export function composeStepTitle(step: string): string {
  const clean = step.slice(0, STEP_MAX).replace(/\s+/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(clean)) return "Untitled";
  return withoutTail(shortenToClause(firstSentenceOf(clean).split(" "), MAX_WORDS));
}

function withoutTail(text: string): string {
  const title = closeQuotes(trimEndWhere(text, /[\s.,;:!?…–—-]/));
  return title.replace(/[.,;:](?=[’”]$)/, "") || "Untitled";
}
