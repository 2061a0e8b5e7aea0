import type { CompletedDraft } from "../features/readings/request/request-draft.ts";
import { newReadingKey, type ReadingOrder } from "../features/readings/stream/reading-order.ts";

/**
 * Returns the request for a reading from a completed form. `owner` is the owner of the draft, and `cardId` is the card that
 * was chosen in the library.
 */
export function readingOrderOf(
  draft: CompletedDraft,
  owner: string,
  cardId: string | null = null,
): ReadingOrder {
  return {
    key: newReadingKey(),
    spreadType: draft.spread,
    userContext: draft.userContext,
    draft: { owner, keptAt: draft.keptAt },
    ...(draft.isLinking
      ? draft.userBlockId && { existingUserBlockId: draft.userBlockId }
      : { selectedBlockTypeId: draft.blockTypeId }),
    ...(cardId && { selectedCardId: cardId }),
  };
}
