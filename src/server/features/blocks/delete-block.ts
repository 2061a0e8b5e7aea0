import type { BlockOutput } from "#contract/blocks.ts";
import { undoableSince } from "#domain/limits/undo.ts";
import { unmarkDeletedThing } from "../../platform/db/counted-things.ts";
import { hideThing } from "../../platform/db/hide-thing.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { selectBlock } from "./blocks.queries.ts";
import { presentBlock } from "./blocks.ts";

type DeleteServices = Pick<Services, "database" | "vault" | "clock">;

/**
 * Hides the block at once, in one round trip; its insights stay and show no block. `purge-deleted` removes
 * the block and its timeline for good after `undoUntil`.
 */
export async function deleteBlock(
  services: DeleteServices,
  userId: string,
  id: string,
): Promise<{ undoUntil: string }> {
  return await hideThing(services, "blocks", { userId, id, notFound: sentences.blockNotFound });
}

/**
 * Restores a deleted block with the links of its insights, in one round trip; throws `not_found` when it is
 * too late.
 */
export async function restoreBlock(
  { database, vault, clock }: DeleteServices,
  userId: string,
  id: string,
): Promise<BlockOutput> {
  const since = undoableSince(clock.now());
  const [{ rows }, [keyRow], [row]] = await database.batch({ userId }, (tx) => [
    unmarkDeletedThing(tx, "blocks", userId, { id, since }),
    vault.keyQuery(tx, userId),
    selectBlock(tx, userId, id),
  ]);
  if (rows.length === 0 || !row || !keyRow) throw new AppError("not_found", sentences.undoOver);
  return presentBlock(vault.openToShow(keyRow), row);
}
