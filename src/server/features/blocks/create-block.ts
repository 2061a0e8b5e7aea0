import type { BlockOutput } from "#contract/blocks.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { BLOCKS } from "#domain/limits/bounds.ts";
import { lockCounters } from "../../platform/db/counted-things.ts";
import { newId } from "../../platform/db/ids.ts";
import { userCounters } from "../../platform/db/tables/people.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { throwIfCrisis } from "../session/session.ts";
import { blockEvent } from "./block-events.ts";
import { selectBlock } from "./blocks.queries.ts";
import { presentBlock, sealBlock } from "./blocks.ts";
import { countNewBlock, insertBlockWithFirstEvent } from "./events.queries.ts";

export interface NewBlock {
  id?: string | undefined;
  blockTypeId: BlockTypeId;
  name: string;
  notes: string;
  goOnAnyway?: boolean | undefined;
}

/**
 * Creates one block per id, however often it is sent; repeated requests return the existing block. Throws
 * `crisis_help` when the texts speak of a crisis and the person has not confirmed, `not_found` when the block
 * of this id was deleted, and `too_many_blocks` when the person has the maximum number.
 */
export async function createBlock(
  { database, vault, clock }: Pick<Services, "database" | "vault" | "clock">,
  userId: string,
  { id = newId(), blockTypeId, name, notes, goOnAnyway }: NewBlock,
): Promise<BlockOutput> {
  if (!goOnAnyway) await throwIfCrisis({ database, clock }, userId, [name, notes]);
  const key = await vault.keyOf(userId);
  const now = clock.now();
  const row = {
    userId,
    id,
    blockTypeId,
    status: "active",
    ...sealBlock(key, { userId, id }, { name, notes }),
    createdAt: now,
    updatedAt: now,
  };
  const made = blockEvent({ userId, blockId: id, now }, { kind: "created" });
  const [[counters], , , [kept]] = await database.batch({ userId }, (tx) => [
    lockCounters(tx, userId).returning({ blocks: userCounters.blocks }),
    insertBlockWithFirstEvent(tx, row, made),
    countNewBlock(tx, made),
    selectBlock(tx, userId, id),
  ]);
  if (!kept && counters && counters.blocks >= BLOCKS) {
    throw new AppError("too_many_blocks", sentenceOf("too_many_blocks"));
  }
  if (!kept) throw new AppError("not_found", sentences.blockNotFound);
  return presentBlock(key, kept);
}
