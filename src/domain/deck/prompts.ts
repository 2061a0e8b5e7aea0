import type { Card } from "./card.ts";

/** How many of a card's perspective prompts are shown and can be answered. */
export const PROMPTS_SHOWN = 3;
/** The place of the card's own question, which the card of the day asks, after the prompts. */
export const OWN_QUESTION = PROMPTS_SHOWN;

/** Returns what a card asks at a place: one of its prompts, or its own question. An empty text if it asks nothing there. */
export function questionAt(
  { perspectivePrompts, duckQuestion }: Pick<Card, "perspectivePrompts" | "duckQuestion">,
  place: number,
): string {
  if (place === OWN_QUESTION) return duckQuestion;
  return perspectivePrompts.slice(0, PROMPTS_SHOWN)[place] ?? "";
}
