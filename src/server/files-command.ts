// npm run files -- list | check: counts the stored files, and compares their names with the rows of the database. Opens no
// file and changes nothing. It may run beside the server.
import { and, eq, gt, or, sql } from "drizzle-orm";
import { NO_ID } from "#contract/ids.ts";
import { nameOfPart } from "./features/account/files/part-files.ts";
import { nameOfPicture } from "./features/pictures/picture-files.ts";
import { runCommand, tell, withOwnerServices } from "./owner-command.ts";
import type { Database, Transaction } from "./platform/db/database.ts";
import { exportFiles, exportParts } from "./platform/db/tables/exports.ts";
import { pictures } from "./platform/db/tables/pictures.ts";
import { openStorage } from "./platform/storage/open-storage.ts";
import type { Storage } from "./platform/storage/storage.ts";

const USAGE = `npm run files -- list    how many files each bucket has, and their bytes
npm run files -- check   also the rows without a file, and the files without a row`;

const ROWS_AT_ONCE = 500;
/** The number of names that are printed of each kind. */
const SHOWN = 20;

interface RowKey {
  userId: string;
  id: string;
}

/** A row and the files that it promises; `null` while they are being written or removed. */
interface Promised extends RowKey {
  files: string[] | null;
}

type Page = (tx: Transaction, after: RowKey) => Promise<Promised[]>;

/** By bucket: reads the rows after one, in the order of their keys. Their files lie in the folder `userId/id`. */
const ROWS: Record<string, Page> = { pictures: pageOfPictures, exports: pageOfExports };

async function main(): Promise<boolean> {
  const [name, ...more] = process.argv.slice(2);
  if ((name !== "list" && name !== "check") || more.length > 0) {
    tell(USAGE);
    return false;
  }
  return await withOwnerServices(async ({ config, database }) => {
    const storage = openStorage(config);
    tell(`Files are stored in ${storage.description}.`);
    let isWhole = true;
    for (const bucket of new Set([...Object.keys(ROWS), ...(await storage.listBuckets())])) {
      const found = await listBucket(storage, bucket);
      if (name === "check") isWhole = (await checkBucket(database, bucket, found)) && isWhole;
    }
    return isWhole;
  });
}

/** Prints how many files a bucket has. Returns their names. */
async function listBucket(storage: Storage, bucket: string): Promise<Set<string>> {
  const names = new Set<string>();
  let sum = 0;
  for await (const { name, bytes } of storage.bucket(bucket).everyFile()) {
    names.add(name);
    sum += bytes;
  }
  tell(`${bucket}: ${names.size} ${names.size === 1 ? "file" : "files"}, ${sum} bytes`);
  return names;
}

/** Prints which files are missing and to which no row belongs. Returns whether there are none. */
async function checkBucket(database: Database, bucket: string, found: Set<string>): Promise<boolean> {
  const page = ROWS[bucket];
  const missing: string[] = [];
  const unfinished = new Set<string>();
  const orphans = new Set(found);
  for await (const { userId, id, files } of page ? everyRow(database, page) : []) {
    if (files === null) unfinished.add(`${userId}/${id}`);
    for (const file of files ?? []) if (!orphans.delete(file)) missing.push(file);
  }
  const lost = [...orphans].filter((file) => !unfinished.has(file.split("/").slice(0, 2).join("/")));
  show("rows without a file", missing);
  show("files without a row", lost);
  return missing.length + lost.length === 0;
}

function show(what: string, names: readonly string[]): void {
  tell(`  ${what}: ${names.length}`);
  for (const name of names.slice(0, SHOWN)) tell(`    ${name}`);
  if (names.length > SHOWN) tell(`    and ${names.length - SHOWN} more`);
}

async function* everyRow(database: Database, page: Page): AsyncGenerator<Promised> {
  for (let after: RowKey | undefined = { userId: NO_ID, id: NO_ID }; after; ) {
    const last: RowKey = after;
    const rows = await database.asJobs((tx) => page(tx, last));
    yield* rows;
    after = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1);
  }
}

async function pageOfPictures(tx: Transaction, after: RowKey): Promise<Promised[]> {
  const rows = await tx
    .select()
    .from(pictures)
    .where(isAfter(pictures, after))
    .orderBy(pictures.userId, pictures.id)
    .limit(ROWS_AT_ONCE);
  return rows.map((row) => ({ ...row, files: row.state === "ready" ? [nameOfPicture(row)] : null }));
}

async function pageOfExports(tx: Transaction, after: RowKey): Promise<Promised[]> {
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

await runCommand(main);
