import { describe, expect, it } from "vitest";
import { type Card, isReversible, POSITIONS } from "#domain/deck/card.ts";
import { composeReading } from "#domain/duck/compose-reading.ts";
import type { DuckCard, SpreadType } from "#domain/duck/duck-request.ts";
import { EXAMPLE_TEXTS } from "#web/features/readings/request/example-texts.ts";
import { loadDeck } from "./load-deck.ts";

const deck = [...loadDeck().values()];
const SEEDS = 20;
/** How far apart in the deck the three cards of a full pond are. */
const STEP = 7;

/** Returns two spreads for every card of the deck, which is the first card of both: upright in one, reversed in the other. */
function spreadsOf(spreadType: SpreadType): DuckCard[][] {
  return deck.flatMap((first, index) =>
    [false, true].map((reversed) =>
      spreadType === "quick-draw"
        ? [lying(first, reversed)]
        : POSITIONS.map((position, place) => ({
            ...lying(deck[(index + place * STEP) % deck.length] ?? first, reversed),
            position,
          })),
    ),
  );
}

function lying(card: Card, reversed: boolean): DuckCard {
  return { card, reversed: reversed && isReversible(card) };
}

describe.each(EXAMPLE_TEXTS)("the example text “%s”", (userContext) => {
  it.each(["quick-draw", "full-pond"] as const)(
    "an example text is understood by the offline duck with every card of a %s, either way up",
    (spreadType) => {
      const readings = spreadsOf(spreadType).map((cards, index) =>
        composeReading({
          spreadType,
          cards,
          userContext,
          blockTypeId: "work",
          tone: "even",
          seed: String(index % SEEDS),
        }),
      );
      expect(readings).toHaveLength(2 * deck.length);
      expect(readings.filter(({ isSure }) => !isSure)).toEqual([]);
    },
  );
});
