import { closeQuotes } from "../readings/close-quotes.ts";
import { STEP_MAX } from "../readings/lengths.ts";
import { shortenToClause } from "../readings/step-title.ts";
import { trimEndWhere } from "../text/trim-end.ts";

const MAX_WORDS = 10;

/** A step's name in a list: at most ten words up to a clause's end, no end mark, quotes closed; 'Untitled' for an empty step. */
export function composeStepTitle(step: string): string {
  const clean = step.slice(0, STEP_MAX).replace(/\s+/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(clean)) return "Untitled";
  const sentence = clean.split(/(?<=[.!?…])\s+/)[0] ?? clean;
  return withoutTail(shortenToClause(sentence.split(" "), MAX_WORDS));
}

function withoutTail(text: string): string {
  return closeQuotes(trimEndWhere(text, /[\s.,;:!?…–—-]/)) || "Untitled";
}
