import type { InsightOutput } from "#contract/insights.ts";

/** The URL fragment of an open chat. It keeps the chat open after a reload. */
export const CHAT = "#chat";

/**
 * Returns whether the insight has a chat. It has none if it has no text, or if a model was worried about it. Beside a page of their own
 * words a person finds there what can be tapped where somebody may be in danger; a guest does not, who would be asked to sign up.
 */
export function hasChat({ reading }: Pick<InsightOutput, "reading">, isGuest: boolean): boolean {
  if (reading === null) return false;
  return !reading.concern || (reading.isOwnWords === true && !isGuest);
}

/** Returns what a chat is called: nobody is asked to argue where somebody may be in danger. */
export function chatTitle(advisorName: string, mayBeInDanger: boolean): string {
  return mayBeInDanger ? `Talk to ${advisorName}` : `Argue with ${advisorName}`;
}
