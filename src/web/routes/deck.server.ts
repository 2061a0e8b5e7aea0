// The deck as prerendered pages read it. This module runs at build time only: what is not returned by a
// loader never reaches a browser.
import type { CardOutput, CardSummary } from "#contract/cards.ts";
import { type Card, isReversible } from "#domain/deck/card.ts";
import type { DeckCard } from "#domain/draw/receipt.ts";

const files = import.meta.glob<Card>("../../../deck/*/card.json", { eager: true, import: "default" });

const deck: Card[] = Object.values(files).sort((one, other) => one.number - other.number);

/** Returns every card as the library lists it, in the deck's order. */
export function listCards(): CardSummary[] {
  return deck.map(({ id, number, name, emoji, family, coreMeaning, tags }) => ({
    id,
    number,
    name,
    emoji,
    family,
    coreMeaning,
    tags,
  }));
}

/** Returns how many cards there are, by whether they can lie reversed. */
export function countDeck() {
  const perspective = deck.filter(isReversible).length;
  return { all: deck.length, perspective, pond: deck.length - perspective };
}

/**
 * Returns the inputs of a draw: the cards in order, and whether each card has a reversed meaning (not its
 * text).
 */
export function deckToDrawFrom(): DeckCard[] {
  return deck.map((card) => ({ id: card.id, reversedMeaning: isReversible(card) ? "" : null }));
}

/** Returns the public data of a card, with its neighbours; `null` if there is no such card. */
export function readCard(slug: string | undefined) {
  const index = deck.findIndex((card) => card.id === slug);
  const found = deck[index];
  if (!found) return null;
  const { material: _, ...card } = found;
  const neighbour = (step: number) => {
    const { id, name } = deck[(index + step + deck.length) % deck.length] ?? found;
    return { id, name };
  };
  return {
    card: card satisfies CardOutput,
    previous: neighbour(-1),
    next: neighbour(1),
    deckSize: deck.length,
  };
}
