import type { InsightOutput } from "#contract/insights.ts";

/** The URL fragment of an open chat. It keeps the chat open after a reload. */
export const CHAT = "#chat";

/**
 * Returns whether the insight has a chat. It has none if it has no text, or if a model was worried about it. Beside a page of their own
 * words a person finds there what can be tapped where somebody may be in danger.
 */
export function hasChat({ reading }: Pick<InsightOutput, "reading">): boolean {
  return reading !== null && (!reading.concern || reading.isOwnWords === true);
}
