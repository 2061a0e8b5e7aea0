import type { CardSummary } from "#contract/cards.ts";
import type { Family } from "#domain/deck/card.ts";
import { containsWords, searchWordsOf } from "#domain/search/find-words.ts";

/** The number of times that somebody has met each card, by the card's id. A card that they never met is absent. */
export type TimesMet = ReadonlyMap<string, number>;

/** Which cards of the library are shown. */
export interface CardFilter {
  family: Family | null;
  /** Only those that were met, or only those that were not. */
  met: "met" | "unmet" | null;
}

export const NO_FILTER: CardFilter = { family: null, met: null };

/** Returns the cards that pass a filter. Without `timesMet` nobody knows which were met, and all pass. */
export function filterCards<Card extends Pick<CardSummary, "id" | "family">>(
  cards: readonly Card[],
  { family, met }: CardFilter,
  timesMet: TimesMet | null,
): Card[] {
  return cards.filter(
    (card) =>
      (family === null || card.family === family) &&
      (met === null || timesMet === null || timesMet.has(card.id) === (met === "met")),
  );
}

/**
 * Returns the cards whose name, core meaning and tags together contain all words of the search. If it is empty,
 * returns all cards.
 */
export function findCards<Card extends Pick<CardSummary, "name" | "coreMeaning" | "tags">>(
  cards: Card[],
  search: string,
): Card[] {
  const words = searchWordsOf(search);
  return cards.filter(({ name, coreMeaning, tags }) => containsWords([name, coreMeaning, ...tags], words));
}
