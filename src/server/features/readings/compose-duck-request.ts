import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import { readTone } from "#domain/duck/tone.ts";
import { hardPartOfGuess } from "#domain/readings/hard-part.ts";
import { openBlockName, openBlockNotes } from "../blocks/blocks.ts";
import type { Deck } from "../cards/cards.ts";
import { NONE_OF_THESE, OWN_WORDS } from "./deal-cards.ts";
import type { ReadingContext } from "./load-reading.ts";
import type { ReadingOrder } from "./stored-reading.ts";

/**
 * Returns the request to the duck: the cards, the person's text, and what is known of the person and the
 * block.
 */
export function composeDuckRequest(
  deck: Deck,
  context: ReadingContext,
  order: ReadingOrder,
  seed: string,
): ReadingRequest {
  const { block, profile, key } = context;
  return {
    tone: readTone(context.settings?.tone),
    seed,
    avoid: context.saidBefore,
    spreadType: order.spreadType,
    cards: order.cards.flatMap(({ id, reversed, position }) => {
      const card = deck.byId.get(id);
      return card ? [{ card, reversed, ...(position && { position }) }] : [];
    }),
    userContext: order.userContext,
    blockTypeId: order.blockTypeId,
    ...(order.hardPart && { hardPart: order.hardPart }),
    ...correctionIn(order),
    ...(context.corrected && { remembered: context.corrected.id }),
    ...(block && {
      block: {
        name: openBlockName(key, block),
        status: block.status,
        notes: openBlockNotes(key, block),
        earlier: context.earlier,
        earlierQuestions: context.earlierQuestions,
        ...(context.corrected && { corrected: context.corrected.label }),
      },
    }),
    ...(profile && { profile }),
  };
}

function correctionIn({ about }: ReadingOrder): Pick<ReadingRequest, "about" | "correction" | "hardPart"> {
  if (!about) return {};
  const hardPart = hardPartOfGuess(about.id);
  if (hardPart) return { about: NONE_OF_THESE.id, hardPart };
  return about.id === OWN_WORDS ? { correction: about.label } : { about: about.id };
}
