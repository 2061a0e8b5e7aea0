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
  /** What shuffling and cutting made, and the places that were lifted, for the draw that was sealed. */
  clientSeed?: string;
  picks?: number[];
  /** The reading draws for itself: the server was asked to seal and had something to say first. */
  drawsItself?: boolean;
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
  const clientSeed = textOf(fields.clientSeed);
  const picks = placesOf(fields.picks);
  return {
    spreadType,
    userContext,
    ...(selectedBlockTypeId && { selectedBlockTypeId }),
    ...(existingUserBlockId && { existingUserBlockId }),
    ...(selectedCardId && { selectedCardId }),
    ...(key && { key }),
    ...(retryOf && { retryOf }),
    ...(drawId && { drawId }),
    ...(drawId && clientSeed && picks && { clientSeed, picks }),
    ...(fields.drawsItself === true && { drawsItself: true }),
    ...(fields.drawAnyway === true && { drawAnyway: true }),
  };
}

function textOf(field: unknown): string | undefined {
  return typeof field === "string" ? field : undefined;
}

function placesOf(field: unknown): number[] | undefined {
  return Array.isArray(field) && field.every(Number.isInteger) ? field : undefined;
}

/** Whether no card lies yet, so that the person may shuffle. */
export function isUndrawn(order: ReadingOrder): boolean {
  return !(order.selectedCardId ?? order.retryOf ?? order.drawId) && order.drawsItself !== true;
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
    ...(order.retryOf ? { retryOf: order.retryOf } : drawOf(order)),
    ...(order.drawAnyway && { drawAnyway: true }),
  };
}

function drawOf({ drawId, clientSeed, picks }: ReadingOrder): Partial<ReadingInput> {
  if (!drawId) return {};
  return { drawId, ...(clientSeed && picks && { clientSeed, picks }) };
}

/** A key for one try. */
export function newReadingKey(): string {
  return crypto.randomUUID();
}

/** The same order for another try; the cards that lie already (`drawId`) are kept, and what was lifted of them. */
export function tryAgain(order: ReadingOrder, changes: Partial<ReadingOrder> = {}): ReadingOrder {
  const { drawId, clientSeed, picks, drawsItself: _, ...rest } = order;
  const isSameDraw = drawId !== undefined && changes.drawId === drawId;
  return {
    ...rest,
    ...(isSameDraw && clientSeed && picks && { clientSeed, picks }),
    ...changes,
    key: newReadingKey(),
  };
}
