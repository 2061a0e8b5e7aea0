import type { CardSummary } from "../../../contract/cards.ts";

/** The cards whose name, core meaning or any tag holds the words, whatever their case. No words: all of them. */
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
