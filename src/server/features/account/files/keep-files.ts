import type { ExportFileOutput } from "#contract/exports.ts";
import { placeOf } from "#server/platform/crypto/owned-tables.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import { exportParts } from "#server/platform/db/tables/exports.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sentences } from "#server/platform/errors/sentences.ts";
import { fileHeaders } from "../file-formats.ts";
import { toStream } from "../to-stream.ts";
import type { FileServices } from "./file-services.ts";
import {
  deleteFile,
  type ExportFileRow,
  type FileId,
  selectFile,
  selectFiles,
  selectPart,
} from "./files.queries.ts";
import { presentFile } from "./present-file.ts";

/** The first bytes of a zip archive: `PK`, 3, 4. */
const ZIP_START = [0x50, 0x4b, 0x03, 0x04];

type KeepServices = Pick<FileServices, "database" | "vault" | "clock" | "log">;

/** One round trip. Files that have run out are left out, whether or not they are deleted yet. */
export async function listFiles(
  { database, clock }: KeepServices,
  userId: string,
): Promise<{ items: ExportFileOutput[] }> {
  const [rows] = await database.batch({ userId }, (tx) => [selectFiles(tx, userId, clock.now())]);
  return { items: rows.map(presentFile) };
}

/**
 * Sends a file while its parts are read, one at a time. Throws `not_found` where it is not ready or has run out, and
 * `conflict` where its first part does not open. A later part that does not open breaks the stream off.
 */
export async function downloadFile({ database, vault, clock, log }: KeepServices, file: FileId) {
  const [[keyRow], [row]] = await database.batch(file, (tx) => [
    vault.keyQuery(tx, file.userId),
    selectFile(tx, file),
  ]);
  const isThere = row?.state === "ready" && row.expiresAt > clock.now();
  if (!keyRow || !isThere) throw new AppError("not_found", sentences.fileNotFound);
  const parts = readParts(database, row, vault.open(keyRow));
  const first = await parts.next();
  return {
    headers: {
      ...fileHeaders({
        name: "insights",
        format: isArchive(first) ? "volumes" : row.format,
        at: row.createdAt,
      }),
      "content-length": String(row.bytes),
    },
    body: toStream(startingWith(first, parts), (err) =>
      log.error({ err }, "the download of an export broke off"),
    ),
  };
}

/** Also stops the file's making, whose next step finds nothing to write into. */
export async function removeFile(
  { database }: Pick<FileServices, "database">,
  file: FileId,
): Promise<{ isRemoved: boolean }> {
  const [gone] = await database.batch(file, (tx) => [deleteFile(tx, file)]);
  return { isRemoved: gone.length > 0 };
}

async function* readParts(
  database: FileServices["database"],
  row: ExportFileRow,
  key: UserKey,
): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < row.parts; part += 1) {
    const [[stored]] = await database.batch(row, (tx) => [selectPart(tx, row, part)]);
    const opened = stored && key.unseal<string>(stored.body, placeOf(exportParts, "body", stored));
    if (!opened?.ok) throw new AppError("conflict", sentences.unreadableEntry, { log: { part } });
    yield Buffer.from(opened.value, "base64");
  }
}

/**
 * Whether the bytes of a file begin as those of a zip archive do. The file itself tells, since the number of readings that
 * a PDF holds may have changed after it was made.
 */
function isArchive({ value }: IteratorResult<Uint8Array, unknown>): boolean {
  return value instanceof Uint8Array && ZIP_START.every((byte, index) => value[index] === byte);
}

/** Yields what was read first, and then the rest. */
async function* startingWith(
  first: IteratorResult<Uint8Array>,
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
