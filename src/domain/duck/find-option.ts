/** Finds what a person puts up for a choice: "text or call?" puts up "call" last. */
import { wordCount } from "./count-words.ts";

const MOST_WORDS = 9;
/** "do i tell her or do i tell my boss". */
const ASKS_AGAIN = /^(?:do|should|shall|would|can) (?:i|we) |^(?:just|rather) /i;
/** "or what?" and "or not?" put nothing up. */
const NO_OPTION = /^(?:what|not|something|nothing|so|whatever|anything|else|just|am|is)\b/i;

/** The last of what is put up for a choice, as it was typed, or `undefined` where that is not plain. */
export function lastOptionIn(message: string): string | undefined {
  const from = message.toLowerCase().lastIndexOf(" or ");
  if (from < 0) return undefined;
  const [option = ""] = message
    .slice(from + " or ".length)
    .trim()
    .split(/[.?!,;\n]/, 1)
    .map((words) => words.replace(ASKS_AGAIN, ""));
  const words = wordCount(option);
  const isPlain = words > 0 && words <= MOST_WORDS && !NO_OPTION.test(option) && !/["“”()]/.test(option);
  return isPlain ? option.trim() : undefined;
}
