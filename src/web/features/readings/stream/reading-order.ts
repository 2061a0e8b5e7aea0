/** The order for a reading, as a page stores it for /create-insight. */
import type { ReadingInput } from "#contract/readings.ts";
import { BLOCK_TYPE_IDS, type BlockTypeId } from "#domain/deck/card.ts";
import { HARD_PARTS, type HardPart } from "#domain/readings/hard-part.ts";
import { SPREAD_TYPES, type SpreadType } from "#domain/readings/spread.ts";

export interface ReadingOrder {
  spreadType: SpreadType;
  selectedBlockTypeId?: BlockTypeId;
  userContext: string;
  existingUserBlockId?: string;
  selectedCardId?: string;
  /** The Idempotency-Key of this attempt. A reload keeps it; a retry gets a new one. */
  key: string;
  hardPart?: HardPart;
  /** The insight whose cards are read again: a default reading, or one that the person corrects. */
  retryOf?: string;
  /** The corrected subject of a reading: the id of a guess, or `none`. */
  about?: string;
  /** The correction in the person's own words, for a reading that a model wrote. */
  correction?: string;
  /** The draw of a failed attempt at a reading. Its cards are read again. */
  drawId?: string;
  /** The result of shuffling and cutting. With `picks`, the lifted places, it belongs to the sealed draw. */
  clientSeed?: string;
  picks?: number[];
  /** Whether the reading draws its own cards, because the server refused to seal a deck and gave a reason. */
  drawsItself?: boolean;
  /** Whether the person saw the help page and wants the cards anyway. */
  goOnAnyway?: boolean;
  /** Whether the person was told that they asked this question three times, and wants the cards anyway. */
  drawAnyway?: boolean;
}

/**
 * Reads the order for a reading from the page's state. Returns `null` if the state is not an order, or lacks
 * what a reading needs.
 */
export function readOrder(state: unknown): ReadingOrder | null {
  if (typeof state !== "object" || state === null) return null;
  const fields = state as Partial<Record<keyof ReadingOrder, unknown>>;
  const spreadType = SPREAD_TYPES.find((spread) => spread === fields.spreadType);
  const userContext = textOf(fields.userContext);
  const key = textOf(fields.key);
  if (!spreadType || !key || userContext === undefined || userContext.trim() === "") return null;
  const selectedBlockTypeId = BLOCK_TYPE_IDS.find((id) => id === fields.selectedBlockTypeId);
  const existingUserBlockId = textOf(fields.existingUserBlockId);
  const selectedCardId = textOf(fields.selectedCardId);
  const retryOf = textOf(fields.retryOf);
  const hardPart = HARD_PARTS.find((part) => part === fields.hardPart);
  const drawId = textOf(fields.drawId);
  const clientSeed = textOf(fields.clientSeed);
  const picks = placesOf(fields.picks);
  return {
    key,
    spreadType,
    userContext,
    ...(selectedBlockTypeId && { selectedBlockTypeId }),
    ...(existingUserBlockId && { existingUserBlockId }),
    ...(selectedCardId && { selectedCardId }),
    ...(hardPart && { hardPart }),
    ...(retryOf && { retryOf }),
    ...insteadIn(fields),
    ...(drawId && { drawId }),
    ...(drawId && clientSeed && picks && { clientSeed, picks }),
    ...(fields.drawsItself === true && { drawsItself: true }),
    ...(fields.goOnAnyway === true && { goOnAnyway: true }),
    ...(fields.drawAnyway === true && { drawAnyway: true }),
  };
}

/** Returns the correction of a reading's subject. */
function insteadIn(fields: {
  about?: unknown;
  correction?: unknown;
}): Pick<ReadingOrder, "about" | "correction"> {
  const about = textOf(fields.about);
  const correction = textOf(fields.correction);
  return { ...(about && { about }), ...(correction && { correction }) };
}

function textOf(field: unknown): string | undefined {
  return typeof field === "string" ? field : undefined;
}

function placesOf(field: unknown): number[] | undefined {
  return Array.isArray(field) && field.every(Number.isInteger) ? field : undefined;
}

/** Returns whether no card is drawn yet, so that the person may shuffle. */
export function isUndrawn(order: ReadingOrder): boolean {
  return !(order.selectedCardId ?? order.retryOf ?? order.drawId) && order.drawsItself !== true;
}

export function requestInputOf(order: ReadingOrder): ReadingInput {
  return {
    spreadType: order.spreadType,
    userContext: order.userContext,
    ...(order.existingUserBlockId
      ? { userBlockId: order.existingUserBlockId }
      : order.selectedBlockTypeId && { blockTypeId: order.selectedBlockTypeId }),
    ...(order.selectedCardId && { selectedCardId: order.selectedCardId }),
    // A default reading uses the insight's own cards, even if an earlier attempt sealed a draw.
    ...(order.retryOf
      ? {
          retryOf: order.retryOf,
          ...insteadIn(order),
        }
      : drawOf(order)),
    ...(order.hardPart && { hardPart: order.hardPart }),
    ...(order.goOnAnyway && { goOnAnyway: true }),
    ...(order.drawAnyway && { drawAnyway: true }),
  };
}

function drawOf({ drawId, clientSeed, picks }: ReadingOrder): Partial<ReadingInput> {
  if (!drawId) return {};
  return { drawId, ...(clientSeed && picks && { clientSeed, picks }) };
}

/** Returns a new Idempotency-Key for one attempt. */
export function newReadingKey(): string {
  return crypto.randomUUID();
}

/**
 * Returns the order for another attempt at a reading. If `changes` keep the same `drawId`, its seed and picks
 * are kept.
 */
export function orderForRetry(order: ReadingOrder, changes: Partial<ReadingOrder> = {}): ReadingOrder {
  const { drawId, clientSeed, picks, drawsItself: _, ...rest } = order;
  const isSameDraw = drawId !== undefined && changes.drawId === drawId;
  return {
    ...rest,
    ...(isSameDraw && clientSeed && picks && { clientSeed, picks }),
    ...changes,
    key: newReadingKey(),
  };
}
