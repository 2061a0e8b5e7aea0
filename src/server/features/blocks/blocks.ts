// The front door of blocks: how a block's words are sealed and opened, for whoever shows a block beside their own.
import type { BlockOutput } from "../../../contract/blocks.ts";
import { readStatus } from "../../../domain/blocks/status.ts";
import type { BlockTypeId } from "../../../domain/deck/card.ts";
import { placeOf } from "../../platform/crypto/encrypted-columns.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { userBlocks } from "../../platform/db/tables/insights.ts";
import { sentences } from "../../platform/errors/sentences.ts";

export type BlockRow = typeof userBlocks.$inferSelect;

/** What a list opens. */
interface SealedSummary {
  name: string;
}

/** What only the block itself opens. */
interface SealedBody {
  notes: string;
  resolutionReflection?: string;
}

type RowId = Pick<BlockRow, "userId" | "id">;

export function sealBlock(key: UserKey, row: RowId, words: { name: string; notes: string }) {
  const summary: SealedSummary = { name: words.name };
  const body: SealedBody = { notes: words.notes };
  return {
    summary: key.seal(summary, placeOf(userBlocks, "summary", row)),
    body: key.seal(body, placeOf(userBlocks, "body", row)),
  };
}

/** The block's name, or the sentence that says it could not be opened. */
export function openBlockName(key: UserKey, row: RowId & Pick<BlockRow, "summary" | "isImported">): string {
  const { isImported } = row;
  const place = placeOf(userBlocks, "summary", row);
  const opened = key.unseal<SealedSummary | string>(row.summary, place, { isImported });
  if (!opened.ok) return sentences.unreadableEntry;
  return typeof opened.value === "string" ? opened.value : opened.value.name;
}

/** The block's notes; none where they could not be opened. */
export function openBlockNotes(key: UserKey, row: RowId & Pick<BlockRow, "body" | "isImported">): string {
  const { isImported } = row;
  const opened = key.unseal<SealedBody | string>(row.body, placeOf(userBlocks, "body", row), { isImported });
  if (!opened.ok) return "";
  return typeof opened.value === "string" ? opened.value : opened.value.notes;
}

export function presentBlock(key: UserKey, row: BlockRow): BlockOutput {
  return {
    id: row.id,
    blockTypeId: row.blockTypeId as BlockTypeId,
    name: openBlockName(key, row),
    notes: openBlockNotes(key, row),
    status: readStatus(row.status),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
