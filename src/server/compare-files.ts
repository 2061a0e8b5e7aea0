// Compares the stored files with the rows of the database, by their names. Opens no file and changes nothing.
import { and, eq, gt, or, sql } from "drizzle-orm";
import { NO_ID } from "#contract/ids.ts";
import { nameOfPart } from "./features/exports/files/part-files.ts";
import { nameOfPicture } from "./features/pictures/picture-files.ts";
import type { Database, Transaction } from "./platform/db/database.ts";
import { exportFiles, exportParts } from "./platform/db/tables/exports.ts";
import { pictures } from "./platform/db/tables/pictures.ts";
import type { PersonBucket, Storage } from "./platform/storage/storage.ts";

const ROWS_AT_ONCE = 500;

interface RowKey {
  userId: string;
  id: string;
}

/** A row and the names of its files; `null` while they are written or removed. */
interface RowWithFiles extends RowKey {
  files: string[] | null;
}

type Page = (tx: Transaction, after: RowKey) => Promise<RowWithFiles[]>;

/** By bucket: reads the rows after one, in the order of their keys. Their files lie in the folder `userId/id`. */
const ROWS: Record<PersonBucket, Page> = { pictures: pageOfPictures, exports: pageOfExports };

export interface Differences {
  /** Files that a row names and the bucket does not have. */
  missing: string[];
  /** Files of the bucket to which no row belongs. */
  lost: string[];
}

/**
 * Returns how the files of a bucket differ from its rows. `found` has the names that were listed before. A running server
 * may have stored and removed files since then, so every difference is looked at a second time, in new lists.
 */
export async function compareFiles(
  { database, storage }: { database: Database; storage: Storage },
  bucket: string,
  found: ReadonlySet<string>,
): Promise<Differences> {
  const first = await compare(database, bucket, found);
  const suspects = [...first.missing, ...first.lost];
  if (suspects.length === 0) return first;
  const again = await compare(database, bucket, await listAgain(storage, bucket, suspects));
  const [missing, lost] = [new Set(again.missing), new Set(again.lost)];
  return {
    missing: first.missing.filter((file) => missing.has(file)),
    lost: first.lost.filter((file) => lost.has(file)),
  };
}

/** Returns the files that the folders of these files have now. */
async function listAgain(
  storage: Storage,
  bucket: string,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const folders = new Set(files.map((file) => file.split("/").slice(0, -1).join("/")));
  const names = new Set<string>();
  for (const folder of folders) {
    const options = { limit: Number.POSITIVE_INFINITY, ...(folder !== "" && { folder }) };
    for (const name of await storage.bucket(bucket).list(options)) names.add(name);
  }
  return names;
}

async function compare(database: Database, bucket: string, found: ReadonlySet<string>): Promise<Differences> {
  const missing: string[] = [];
  const unfinished = new Set<string>();
  const orphans = new Set(found);
  for await (const { userId, id, files } of hasRows(bucket) ? everyRow(database, ROWS[bucket]) : []) {
    if (files === null) unfinished.add(`${userId}/${id}`);
    for (const file of files ?? []) if (!orphans.delete(file)) missing.push(file);
  }
  const lost = [...orphans].filter((file) => !unfinished.has(file.split("/").slice(0, 2).join("/")));
  return { missing, lost };
}

function hasRows(bucket: string): bucket is PersonBucket {
  return Object.hasOwn(ROWS, bucket);
}

async function* everyRow(database: Database, page: Page): AsyncGenerator<RowWithFiles> {
  for (let after: RowKey | undefined = { userId: NO_ID, id: NO_ID }; after; ) {
    const last: RowKey = after;
    const rows = await database.asJobs((tx) => page(tx, last));
    yield* rows;
    after = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1);
  }
}

async function pageOfPictures(tx: Transaction, after: RowKey): Promise<RowWithFiles[]> {
  const rows = await tx
    .select()
    .from(pictures)
    .where(isAfter(pictures, after))
    .orderBy(pictures.userId, pictures.id)
    .limit(ROWS_AT_ONCE);
  return rows.map((row) => ({ ...row, files: row.state === "ready" ? [nameOfPicture(row)] : null }));
}

async function pageOfExports(tx: Transaction, after: RowKey): Promise<RowWithFiles[]> {
  // The version before stored the parts of an export as rows; such an export has no files.
  const hasRows = sql<boolean>`exists (select from ${exportParts} where ${and(
    eq(exportParts.userId, exportFiles.userId),
    eq(exportParts.exportId, exportFiles.id),
  )})`;
  const rows = await tx
    .select({ row: exportFiles, hasRows })
    .from(exportFiles)
    .where(isAfter(exportFiles, after))
    .orderBy(exportFiles.userId, exportFiles.id)
    .limit(ROWS_AT_ONCE);
  return rows.map((found) => ({ ...found.row, files: found.hasRows ? [] : partsOf(found.row) }));
}

function partsOf(row: typeof exportFiles.$inferSelect): string[] | null {
  if (row.state !== "ready") return null;
  return Array.from({ length: row.parts }, (_, part) => nameOfPart(row, part));
}

/** Returns the condition of rows that come after the row with this key. */
function isAfter({ userId, id }: typeof pictures | typeof exportFiles, last: RowKey) {
  return or(gt(userId, last.userId), and(eq(userId, last.userId), gt(id, last.id)));
}
