// Encrypts the columns of a block anew when a change concerns them.
import type { BlockStatus } from "#domain/blocks/status.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { type BlockRow, openBlockBody, openBlockSummary, sealBlockBody, sealBlockSummary } from "./blocks.ts";

/** The changes to a block. Fields that are left out stay as they are. */
export interface BlockChange {
  name?: string | undefined;
  notes?: string | undefined;
  status?: BlockStatus | undefined;
  resolutionReflection?: string | undefined;
  /** The day on which the app asks about a paused block again; `null` removes it. */
  parkedUntil?: string | null | undefined;
  basedOn?: { name?: string | undefined; notes?: string | undefined } | undefined;
  goOnAnyway?: boolean | undefined;
}

/**
 * Returns the block's name and due day, encrypted anew, or `null` if both are unchanged; and the former name if the
 * name changed. A new status removes the day. A summary that cannot be decrypted stays until a new name replaces it.
 */
export function changedSummary(
  key: UserKey,
  row: BlockRow,
  { name, parkedUntil, status }: BlockChange,
): { summary: string | null; formerName: string | null } {
  const opened = openBlockSummary(key, row);
  if (!opened.ok && name === undefined) return { summary: null, formerName: null };
  const former = opened.ok ? opened.value : { name: sentences.unreadableEntry };
  const day =
    parkedUntil === undefined && status === undefined ? former.parkedUntil : (parkedUntil ?? undefined);
  const isRenamed = name !== undefined && name !== former.name;
  if (!isRenamed && day === former.parkedUntil) return { summary: null, formerName: null };
  const next = { name: name ?? former.name, ...(day !== undefined && { parkedUntil: day }) };
  return { summary: sealBlockSummary(key, row, next), formerName: isRenamed ? former.name : null };
}

/**
 * Returns the block's body encrypted anew, `null` when it stays. A body that cannot be decrypted stays until
 * new notes replace it.
 */
export function changedBody(key: UserKey, row: BlockRow, change: BlockChange): string | null {
  const opened = openBlockBody(key, row);
  if (!opened.ok && change.notes === undefined) return null;
  const former = opened.ok ? opened.value : { notes: "" };
  const notes = change.notes ?? former.notes;
  const resolutionReflection = wordsIn(change.resolutionReflection) ?? former.resolutionReflection;
  const isSame = notes === former.notes && resolutionReflection === former.resolutionReflection;
  if (opened.ok && isSame) return null;
  return sealBlockBody(key, row, {
    notes,
    ...(resolutionReflection !== undefined && { resolutionReflection }),
  });
}

/** Returns the reflection as typed; `undefined` when it is only spaces. */
export function wordsIn(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === "" ? undefined : text;
}
