/** Finds the last option of a choice in a message: "text or call?" offers "call" last. */
import { wordCount } from "./count-words.ts";

const MOST_WORDS = 9;
/** Matches the beginning of an option that repeats the question: "do i tell her or do i tell my boss". */
const ASKS_AGAIN = /^(?:do|should|shall|would|can) (?:i|we) |^(?:just|rather) /i;
/** Matches the words after "or" that offer no option: "or what?", "or not?". */
const NO_OPTION = /^(?:what|not|something|nothing|so|whatever|anything|else|just|am|is)\b/i;

/** Returns the last option of a choice, as it was typed; `undefined` if there is none or it is not clear. */
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
