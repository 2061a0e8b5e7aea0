/**
 * What a person has chosen and typed on the way to a reading, kept in the browser so that a reload, a dead session or a
 * closed lid loses nothing. One draft a person; wiped when it became a reading and at sign-out.
 */
import type { BlockTypeId } from "../../../domain/deck/card.ts";
import { BLOCK_TYPE_IDS } from "../../../domain/deck/card.ts";
import { SPREAD_TYPES, type SpreadType } from "../../../domain/readings/spread.ts";
import { DRAFTS, keep, readKept } from "../../api/kept.ts";

export interface RequestDraft {
  blockTypeId: BlockTypeId | null;
  /** Linked instead of a block type. */
  userBlockId: string | null;
  isLinking: boolean;
  spread: SpreadType | null;
  text: string;
  /** Milliseconds since the epoch; `null` before anything was typed. */
  keptAt: number | null;
}

export const EMPTY_DRAFT: RequestDraft = {
  blockTypeId: null,
  userBlockId: null,
  isLinking: false,
  spread: null,
  text: "",
  keptAt: null,
};

/** Whose draft it is: a person's, or a person's on one block, which begins empty and leaves the other alone. */
export function draftOwner(userId: string, blockId: string | null): string {
  return blockId === null ? userId : `${userId}:${blockId}`;
}

export function draftKey(owner: string): string {
  return `${DRAFTS}request:${owner}`;
}

export function readDraft(storage: Storage, owner: string): RequestDraft {
  return restoreDraft(readKept(storage, draftKey(owner)));
}

/** Whether it is kept. */
export function keepDraft(storage: Storage, owner: string, draft: RequestDraft): boolean {
  return keep(storage, draftKey(owner), draft);
}

export function dropDraft(storage: Storage, owner: string): void {
  storage.removeItem(draftKey(owner));
}

/** Takes of a stored value what still has the draft's shape. */
function restoreDraft(stored: unknown): RequestDraft {
  if (typeof stored !== "object" || stored === null) return EMPTY_DRAFT;
  const fields = stored as Partial<Record<keyof RequestDraft, unknown>>;
  return {
    blockTypeId: BLOCK_TYPE_IDS.find((id) => id === fields.blockTypeId) ?? null,
    userBlockId: typeof fields.userBlockId === "string" ? fields.userBlockId : null,
    isLinking: fields.isLinking === true,
    spread: SPREAD_TYPES.find((spread) => spread === fields.spread) ?? null,
    text: typeof fields.text === "string" ? fields.text : "",
    keptAt: typeof fields.keptAt === "number" ? fields.keptAt : null,
  };
}

/** Whether there is enough to send: some words, and something they are about. */
export function isSendable(draft: RequestDraft): boolean {
  const hasSubject = draft.isLinking ? draft.userBlockId !== null : draft.blockTypeId !== null;
  return draft.text.trim() !== "" && hasSubject && draft.spread !== null;
}
