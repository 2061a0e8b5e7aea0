/** How dark a chat is: the message, and what was written before it. */
import { assessDistress } from "../safety/assess-distress.ts";
import { gravityOf } from "../safety/gravity.ts";
import { veiledLikelihood } from "../safety/veiled-likelihood.ts";
import type { ChatRequest } from "./duck-request.ts";

/**
 * - `known`: the message speaks of a crisis, or has dark words that the classifier bears out, or the caller reports distress
 *   that nothing in the words explains.
 * - `earlier`: an earlier text does, and the message does not.
 * - `guessed`: the message has dark words that the classifier does not bear out; or it has none, and the classifier is sure, or
 *   takes an earlier text for dark too.
 * - `faint`: the message has no dark words, and the classifier takes it for dark without being sure.
 */
export type Danger = "known" | "earlier" | "guessed" | "faint" | "none";

export function dangerIn(
  { userContext: text, message, isDistressed }: ChatRequest,
  earlierMessages: readonly string[],
): Danger {
  const now = weigh(message);
  if (now === "known") return "known";
  const before = [text, ...earlierMessages].map(weigh);
  if (before.includes("known")) return "earlier";
  if (now === "faint" && before.some((weight) => weight !== "none")) return "guessed";
  if (now !== "none") return now;
  return isDistressed === true && gravityOf([text, ...earlierMessages, message]) === "none"
    ? "known"
    : "none";
}

/** How dark one text is. In a language that the classifier does not know, dark words need not be borne out. */
function weigh(text: string): Exclude<Danger, "earlier"> {
  const { level, isGuess } = assessDistress(text);
  if (level === "none") return "none";
  if (level === "crisis") return "known";
  const likelihood = veiledLikelihood(text);
  if (isGuess) return likelihood?.isStrong ? "guessed" : "faint";
  return (likelihood?.isVeiled ?? true) ? "known" : "guessed";
}
