// The deck of cards for prerendered pages. This module runs only at build time: only the values that a loader
// returns reach a browser.
import type { CardOutput, CardSummary } from "#contract/cards.ts";
import { type Card, isReversible } from "#domain/deck/card.ts";
import type { DeckCard } from "#domain/draw/receipt.ts";

const files = import.meta.glob<Card>("../../../deck/*/card.json", { eager: true, import: "default" });

const deck: Card[] = Object.values(files).sort((one, other) => one.number - other.number);

/** Returns every card in the form in which the library lists it, in the deck's order. */
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

/** Returns the question that each card asks, by card id. */
export function listQuestions(): Record<string, string> {
  return Object.fromEntries(deck.map(({ id, duckQuestion }) => [id, duckQuestion]));
}

/** Returns the number of cards, by whether a card can be reversed. */
export function countDeck() {
  const perspective = deck.filter(isReversible).length;
  return { all: deck.length, perspective, pond: deck.length - perspective };
}

/**
 * Returns the inputs of a draw: the cards in order, each with whether it has a reversed meaning, but without the
 * texts.
 */
export function deckToDrawFrom(): DeckCard[] {
  return deck.map((card) => ({ id: card.id, reversedMeaning: isReversible(card) ? "" : null }));
}

/** Returns the public data of a card and of its two neighbours in the deck; `null` if there is no such card. */
export function readCard(slug: string | undefined) {
  const index = deck.findIndex((card) => card.id === slug);
  const found = deck[index];
  if (!found) return null;
  const { step: _step, notBeside: _notBeside, ...card } = found;
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
