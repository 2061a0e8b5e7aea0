// Public interface of the blocks feature: encrypts and decrypts a block's texts for other features that show
// blocks, and records a reading in its timeline.
import type { BlockOutput, ListedBlockOutput } from "#contract/blocks.ts";
import { BLOCK_EVENT_KINDS } from "#domain/blocks/events.ts";
import { isParkOver } from "#domain/blocks/park.ts";
import { readBlockStatus } from "#domain/blocks/status.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { callsForQuiet } from "#engines/safety/index.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { isRecord, isText } from "../../platform/crypto/shape.ts";
import type { Opened, UserKey } from "../../platform/crypto/user-key.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { userBlocks } from "../../platform/db/tables/insights.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { blockEvent } from "./block-events.ts";
import {
  type BlockFilter,
  type StoredMoment,
  selectBlock,
  selectBlockNames,
  selectBlocks,
  selectPaused,
  selectResting,
} from "./blocks.queries.ts";
import { touchBlock } from "./events.queries.ts";

export { selectBlock, selectBlockNames, selectPaused, selectResting };

/** The maximum number of parked (paused) blocks that the home page asks about at a time. */
const PARKED_SHOWN = 3;

export type BlockRow = typeof userBlocks.$inferSelect;

/** The part of a block that a list decrypts. */
export interface BlockSummary {
  name: string;
  /** The day, in the person's time zone, from which the app asks about a paused block again. */
  parkedUntil?: string;
}

/** The part of a block that is decrypted only on the block's own page. */
export interface BlockBody {
  notes: string;
  resolutionReflection?: string;
}

type RowId = Pick<BlockRow, "userId" | "id">;

export function sealBlock(key: UserKey, row: RowId, words: { name: string; notes: string }) {
  return {
    summary: sealBlockSummary(key, row, { name: words.name }),
    body: sealBlockBody(key, row, { notes: words.notes }),
  };
}

export function sealBlockSummary(key: UserKey, row: RowId, summary: BlockSummary): string {
  return key.seal(summary, placeOf(userBlocks, "summary", row));
}

export function sealBlockBody(key: UserKey, row: RowId, body: BlockBody): string {
  return key.seal(body, placeOf(userBlocks, "body", row));
}

type SealedSummaryRow = RowId & Pick<BlockRow, "summary" | "isImported">;

export function openBlockSummary(key: UserKey, row: SealedSummaryRow): Opened<BlockSummary> {
  const { isImported } = row;
  const place = placeOf(userBlocks, "summary", row);
  const opened = key.unseal(row.summary, place, { isImported, shape: isSummary });
  if (!opened.ok) return opened;
  return { ok: true, value: isText(opened.value) ? { name: opened.value } : opened.value };
}

/** Returns the block's name, or the sentence that says it could not be decrypted. */
export function openBlockName(key: UserKey, row: SealedSummaryRow): string {
  const opened = openBlockSummary(key, row);
  return opened.ok ? opened.value.name : sentences.unreadableEntry;
}

/** A function that returns the name of a block by its id; `null` if there is no such block. */
export type BlockNameOf = (blockId: string) => string | null;

/**
 * Returns a function that finds block names in rows of `selectBlockNames`. Each name is decrypted only when it is
 * requested.
 */
export function blockNamesIn(key: UserKey, rows: readonly SealedSummaryRow[]): BlockNameOf {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (blockId) => {
    const row = byId.get(blockId);
    return row ? openBlockName(key, row) : null;
  };
}

type SealedBodyRow = RowId & Pick<BlockRow, "body" | "isImported">;

export function openBlockBody(key: UserKey, row: SealedBodyRow): Opened<BlockBody> {
  const { isImported } = row;
  const place = placeOf(userBlocks, "body", row);
  const opened = key.unseal(row.body, place, { isImported, shape: isBody });
  if (!opened.ok) return opened;
  return { ok: true, value: isText(opened.value) ? { notes: opened.value } : opened.value };
}

/**
 * Returns whether a decrypted value is a block's summary. An imported block may have a plain string instead of an
 * object.
 */
function isSummary(value: unknown): value is BlockSummary | string {
  if (isText(value)) return true;
  if (!isRecord(value) || !isText(value.name)) return false;
  return value.parkedUntil === undefined || isText(value.parkedUntil);
}

