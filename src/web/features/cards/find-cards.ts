import type { CardSummary } from "#contract/cards.ts";

/**
 * Returns the cards whose name, core meaning or any tag contains `words`, ignoring case. If `words` is empty,
 * returns all cards.
 */
export function findCards<Card extends Pick<CardSummary, "name" | "coreMeaning" | "tags">>(
  cards: Card[],
  words: string,
): Card[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return cards;
  return cards.filter(({ name, coreMeaning, tags }) =>
    [name, coreMeaning, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}
