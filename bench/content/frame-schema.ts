// The schema of the sentence templates in `content/`, which says which gaps (placeholders) they may contain.
import * as z from "zod";

/** The gaps for facts that the composer may find in a person's text; see `gather-facts.ts`. */
const TEXT_GAPS =
  "thing work talk task state deed head place person them their someone untold bystander thing2 times span longspan tally date since lines lastline listed told report want cant".split(
    " ",
  );
const CLAUSE_GAPS =
  "cantClear habitClear keepClear needClear shouldClear undoneClear usedToClear wantClear whatIfClear optionA optionB".split(
    " ",
  );
const QUOTE_GAPS = "q Q qlast quote quote2 shortQuote shortQuestion".split(" ");

/** The maximum length of a text in a content file, in characters. */
export const LONGEST = 400;

/**
 * Returns the schema of a sentence template with these gaps only. A `!` or `~` at the beginning limits the sentence to
 * one tone.
 */
export function frame(...gaps: readonly string[]) {
  const gap = `\\{(?:${gaps.join("|")})(?:'s)?(?::[^|{}]*\\|[^{}]*)?\\}`;
  const allowed = gaps.length === 0 ? "[^{}]*" : `(?:[^{}]|${gap})*`;
  return z
    .string()
    .min(1)
    .max(LONGEST)
    .regex(new RegExp(`^${allowed}$`), `may hold only these gaps: ${gaps.join(", ") || "none"}`);
}

export const frames = (...gaps: readonly string[]) => z.array(frame(...gaps)).min(1);
export const maybe = (...gaps: readonly string[]) => z.array(frame(...gaps));
/** The gaps that a sentence template about the person's text may contain. */
export const FRAME_GAPS: readonly string[] = [...TEXT_GAPS, ...CLAUSE_GAPS, ...QUOTE_GAPS];
