import type { BlockOutput } from "../../../contract/blocks.ts";
import type { BlockTypeId } from "../../../domain/deck/card.ts";
import { newId } from "../../platform/db/ids.ts";
import type { Floor } from "../../platform/floor.ts";
import { offerHelpFirst } from "../me/me.ts";
import { blockEvent } from "./block-events.ts";
import { countBlock, insertBlock } from "./blocks.queries.ts";
import { type BlockRow, presentBlock, sealBlock } from "./blocks.ts";
import { insertEvent } from "./events.queries.ts";

export interface NewBlock {
  blockTypeId: BlockTypeId;
  name: string;
  notes: string;
  saveAnyway?: boolean | undefined;
}

/** Throws `crisis_help` where the words speak of a crisis and the person has not chosen to keep them. */
export async function createBlock(
  { database, vault, clock }: Pick<Floor, "database" | "vault" | "clock">,
  userId: string,
  { blockTypeId, name, notes, saveAnyway }: NewBlock,
): Promise<BlockOutput> {
  if (!saveAnyway) await offerHelpFirst({ database, clock }, userId, [name, notes]);
  const key = await vault.keyOf(userId);
  const now = clock.now();
  const id = newId();
  const row: BlockRow = {
    userId,
    id,
    blockTypeId,
    status: "active",
    ...sealBlock(key, { userId, id }, { name, notes }),
    isImported: false,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  const made = blockEvent({ userId, blockId: id, now }, { kind: "created" });
  await database.batch({ userId }, (tx) => [
    insertBlock(tx, row),
    insertEvent(tx, made),
    countBlock(tx, userId),
  ]);
  return presentBlock(key, row);
}
