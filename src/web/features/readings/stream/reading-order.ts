/**
 * The request for a reading, from the form to /create-insight and to the server. It is stored in the tab's storage, so that it
 * survives a reload and a sign-in, and is deleted at sign-out. Its text stays in the draft that it was made from, and the answers
 * beside that.
 */
import type { ReadingInput } from "#contract/readings.ts";
import { type Answers, hasAnswers } from "#domain/asking/answers.ts";
import { BLOCK_TYPE_IDS, type BlockTypeId } from "#domain/deck/card.ts";
import { SPREAD_TYPES, type SpreadType } from "#domain/readings/spread.ts";
import { json, KEPT, keptItem } from "#web/kept-items.ts";
import { answersAbout } from "../questions/kept-answers.ts";
import { type CompletedDraft, type SentDraft, textOfSent } from "../request/request-draft.ts";
import type { ReadingRequest } from "./reading-ahead.ts";

export interface ReadingOrder {
  spreadType: SpreadType;
  blockTypeId?: BlockTypeId;
  /** The text that the person wrote. It is not part of the stored form, which refers to the draft instead. */
  userContext: string;
  draft: SentDraft;
  userBlockId?: string;
  selectedCardId?: string;
  /** The Idempotency-Key of this attempt. A reload keeps it; a retry gets a new one. */
  key: string;
  /** Whether the questions under the cards were answered or skipped, so that the reading is due. */
  isAsked?: boolean;
  /** What was answered. It is not part of the stored form either, because it is stored beside the draft. */
  answers?: Answers;
  /** The id of the draw of a failed attempt at this reading. The same cards are read again. */
  drawId?: string;
  /**
   * The randomness from shuffling and cutting, in hex. Together with `picks`, the places of the lifted cards, it
   * belongs to the draw that the server committed to.
   */
  clientSeed?: string;
  picks?: number[];
  /** Whether the reading draws cards by itself, because the server refused to commit to a draw and gave a reason. */
  drawsItself?: boolean;
  /** Whether the person saw the help lines and wants the cards anyway. */
  goOnAnyway?: boolean;
  /** Whether the person was told that they asked this question three times before, and wants the cards anyway. */
  drawAnyway?: boolean;
}

/** A request in its stored form. Its text is in the draft, and the answers are beside it. */
export type StoredOrder = Omit<ReadingOrder, "userContext" | "answers">;

/**
 * Returns the request for a reading from a completed form. `owner` is the owner of the draft, and `cardId` is the card that
 * was chosen in the library.
 */
export function orderOf(draft: CompletedDraft, owner: string, cardId: string | null): ReadingOrder {
  return {
    key: newReadingKey(),
    spreadType: draft.spread,
    userContext: draft.userContext,
    draft: { owner, keptAt: draft.keptAt },
    ...(draft.isLinking
      ? draft.userBlockId && { userBlockId: draft.userBlockId }
      : { blockTypeId: draft.blockTypeId }),
    ...(cardId && { selectedCardId: cardId }),
  };
}

const storedOrder = keptItem({ ...KEPT.readingOrder, schema: json(readOrder) });

/** A request that could not be stored, or whose draft could not be stored. A reload loses it. */
let unstored: { userId: string; order: ReadingOrder } | null = null;

export function storeOrder(userId: string, order: ReadingOrder): void {
  const { userContext: _inDraft, answers: _besideDraft, ...stored } = order;
  const isStored = textOfSent(order.draft) !== null && storedOrder.keep(stored, userId);
  unstored = isStored ? null : { userId, order };
}

/**
 * Reads the request for the reading that this tab has begun. Returns `null` if there is none, or if the person has
 * changed the draft that it was made from.
 */
export function readStoredOrder(userId: string): ReadingOrder | null {
  if (unstored?.userId === userId) return unstored.order;
  const stored = storedOrder.read(userId);
  const userContext = stored && textOfSent(stored.draft);
  if (!stored || !userContext) return null;
  return { ...stored, userContext, ...(stored.isAsked && { answers: answersAbout(stored.draft) }) };
}

export function deleteStoredOrder(userId: string): void {
  unstored = null;
  storedOrder.drop(userId);
}

/** Reads a stored request. Returns `null` if the value is not a request, or lacks something that a reading needs. */
export function readOrder(stored: unknown): StoredOrder | null {
  if (typeof stored !== "object" || stored === null) return null;
  const fields = stored as Partial<Record<keyof StoredOrder, unknown>>;
  const spreadType = SPREAD_TYPES.find((spread) => spread === fields.spreadType);
  const draft = draftIn(fields.draft);
  const key = textOf(fields.key);
  if (!spreadType || !key || !draft) return null;
  const blockTypeId = BLOCK_TYPE_IDS.find((id) => id === fields.blockTypeId);
  const userBlockId = textOf(fields.userBlockId);
  const selectedCardId = textOf(fields.selectedCardId);
  const drawId = textOf(fields.drawId);
  const clientSeed = textOf(fields.clientSeed);
  const picks = placesOf(fields.picks);
  return {
    key,
    spreadType,
    draft,
    ...(blockTypeId && { blockTypeId }),
    ...(userBlockId && { userBlockId }),
    ...(selectedCardId && { selectedCardId }),
    ...(fields.isAsked === true && { isAsked: true }),
    ...(drawId && { drawId }),
    ...(drawId && clientSeed && picks && { clientSeed, picks }),
    ...(fields.drawsItself === true && { drawsItself: true }),
    ...(fields.goOnAnyway === true && { goOnAnyway: true }),
    ...(fields.drawAnyway === true && { drawAnyway: true }),
  };
}

function draftIn(field: unknown): SentDraft | null {
  const { owner, keptAt } = Object(field) as Record<string, unknown>;
  if (typeof owner !== "string") return null;
  return { owner, keptAt: typeof keptAt === "number" ? keptAt : null };
}

function textOf(field: unknown): string | undefined {
  return typeof field === "string" ? field : undefined;
}

function placesOf(field: unknown): number[] | undefined {
  return Array.isArray(field) && field.every(Number.isInteger) ? field : undefined;
}

/** Returns whether no card is drawn yet, so that the person may shuffle the deck. */
export function isUndrawn(order: ReadingOrder): boolean {
  return !(order.selectedCardId ?? order.drawId) && order.drawsItself !== true;
}

/** Returns whether the cards of an order are chosen and nobody has asked about the matter yet. */
export function isUnasked({ selectedCardId, drawId, picks, isAsked }: ReadingOrder): boolean {
  return isAsked !== true && (selectedCardId !== undefined || (drawId !== undefined && picks !== undefined));
}

/** Returns the request that the server gets for this attempt. */
export function requestOf(order: ReadingOrder): ReadingRequest {
  return { key: order.key, input: requestInputOf(order) };
}

function requestInputOf(order: ReadingOrder): ReadingInput {
  return {
    spreadType: order.spreadType,
    userContext: order.userContext,
    ...(order.userBlockId
      ? { userBlockId: order.userBlockId }
      : order.blockTypeId && { blockTypeId: order.blockTypeId }),
    ...(order.selectedCardId && { selectedCardId: order.selectedCardId }),
    ...drawOf(order),
    ...(hasAnswers(order.answers) && { answers: order.answers }),
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
 * Returns the request for another attempt at a reading. If `changes` have the same `drawId`, the seed and the picks
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
