import { assessDistress } from "./assess-distress.ts";
import { likelihoodInConversation } from "./conversation-likelihood.ts";

/**
 * Returns whether what a person typed for a reading, the text first and then their answers, speaks of danger so plainly that help stands
 * in sight: one of the texts by itself, or all of them together. Nothing of it may be handed back as a plan.
 */
export function isOutrightDanger(texts: readonly string[]): boolean {
  if (texts.some((text) => assessDistress(text).level === "crisis")) return true;
  return texts.length > 1 && likelihoodInConversation(texts, "answers")?.isStrong === true;
}
