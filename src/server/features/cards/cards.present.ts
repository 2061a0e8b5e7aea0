import type { CardOutput, CardSummary } from "#contract/cards.ts";
import type { Card } from "#domain/deck/card.ts";

export function presentCardSummary(card: Card): CardSummary {
  const { id, number, name, emoji, family, coreMeaning, tags } = card;
  return { id, number, name, emoji, family, coreMeaning, tags };
}

/** Presents a card without what only the offline duck uses. */
export function presentCard(card: Card): CardOutput {
  const { reversedMeaning, duckQuestion, duckWisdom, blockApplications, perspectivePrompts, artAlt } = card;
  return {
    ...presentCardSummary(card),
    reversedMeaning,
    duckQuestion,
    duckWisdom,
    blockApplications,
    perspectivePrompts,
    artAlt,
  };
}
