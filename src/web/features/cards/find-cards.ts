import type { CardSummary } from "#contract/cards.ts";
import { containsWords, searchWordsOf } from "#domain/search/find-words.ts";

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
