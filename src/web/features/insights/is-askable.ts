import { hasAnswers } from "#domain/asking/answers.ts";
import type { SavedInsight } from "./saved-insight.ts";

/**
 * Returns whether the five questions can be answered about a saved reading, and the same cards be read again with the answers.
 * They can if they were skipped, and a page of the person's own words can be changed. They cannot once a step is done, nor on a
 * dark page.
 */
export function isAskable({
  answers,
  reading,
  isDefault,
  isGrave,
  isNotConsoled,
  steps,
}: SavedInsight): boolean {
  if (isDefault || (isGrave && !isNotConsoled) || steps.some(({ isDone }) => isDone)) return false;
  return reading.isOwnWords === true || !hasAnswers(answers);
}
