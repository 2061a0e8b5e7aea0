import type { InsightOutput } from "#contract/insights.ts";
import { hasAnswers } from "#domain/asking/answers.ts";

/**
 * Returns whether the five questions can be answered about a saved reading, and the same cards be read again with the answers.
 * They can if they were skipped, and a page of the person's own words can be changed. They cannot once a step is done, nor
 * about a dark text that somebody else has written about.
 */
export function isAskable({
  answers,
  reading,
  isDefault,
  isGrave,
  isNotConsoled,
  steps,
}: InsightOutput): boolean {
  if (reading === null || isDefault || steps.some(({ isDone }) => isDone)) return false;
  if (reading.isOwnWords) return true;
  return !hasAnswers(answers) && (!isGrave || isNotConsoled === true);
}
