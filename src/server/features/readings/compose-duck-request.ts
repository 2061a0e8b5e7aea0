import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import { readTone } from "#domain/duck/tone.ts";
import { dayOf } from "#domain/plans/day.ts";
import { openBlockName, openBlockNotes } from "../blocks/blocks.ts";
import type { Deck } from "../cards/cards.ts";
import type { ReadingContext } from "./load-reading.ts";
import type { StoredRequest } from "./stored-reading.ts";

/** Returns the request for the duck: the cards, the person's text, and what is known about the person and the block. */
export function composeDuckRequest(
  deck: Deck,
  context: ReadingContext,
  request: StoredRequest,
  now: Date,
): ReadingRequest {
  const { block, profile, key } = context;
  return {
    tone: readTone(context.settings?.tone),
    today: dayOf(now, context.zone),
    spreadType: request.spreadType,
    cards: request.cards.flatMap(({ id, reversed, position }) => {
      const card = deck.byId.get(id);
      return card ? [{ card, reversed, ...(position && { position }) }] : [];
    }),
    userContext: request.userContext,
    blockTypeId: request.blockTypeId,
    ...(request.answers && { answers: request.answers }),
    ...(request.correction && { correction: request.correction }),
    ...(block && {
      block: {
        name: openBlockName(key, block),
        status: block.status,
        notes: openBlockNotes(key, block),
        ...(context.lastStep && { lastStep: context.lastStep }),
        earlier: context.earlier,
        earlierQuestions: context.earlierQuestions,
        ...(context.corrected && { corrected: context.corrected }),
      },
    }),
    ...(profile && { profile }),
  };
}
