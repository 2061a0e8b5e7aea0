/** How dark a chat is: the message, and what was written before it. */
import { assessDistress } from "../safety/assess-distress.ts";
import { gravityOf } from "../safety/gravity.ts";
import { veiledLikelihood } from "../safety/veiled-likelihood.ts";
import type { ChatRequest } from "./duck-request.ts";

/**
 * - `known`: the message has dark words, or the caller reports distress that nothing in the words explains.
 * - `earlier`: an earlier text has dark words, and the message has none.
 * - `guessed`: only the classifier takes the message for a veiled danger, and it is sure, or it took an earlier text for one.
 * - `faint`: only the classifier does, and it is not that sure.
 */
export type Danger = "known" | "earlier" | "guessed" | "faint" | "none";

export function dangerIn(
  { userContext: text, message, isDistressed }: ChatRequest,
  earlierMessages: readonly string[],
): Danger {
  const now = assessDistress(message);
  if (now.level !== "none" && !now.isGuess) return "known";
  const before = [text, ...earlierMessages].map((each) => assessDistress(each));
  if (before.some(({ level, isGuess }) => level !== "none" && !isGuess)) return "earlier";
  if (now.level !== "none") {
    const isBorneOut = before.some(({ level }) => level !== "none");
    return isBorneOut || veiledLikelihood(message)?.isStrong ? "guessed" : "faint";
  }
  return isDistressed === true && gravityOf([text, ...earlierMessages, message]) === "none"
    ? "known"
    : "none";
}
