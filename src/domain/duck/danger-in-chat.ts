/** Finds how dark a chat message and the texts before it are. */
import { assessDistress } from "../safety/assess-distress.ts";
import { gravityOf } from "../safety/gravity.ts";
import { veiledLikelihood } from "../safety/veiled-likelihood.ts";
import type { ChatRequest } from "./duck-request.ts";

/**
 * How dark a chat is.
 * - `known`: the message speaks of a crisis, or it has dark words and the classifier agrees, or the caller reports
 *   distress that no words explain.
 * - `earlier`: an earlier text is dark in this way and the message is not.
 * - `guessed`: the message has dark words and the classifier does not agree; or it has none, and the classifier is sure
 *   that it is dark, or takes an earlier text for dark too.
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

/** Returns how dark one text is. Dark words alone decide if the classifier does not know the language of the text. */
function weigh(text: string): Exclude<Danger, "earlier"> {
  const { level, isGuess } = assessDistress(text);
  if (level === "none") return "none";
  if (level === "crisis") return "known";
  const likelihood = veiledLikelihood(text);
  if (isGuess) return likelihood?.isStrong ? "guessed" : "faint";
  return (likelihood?.isVeiled ?? true) ? "known" : "guessed";
}
