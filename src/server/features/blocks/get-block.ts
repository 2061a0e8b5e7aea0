import type { BlockOutput } from "../../../contract/blocks.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import { selectBlock } from "./blocks.queries.ts";
import { presentBlock } from "./blocks.ts";

/** Somebody else's block and one that never was are the same `not_found`. */
export async function getBlock(
  { database, vault }: Pick<Floor, "database" | "vault">,
  userId: string,
  id: string,
): Promise<BlockOutput> {
  const [[keyRow], [row]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectBlock(tx, userId, id),
  ]);
  if (!row || !keyRow) throw new AppError("not_found", sentences.blockNotFound);
  return presentBlock(vault.open(keyRow), row);
}
