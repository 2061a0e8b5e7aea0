import { composeBlock, type FormerBlock } from "#domain/import/compose-rows.ts";
import { placeOf } from "#server/platform/crypto/owned-tables.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import { blockEvents } from "#server/platform/db/tables/blocks.ts";
import { userBlocks } from "#server/platform/db/tables/insights.ts";
import { sealBlockBody, sealBlockSummary } from "../../blocks/blocks.ts";
import { derivedId } from "./dump-ids.ts";
import { type DumpRow, keyOfRow, type TableWriter } from "./dump-row.ts";
import { addToCounters, selectThere } from "./dump-rows.queries.ts";

interface StoredBlock {
  block: typeof userBlocks.$inferInsert;
  events: (typeof blockEvents.$inferInsert)[];
}

export const blockWriter: TableWriter<StoredBlock> = {
  findThere: (tx, rows) => selectThere(tx, userBlocks, { rows }),
  prepare(row, key) {
    const { row: former, notes } = composeBlock(row.fields);
    return { stored: { block: sealedBlock(row, key, former), events: eventsOf(row, key, former) }, notes };
  },
  async insert(tx, rows) {
    const made = await tx
      .insert(userBlocks)
      .values(rows.map(({ block }) => block))
      .onConflictDoNothing()
      .returning({ userId: userBlocks.userId, id: userBlocks.id });
    const isMade = new Set(made.map(keyOfRow));
    const events = rows.flatMap(({ block, events: own }) => (isMade.has(keyOfRow(block)) ? own : []));
    if (events.length > 0) await tx.insert(blockEvents).values(events).onConflictDoNothing();
    await addToCounters(tx, "blocks", made);
    return isMade;
  },
};

function sealedBlock({ userId, id }: DumpRow, key: UserKey, former: FormerBlock): StoredBlock["block"] {
  const { name, notes, resolutionReflection, blockTypeId, status, createdAt, updatedAt } = former;
  return {
    userId,
    id,
    blockTypeId,
    status,
    createdAt,
    updatedAt,
    summary: sealBlockSummary(key, { userId, id }, { name }),
    body: sealBlockBody(
      key,
      { userId, id },
      {
        notes,
        ...(resolutionReflection !== null && { resolutionReflection }),
      },
    ),
    isImported: true,
  };
}

/**
 * Returns the events that follow from a dump: the block was created and, if it is no longer active, its status changed
 * when it was last updated. Their ids are derived from the block's id, so that a second import finds them.
 */
function eventsOf({ userId, id }: DumpRow, key: UserKey, former: FormerBlock): StoredBlock["events"] {
  const { status, resolutionReflection, createdAt, updatedAt } = former;
  const created = { userId, id, blockId: id, kind: "created", createdAt };
  if (status === "active" || status === "in-progress") return [created];
  const changed = { userId, id: derivedId("status of block", id), blockId: id };
  const note =
    resolutionReflection === null
      ? null
      : key.seal(resolutionReflection, placeOf(blockEvents, "note", changed));
  const at = { kind: "status", fromStatus: "active", toStatus: status, note, createdAt: updatedAt };
  return [created, { ...changed, ...at }];
}
