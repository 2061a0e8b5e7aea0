import type { ReadingRequest } from "../../../domain/duck/duck-request.ts";
import { readTone } from "../../../domain/duck/tone.ts";
import { openBlockName, openBlockNotes } from "../blocks/blocks.ts";
import type { Deck } from "../cards/cards.ts";
import type { Known } from "./load-reading.ts";
import type { ReadingOrder } from "./stored-reading.ts";

/** What the duck is asked: the cards as they lie, the person's text, and what is known of the person and the block. */
export function orderWords(deck: Deck, known: Known, order: ReadingOrder, seed: string): ReadingRequest {
  const { block, profile, key } = known;
  return {
    tone: readTone(known.settings?.tone),
    seed,
    avoid: known.told,
    spreadType: order.spreadType,
    cards: order.cards.flatMap(({ id, reversed, position }) => {
      const card = deck.byId.get(id);
      return card ? [{ card, reversed, ...(position && { position }) }] : [];
    }),
    text: order.userContext,
    blockTypeId: order.blockTypeId,
    ...(block && {
      block: {
        name: openBlockName(key, block),
        status: block.status,
        notes: openBlockNotes(key, block),
        earlier: known.earlier,
      },
    }),
    ...(profile && { profile }),
  };
}
