// Produces an export file in the background. Rows are read, written and stored piece by piece, so that a long history
// does not fill the memory.
import { FILE_KEPT_MS, FILE_PART_BYTES, FILE_TRIES, volumeCount } from "#domain/export/files.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import { selectSettings, shownZoneOf } from "../../session/session.ts";
import { writeFile as writeBytes } from "../write-file.ts";
import { FILE_SILENT_MS, type FileServices } from "./file-services.ts";
import {
  claimFile,
  countInsights,
  type ExportFileRow,
  type FileAttempt,
  type FileId,
  updateFileOfAttempt,
} from "./files.queries.ts";
import { removePartsOfAttempt, storeFilePart } from "./part-files.ts";

const BEAT_MS = FILE_SILENT_MS / 6;
/** The minimum time between two progress reports to the pages that show the file, in milliseconds. */
const TELL_MS = 1000;

/** Thrown when the file was removed or another process has begun to produce it. */
class NotMine extends Error {
  override name = "NotMine";
}

/**
 * Produces an export file, unless it is already finished, removed, failed for good or being produced by another
 * process. Never throws: after a failure the file waits for the next attempt, and after the last attempt it is marked
 * as failed.
 */
export async function makeFile(services: FileServices, file: FileId): Promise<void> {
  const { database, log } = services;
  const now = services.clock.now();
  const silentBefore = new Date(now.getTime() - FILE_SILENT_MS);
  const [[row]] = await database.batch(file, (tx) => [claimFile(tx, file, { now, silentBefore })]);
  if (!row) return;
  try {
    await writeFile(services, row);
  } catch (error) {
    await removeQuietly(services, row);
    if (error instanceof NotMine) return;
    log.error({ err: error, userId: file.userId, attempt: row.attempt }, "an export could not be made");
    await giveUp(services, row);
  }
  tell(services, row);
}

/** Deletes what a broken attempt stored. Where that fails, it is deleted with the file. */
async function removeQuietly({ storage, log }: FileServices, row: ExportFileRow): Promise<void> {
  try {
    await removePartsOfAttempt(storage, row);
  } catch (error) {
    log.warn({ err: error }, "the parts of a broken export are deleted later");
  }
}

/** Records a failed attempt: the file waits for the next attempt, or is marked as failed if no attempts are left. */
export async function giveUp({ database }: Pick<FileServices, "database">, row: FileAttempt): Promise<void> {
  const state = row.attempt < FILE_TRIES ? "waiting" : "failed";
  await database.batch(row, (tx) => [updateFileOfAttempt(tx, row, { state })]);
}

async function writeFile(services: FileServices, row: ExportFileRow): Promise<void> {
  const { database, vault, deck, clock } = services;
  const { userId, format } = row;
  const key = await vault.keyOf(userId);
  const [[counted], [settings]] = await database.batch(row, (tx) => [
    countInsights(tx, userId),
    selectSettings(tx, userId),
  ]);
  const total = counted?.total ?? 0;
  const progress = followProgress(services, row, total);
  const zone = shownZoneOf(settings);
  const order = {
    database,
    userId,
    key,
    cards: deck.byId,
    zone,
    kind: "all" as const,
    format,
    only: undefined,
  };
  try {
    const inVolumesAt = volumeCount({ format, total }) > 1 ? clock.now() : undefined;
    const fontsFolder = services.config.pdfFonts;
    const parts = writeBytes({ ...order, fontsFolder, inVolumesAt, onWritten: progress.written });
    const { bytes, count } = await storeParts(services, { row, key, parts: sliced(parts) });
    const expiresAt = new Date(clock.now().getTime() + FILE_KEPT_MS);
    const change = { state: "ready" as const, done: total, total, bytes, parts: count, expiresAt };
    const [mine] = await database.batch(row, (tx) => [updateFileOfAttempt(tx, row, change)]);
    if (mine.length === 0) throw new NotMine();
  } finally {
    progress.end();
  }
}

/**
 * Tracks the progress of a file: stores it after each page of rows, reports it to open pages, and writes a heartbeat at
 * regular intervals until `end` is called.
 */
function followProgress(services: FileServices, row: ExportFileRow, total: number) {
  const { database, clock, log } = services;
  let done = 0;
  let toldAt = 0;
  const save = () =>
    database.batch(row, (tx) => [updateFileOfAttempt(tx, row, { done, total, beatAt: clock.now() })]);
  const beat = setInterval(() => {
    save().catch((error: unknown) => log.warn({ err: error }, "an export gave no sign of life"));
  }, BEAT_MS);
  return {
    async written(count: number): Promise<void> {
      done = Math.min(done + count, total);
      const [mine] = await save();
      if (mine.length === 0) throw new NotMine();
      const now = clock.now().getTime();
      if (now - toldAt < TELL_MS) return;
      toldAt = now;
      tell(services, row);
    },
    end: () => clearInterval(beat),
  };
}

async function storeParts(
  { storage }: Pick<FileServices, "storage">,
  { row, key, parts }: { row: ExportFileRow; key: UserKey; parts: AsyncIterable<Buffer> },
): Promise<{ bytes: number; count: number }> {
  let bytes = 0;
  let count = 0;
  for await (const bytesOfPart of parts) {
    await storeFilePart(storage, { row, key, part: count }, bytesOfPart);
    bytes += bytesOfPart.length;
    count += 1;
  }
  return { bytes, count };
}

/** Yields the same bytes in pieces of `FILE_PART_BYTES`; only the last piece may be smaller. */
async function* sliced(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let kept = Buffer.alloc(0);
  for await (const piece of pieces) {
    kept = Buffer.concat([kept, piece]);
    for (; kept.length >= FILE_PART_BYTES; kept = kept.subarray(FILE_PART_BYTES)) {
      yield kept.subarray(0, FILE_PART_BYTES);
    }
  }
  if (kept.length > 0) yield kept;
}

function tell({ live }: Pick<FileServices, "live">, { userId, id }: FileId): void {
  live.publish(userId, [{ area: "exports", id }]);
}
