import type { RequestDraft } from "../features/readings/request/request-draft.ts";
import { newReadingKey, type ReadingOrder } from "../features/readings/stream/reading-order.ts";

/**
 * Builds the reading order from a completed request; `owner` is the draft's, `cardId` a card chosen in the library.
 */
export function readingOrderOf(
  draft: RequestDraft,
  owner: string,
  cardId: string | null = null,
): ReadingOrder | null {
  if (!draft.spread) return null;
  return {
    key: newReadingKey(),
    spreadType: draft.spread,
    userContext: draft.userContext,
    draft: { owner, keptAt: draft.keptAt },
    ...(draft.hardPart && { hardPart: draft.hardPart }),
    ...(draft.isLinking
      ? draft.userBlockId && { existingUserBlockId: draft.userBlockId }
      : draft.blockTypeId && { selectedBlockTypeId: draft.blockTypeId }),
    ...(cardId && { selectedCardId: cardId }),
  };
}
