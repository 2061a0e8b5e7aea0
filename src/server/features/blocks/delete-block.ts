import type { BlockOutput } from "../../../contract/blocks.ts";
import { undoableSince, undoUntil } from "../../../domain/limits/undo.ts";
import { markDeleted, unmarkDeleted } from "../../platform/db/counted-things.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import { selectBlock } from "./blocks.queries.ts";
import { presentBlock } from "./blocks.ts";

type DeleteFloor = Pick<Floor, "database" | "vault" | "clock">;

/**
 * Hides the block at once, in one round trip; its insights stay and show no block. `purge-deleted` removes it for good,
 * with its timeline, once `undoUntil` is over.
 */
export async function deleteBlock(
  { database, clock }: DeleteFloor,
  userId: string,
  id: string,
): Promise<{ undoUntil: string }> {
  const now = clock.now();
  const [{ rows }] = await database.batch({ userId }, (tx) => [
    markDeleted(tx, "blocks", userId, { id, now }),
  ]);
  if (rows.length === 0) throw new AppError("not_found", sentences.blockNotFound);
  return { undoUntil: undoUntil(now).toISOString() };
}

/** Takes a delete back, with the links of its insights, in one round trip; `not_found` once it is too late. */
export async function restoreBlock(
  { database, vault, clock }: DeleteFloor,
  userId: string,
  id: string,
): Promise<BlockOutput> {
  const since = undoableSince(clock.now());
  const [{ rows }, [keyRow], [row]] = await database.batch({ userId }, (tx) => [
    unmarkDeleted(tx, "blocks", userId, { id, since }),
    vault.keyQuery(tx, userId),
    selectBlock(tx, userId, id),
  ]);
  if (rows.length === 0 || !row || !keyRow) throw new AppError("not_found", sentences.undoOver);
  return presentBlock(vault.openToShow(keyRow), row);
}
