import type { RequestDraft } from "../features/readings/request/request-draft.ts";
import { newReadingKey, type ReadingOrder } from "../features/readings/stream/reading-order.ts";

/**
 * Returns the request for a reading from a completed form, or `null` if no spread is chosen. `owner` is the owner
 * of the draft, and `cardId` is the card that was chosen in the library.
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
