import type { ExportFileOutput } from "#contract/exports.ts";
import { placeOf } from "#server/platform/crypto/owned-tables.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import { exportParts } from "#server/platform/db/tables/exports.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sentences } from "#server/platform/errors/sentences.ts";
import { selectSettings, shownZoneOf } from "../../session/session.ts";
import { fileHeaders } from "../file-formats.ts";
import { streamOfBytes } from "../to-stream.ts";
import type { FileServices } from "./file-services.ts";
import {
  deleteFile,
  type ExportFileRow,
  expireFile,
  type FileId,
  selectFile,
  selectFiles,
} from "./files.queries.ts";
import { readPart, removeParts } from "./part-files.ts";
import { selectPart } from "./parts.queries.ts";
import { presentFile } from "./present-file.ts";

/** The first bytes of a zip archive: `PK`, 3, 4. */
const ZIP_START = [0x50, 0x4b, 0x03, 0x04];

type KeepServices = Pick<FileServices, "database" | "vault" | "storage" | "clock" | "log">;

/** Returns the person's export files in one round trip, without expired ones, even if those are not deleted yet. */
export async function listFiles(
  { database, clock }: KeepServices,
  userId: string,
): Promise<{ items: ExportFileOutput[] }> {
  const [rows] = await database.batch({ userId }, (tx) => [selectFiles(tx, userId, clock.now())]);
  return { items: rows.map(presentFile) };
}

/**
 * Streams an export file, reading one part at a time. Throws `not_found` if the file is not ready or has expired, and
 * `conflict` if its first part cannot be decrypted. If a later part cannot be decrypted, the stream breaks off.
 */
export async function downloadFile(services: KeepServices, file: FileId) {
  const { database, vault, clock, log } = services;
  const [[keyRow], [row], [settings]] = await database.batch(file, (tx) => [
    vault.keyQuery(tx, file.userId),
    selectFile(tx, file),
    selectSettings(tx, file.userId),
  ]);
  const isThere = row?.state === "ready" && row.expiresAt > clock.now();
  if (!keyRow || !isThere) throw new AppError("not_found", sentences.fileNotFound);
  const parts = readParts(services, row, vault.open(keyRow));
  const first = await parts.next();
  return {
    headers: {
      ...fileHeaders({
        name: "insights",
        format: isArchive(first) ? "volumes" : row.format,
        at: row.createdAt,
        zone: shownZoneOf(settings),
      }),
      "content-length": String(row.bytes),
    },
    body: streamOfBytes(startingWith(first, parts), (err) =>
      log.error({ err }, "the download of an export broke off"),
    ),
  };
}

/**
 * Removes an export file: nobody sees it any more, and then its bytes are deleted. If it is still being produced, production
 * ends at the next write, and a job deletes its row. Throws `not_found` for an unknown file.
 */
export async function removeFile(services: KeepServices, file: FileId): Promise<{ isRemoved: true }> {
  const { database, storage, clock, log } = services;
  const [[row], gone] = await database.batch(file, (tx) => [
    selectFile(tx, file),
    expireFile(tx, file, clock.now()),
  ]);
  if (gone.length === 0) throw new AppError("not_found", sentences.fileNotFound);
  try {
    await removeParts(storage, file);
    if (row?.state !== "running") await database.batch(file, (tx) => [deleteFile(tx, file)]);
  } catch (error) {
    log.warn({ err: error }, "a removed export is deleted later");
  }
  return { isRemoved: true };
}

async function* readParts(
  { database, storage }: KeepServices,
  row: ExportFileRow,
  key: UserKey,
): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < row.parts; part += 1) {
    const stored = await readPart(storage, { row, key, part });
    const bytes = stored === undefined ? await readPartInRow(database, { row, key, part }) : stored;
    if (!bytes) throw new AppError("conflict", sentences.unreadableEntry, { log: { part } });
    yield bytes;
  }
}

/** Reads a part that the version before stored as a row. */
async function readPartInRow(
  database: FileServices["database"],
  { row, key, part }: { row: ExportFileRow; key: UserKey; part: number },
): Promise<Buffer | null> {
  const [[stored]] = await database.batch(row, (tx) => [selectPart(tx, row, part)]);
  const opened = stored && key.unseal<string>(stored.body, placeOf(exportParts, "body", stored));
  return opened?.ok ? Buffer.from(opened.value, "base64") : null;
}

/**
 * Returns whether the bytes of a file begin like a zip archive. The bytes decide, because the number of readings per
 * PDF may have changed since the file was produced.
 */
function isArchive({ value }: IteratorResult<Uint8Array, unknown>): boolean {
  return value instanceof Uint8Array && ZIP_START.every((byte, index) => value[index] === byte);
}

/** Yields `first`, which was read before, and then the rest. */
async function* startingWith(
  first: IteratorResult<Uint8Array>,
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
