import type { DrawStatisticsOutput } from "#contract/readings.ts";
import { isReversible } from "#domain/deck/card.ts";
import { type Chance, chanceOf, countRangeAtEvenOdds } from "#domain/draw/chance.ts";
import type { DeckCard } from "#domain/draw/receipt.ts";

/** The expected number of draws per card below which the counts say nothing about fairness. */
const TELLING = 5;

export interface CardTally {
  id: string;
  drawn: number;
  reversed: number;
  /** Whether the count lies outside the band that, by chance alone, contains 19 of 20 cards. */
  isOutside: boolean;
}

export interface DrawTally {
  readings: number;
  drawn: number;
  /** The counts of every card of the deck, in deck order. */
  cards: CardTally[];
  chance: Chance;
  outside: number;
  /**
   * The number of drawn cards that can be reversed, the number that were reversed, and the number that chance alone
   * gives.
   */
  reversible: { drawn: number; reversed: number; chance: Chance };
  isTooEarly: boolean;
}

/** Compares the cards a person drew with what chance alone gives. */
export function tallyDraws(statistics: DrawStatisticsOutput, deck: readonly DeckCard[]): DrawTally {
  const chance = chanceOf(statistics, deck.length);
  const found = new Map(statistics.cards.map((card) => [card.id, card]));
  const cards = deck.map(({ id }) => {
    const { drawn = 0, reversed = 0 } = found.get(id) ?? {};
    return { id, drawn, reversed, isOutside: drawn < chance.low || drawn > chance.high };
  });
  const turnable = deck.filter(isReversible).map(({ id }) => found.get(id));
  const drawnTurnable = turnable.reduce((sum, card) => sum + (card?.drawn ?? 0), 0);
  return {
    readings: statistics.singles + statistics.threes,
    drawn: cards.reduce((sum, card) => sum + card.drawn, 0),
    cards,
    chance,
    outside: cards.filter((card) => card.isOutside).length,
    reversible: {
      drawn: drawnTurnable,
      reversed: turnable.reduce((sum, card) => sum + (card?.reversed ?? 0), 0),
      chance: countRangeAtEvenOdds(drawnTurnable),
    },
    isTooEarly: chance.expected < TELLING,
  };
}
