import type { InsightOutput } from "#contract/insights.ts";

/** The URL fragment of an open chat. It keeps the chat open after a reload. */
export const CHAT = "#chat";

/** Returns whether the insight has a chat. It has none if it has no text, or help beside its text. */
export function hasChat({ reading }: Pick<InsightOutput, "reading">): boolean {
  return reading !== null && !reading.concern;
}
