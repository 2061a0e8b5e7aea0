/** What /create-insight is given by the page before it, in the router's state: it survives a reload there. */
import type { ReadingInput } from "../../../contract/readings.ts";
import { BLOCK_TYPE_IDS, type BlockTypeId } from "../../../domain/deck/card.ts";
import { SPREAD_TYPES, type SpreadType } from "../../../domain/readings/spread.ts";

export interface ReadingOrder {
  spreadType: SpreadType;
  selectedBlockTypeId?: BlockTypeId;
  userContext: string;
  existingUserBlockId?: string;
  selectedCardId?: string;
  /** The Idempotency-Key of this try: the same after a reload, another for a retry. */
  key?: string;
  /** The default insight whose cards are read once more. */
  retryOf?: string;
  /** The draw of a try that failed: its cards are read again. */
  drawId?: string;
  /** The help page was seen, and the person wants the cards all the same. */
  drawAnyway?: boolean;
}

/** `null` where the state is none of ours, or lacks what a reading needs. */
export function readOrder(state: unknown): ReadingOrder | null {
  if (typeof state !== "object" || state === null) return null;
  const fields = state as Partial<Record<keyof ReadingOrder, unknown>>;
  const spreadType = SPREAD_TYPES.find((spread) => spread === fields.spreadType);
  const userContext = textOf(fields.userContext);
  if (!spreadType || userContext === undefined || userContext.trim() === "") return null;
  const selectedBlockTypeId = BLOCK_TYPE_IDS.find((id) => id === fields.selectedBlockTypeId);
  const existingUserBlockId = textOf(fields.existingUserBlockId);
  const selectedCardId = textOf(fields.selectedCardId);
  const key = textOf(fields.key);
  const retryOf = textOf(fields.retryOf);
  const drawId = textOf(fields.drawId);
  return {
    spreadType,
    userContext,
    ...(selectedBlockTypeId && { selectedBlockTypeId }),
    ...(existingUserBlockId && { existingUserBlockId }),
    ...(selectedCardId && { selectedCardId }),
    ...(key && { key }),
    ...(retryOf && { retryOf }),
    ...(drawId && { drawId }),
    ...(fields.drawAnyway === true && { drawAnyway: true }),
  };
}

function textOf(field: unknown): string | undefined {
  return typeof field === "string" ? field : undefined;
}

export function inputOf(order: ReadingOrder): ReadingInput {
  return {
    spreadType: order.spreadType,
    userContext: order.userContext,
    ...(order.existingUserBlockId
      ? { userBlockId: order.existingUserBlockId }
      : order.selectedBlockTypeId && { blockTypeId: order.selectedBlockTypeId }),
    ...(order.selectedCardId && { selectedCardId: order.selectedCardId }),
    // A default reading's cards are the insight's own, whatever an earlier try had sealed.
    ...(order.retryOf ? { retryOf: order.retryOf } : order.drawId && { drawId: order.drawId }),
    ...(order.drawAnyway && { drawAnyway: true }),
  };
}

/** A key for one try. */
export function newReadingKey(): string {
  return crypto.randomUUID();
}

/** The same order for another try; the cards that lie already (`drawId`) are kept. */
export function tryAgain(order: ReadingOrder, changes: Partial<ReadingOrder> = {}): ReadingOrder {
  const { drawId: _, ...rest } = order;
  return { ...rest, ...changes, key: newReadingKey() };
}
