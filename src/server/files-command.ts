// npm run files -- list | check: counts the stored files, and compares their names with the rows of the database. Opens no
// file and changes nothing. It may run beside the server.
import { counted } from "#domain/text/counted.ts";
import { compareFiles } from "./compare-files.ts";
import { runCommand, tell, withOwnerServices } from "./owner-command.ts";
import { openStorage } from "./platform/storage/open-storage.ts";
import { PERSON_BUCKETS, type Storage } from "./platform/storage/storage.ts";

const USAGE = `npm run files -- list    how many files each bucket has, and their bytes
npm run files -- check   also the rows without a file, and the files without a row`;

/** The number of names that are printed of each kind. */
const SHOWN = 20;

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
    for (const bucket of new Set<string>([...PERSON_BUCKETS, ...(await storage.listBuckets())])) {
      const found = await listBucket(storage, bucket);
      if (name === "check") isWhole = (await checkBucket({ database, storage }, bucket, found)) && isWhole;
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
  tell(`${bucket}: ${counted(names.size, "file")}, ${sum} bytes`);
  return names;
}

/** Prints which files are missing and to which no row belongs. Returns whether there are none. */
async function checkBucket(
  services: Parameters<typeof compareFiles>[0],
  bucket: string,
  found: ReadonlySet<string>,
): Promise<boolean> {
  const { missing, lost } = await compareFiles(services, bucket, found);
  show("rows without a file", missing);
  show("files without a row", lost);
  return missing.length + lost.length === 0;
}

function show(what: string, names: readonly string[]): void {
  tell(`  ${what}: ${names.length}`);
  for (const name of names.slice(0, SHOWN)) tell(`    ${name}`);
  if (names.length > SHOWN) tell(`    and ${names.length - SHOWN} more`);
}

await runCommand(main);
