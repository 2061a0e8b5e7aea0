import { findQuotations } from "../sanitise/find-quotations.ts";
import { trimEndWhere } from "../text/trim-end.ts";

const MARKUP_BEFORE = /^(?:[\s*_#`>-]|\d{1,2}[.)]\s)+/;
const MARKUP_AFTER = /[\s*_`]/;
const QUOTATION_MARK = /["'“”„‘’‚«»「」『』]/;
/** No line that is read is longer, in characters. */
const LONGEST_LINE = 1000;
const ONLY_PUNCTUATION = /^[\s.,;:!?]*$/;

/**
 * Returns a line of a model's answer without markup around it and without the quotation marks that enclose all of it or have
 * no partner. A quotation inside the line keeps its pair of marks.
 */
export function withoutOuterMarks(line: string): string {
  const bare = trimEndWhere(line.slice(0, LONGEST_LINE).replace(MARKUP_BEFORE, ""), MARKUP_AFTER);
  const quotations = findQuotations(bare).filter(({ isClosed }) => isClosed);
  const whole = quotations.find(({ start, end }) => start === 0 && ONLY_PUNCTUATION.test(bare.slice(end)));
  if (whole) return withoutOuterMarks(whole.inner);
  const opens = quotations.some(({ start }) => start === 0);
  const closes = quotations.some(({ end }) => end === bare.length);
  const from = !opens && QUOTATION_MARK.test(bare.charAt(0)) ? 1 : 0;
  const until = !closes && QUOTATION_MARK.test(bare.charAt(bare.length - 1)) ? bare.length - 1 : bare.length;
  return bare.slice(from, Math.max(from, until)).trim();
}
