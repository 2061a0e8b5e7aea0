// Creates and presents the events of a block's timeline.
import type { BlockEventOutput } from "#contract/blocks.ts";
import { BLOCK_EVENT_KINDS, type BlockEventKind } from "#domain/blocks/events.ts";
import { readBlockStatus, type ShownStatus } from "#domain/blocks/status.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { isText } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { newId } from "../../platform/db/ids.ts";
import { blockEvents } from "../../platform/db/tables/blocks.ts";
import { sentences } from "../../platform/errors/sentences.ts";

export type BlockEventRow = typeof blockEvents.$inferSelect;

interface Happened {
  kind: BlockEventKind;
  from?: ShownStatus;
  to?: ShownStatus;
  insightId?: string;
  /** The text of a block's event, and the key to encrypt it with. */
  note?: { key: UserKey; text: string };
}

export function blockEvent(
  { userId, blockId, now }: { userId: string; blockId: string; now: Date },
  { kind, from, to, insightId, note }: Happened,
): BlockEventRow {
  const row = { userId, id: newId() };
  return {
    ...row,
    blockId,
    kind,
    fromStatus: from ?? null,
    toStatus: to ?? null,
    insightId: insightId ?? null,
    note: note ? note.key.seal(note.text, placeOf(blockEvents, "note", row)) : null,
    createdAt: now,
  };
}

export function presentEvent(key: UserKey, row: BlockEventRow): BlockEventOutput {
  return {
    id: row.id,
    kind: BLOCK_EVENT_KINDS.find((kind) => kind === row.kind) ?? "status",
    from: row.fromStatus === null ? null : readBlockStatus(row.fromStatus),
    to: row.toStatus === null ? null : readBlockStatus(row.toStatus),
    insightId: row.insightId,
    note: openNote(key, row),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Returns the creation event of a block without one: an old block or an imported one. */
export function presentBeginning(block: { id: string; createdAt: Date }): BlockEventOutput {
  return {
    id: block.id,
    kind: "created",
    from: null,
    to: null,
    insightId: null,
    note: null,
    createdAt: block.createdAt.toISOString(),
  };
}

function openNote(key: UserKey, row: BlockEventRow): string | null {
  if (row.note === null) return null;
  const opened = key.unseal(row.note, placeOf(blockEvents, "note", row), { shape: isText });
  return opened.ok ? opened.value : sentences.unreadableEntry;
}