function isBody(value: unknown): value is BlockBody | string {
  if (isText(value)) return true;
  if (!isRecord(value) || !isText(value.notes)) return false;
  return value.resolutionReflection === undefined || isText(value.resolutionReflection);
}

/** Returns the block's notes; an empty string when they could not be decrypted. */
export function openBlockNotes(key: UserKey, row: SealedBodyRow): string {
  const opened = openBlockBody(key, row);
  return opened.ok ? opened.value.notes : "";
}

export function presentBlock(key: UserKey, row: BlockRow): BlockOutput {
  const opened = openBlockBody(key, row);
  const { notes, resolutionReflection = null } = opened.ok ? opened.value : { notes: "" };
  const summary = openBlockSummary(key, row);
  return {
    id: row.id,
    blockTypeId: row.blockTypeId as BlockTypeId,
    name: summary.ok ? summary.value.name : sentences.unreadableEntry,
    notes,
    status: readBlockStatus(row.status),
    resolutionReflection,
    parkedUntil: (summary.ok && summary.value.parkedUntil) || null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A block as a list query returns it. */
export type ListedBlockRow = BlockRow & { history: StoredMoment[]; readingCount: number };

/** Presents a block for a list. A block without any event is shown with a creation event. */
export function presentListedBlock(key: UserKey, row: ListedBlockRow): ListedBlockOutput {
  const moments = row.history.map((moment) => ({
    kind: BLOCK_EVENT_KINDS.find((kind) => kind === moment.kind) ?? ("status" as const),
    to: moment.to === null ? null : readBlockStatus(moment.to),
    at: new Date(moment.at).toISOString(),
  }));
  const beginning = { kind: "created" as const, to: null, at: row.createdAt.toISOString() };
  const block = presentBlock(key, row);
  return {
    ...block,
    history: moments.length > 0 ? moments : [beginning],
    readingCount: row.readingCount,
    isGrave: callsForQuiet([block.name, block.notes, block.resolutionReflection]),
  };
}

/** Returns those of `openParked` that home asks about on the day `today`. */
export function pickParkedUntilNow(parked: readonly ParkedBlock[], today: string): ParkedBlock[] {
  return parked.filter(({ parkedUntil }) => isParkOver(parkedUntil, today)).slice(0, PARKED_SHOWN);
}

interface ParkedBlock {
  id: string;
  name: string;
  /** The day, in the person's time zone, from which the app asks about the block again. */
  parkedUntil: string;
}

/** Returns the paused blocks that have a day, the earliest first. */
export function openParked(key: UserKey, rows: readonly SealedSummaryRow[]): ParkedBlock[] {
  return rows
    .flatMap((row) => {
      const opened = openBlockSummary(key, row);
      if (!opened.ok || opened.value.parkedUntil === undefined) return [];
      const { name, parkedUntil } = opened.value;
      return [{ id: row.id, name, parkedUntil }];
    })
    .toSorted((one, other) => one.parkedUntil.localeCompare(other.parkedUntil));
}

type RestingRow = SealedSummaryRow & Pick<BlockRow, "blockTypeId" | "updatedAt">;

/** Presents a paused or resolved block as a stone of the picture on home. */
export function presentResting(key: UserKey, row: RestingRow, status: "paused" | "resolved") {
  return {
    id: row.id,
    name: openBlockName(key, row),
    blockTypeId: row.blockTypeId as BlockTypeId,
    status,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Selects the newest active blocks, for other features. */
export function selectActiveBlocks(tx: Transaction, userId: string, limit: number) {
  const filter: BlockFilter = { status: "active" };
  return selectBlocks(tx, userId, { filter, key: undefined, limit });
}

interface ReadingOnBlock {
  userId: string;
  blockId: string;
  insightId: string;
  /** Whether the reading created the block. */
  isNew: boolean;
  now: Date;
}

/**
 * Adds a reading to the block's timeline and updates its time of change. Runs in the reading's transaction.
 */
export function recordReading(tx: Transaction, { insightId, isNew, ...block }: ReadingOnBlock) {
  const made = isNew ? [blockEvent(block, { kind: "created" })] : [];
  return touchBlock(tx, block, [...made, blockEvent(block, { kind: "insight", insightId })]);
}
