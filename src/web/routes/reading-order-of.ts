import type { RequestDraft } from "../features/readings/request/request-draft.ts";
import { newReadingKey, type ReadingOrder } from "../features/readings/stream/reading-order.ts";

/** Builds the reading order from a completed request; `cardId` is a card chosen in the library. */
export function readingOrderOf(draft: RequestDraft, cardId: string | null = null): ReadingOrder | null {
  if (!draft.spread) return null;
  return {
    key: newReadingKey(),
    spreadType: draft.spread,
    userContext: draft.userContext,
    ...(draft.hardPart && { hardPart: draft.hardPart }),
    ...(draft.isLinking
      ? draft.userBlockId && { existingUserBlockId: draft.userBlockId }
      : draft.blockTypeId && { selectedBlockTypeId: draft.blockTypeId }),
    ...(cardId && { selectedCardId: cardId }),
  };
}
