/**
 * What a person has chosen and typed in the request for a reading. It is stored in the browser so that a reload or
 * an expired session loses nothing. There is one draft per owner. It is deleted when the reading has been made and
 * at sign-out.
 */

import type { BlockTypeId } from "#domain/deck/card.ts";
import { BLOCK_TYPE_IDS } from "#domain/deck/card.ts";
import { guessBlockType } from "#domain/readings/guess-block-type.ts";
import { SPREAD_TYPES, type SpreadType } from "#domain/readings/spread.ts";
import { json, KEPT, keptItem } from "#web/kept-items.ts";

export interface RequestDraft {
  /** The kind of block that the person chose; `null` while the guess from the text applies. */
  blockTypeId: BlockTypeId | null;
  /** The id of the block that the request is linked to instead of a block type; `null` for none. */
  userBlockId: string | null;
  isLinking: boolean;
  /** How many cards the person chose to draw; `null` for the usual one. */
  spread: SpreadType | null;
  userContext: string;
  /** The time of the last change, in milliseconds since the epoch; `null` before anything was typed. */
  keptAt: number | null;
}

/** Identifies a draft as it was when it was sent: its owner, and the time of its last change. */
export type SentDraft = { owner: string } & Pick<RequestDraft, "keptAt">;

export const EMPTY_DRAFT: RequestDraft = {
  blockTypeId: null,
  userBlockId: null,
  isLinking: false,
  spread: null,
  userContext: "",
  keptAt: null,
};

const requestDraft = keptItem({ ...KEPT.requestDraft, schema: json(restoreDraft) });

/** Returns the owner of a draft: a person, or a person together with one block. Each owner has a separate draft. */
export function draftOwner(userId: string, blockId: string | null): string {
  return blockId === null ? userId : `${userId}:${blockId}`;
}

export function readDraft(owner: string): RequestDraft {
  return requestDraft.read(owner) ?? EMPTY_DRAFT;
}

/** Stores the request draft. Returns whether that worked. */
export function storeDraft(owner: string, draft: RequestDraft): boolean {
  return requestDraft.keep(draft, owner);
}

export function deleteDraft(owner: string): void {
  requestDraft.drop(owner);
}

/** Returns the text of a draft that was sent; `null` if the draft was deleted or changed since. */
export function textOfSent({ owner, keptAt }: SentDraft): string | null {
  const draft = readDraft(owner);
  return draft.keptAt === keptAt && draft.userContext.trim() !== "" ? draft.userContext : null;
}

/** Deletes a draft that was sent, unless the person has changed it since. */
export function deleteSentDraft(sent: SentDraft): void {
  if (textOfSent(sent) !== null) deleteDraft(sent.owner);
}

/** Returns a request draft with those parts of a stored value that are valid; `null` if none can be. */
function restoreDraft(stored: unknown): RequestDraft | null {
  if (typeof stored !== "object" || stored === null) return null;
  const fields = stored as Partial<Record<keyof RequestDraft, unknown>>;
  return {
    blockTypeId: BLOCK_TYPE_IDS.find((id) => id === fields.blockTypeId) ?? null,
    userBlockId: typeof fields.userBlockId === "string" ? fields.userBlockId : null,
    isLinking: fields.isLinking === true,
    spread: SPREAD_TYPES.find((spread) => spread === fields.spread) ?? null,
    userContext: typeof fields.userContext === "string" ? fields.userContext : "",
    keptAt: typeof fields.keptAt === "number" ? fields.keptAt : null,
  };
}

/** The spread of a request whose person chose none. */
const USUAL_SPREAD: SpreadType = "quick-draw";

export const spreadOf = ({ spread }: Pick<RequestDraft, "spread">): SpreadType => spread ?? USUAL_SPREAD;

/** A draft as it is sent, with the guess and the usual spread where the person chose nothing. */
export type CompletedDraft = RequestDraft & { spread: SpreadType; blockTypeId: BlockTypeId };

export function completed(draft: RequestDraft): CompletedDraft {
  const { blockTypeId, userContext } = draft;
  return { ...draft, spread: spreadOf(draft), blockTypeId: blockTypeId ?? guessBlockType(userContext) };
}
