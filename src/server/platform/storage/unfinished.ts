// The files that uploads to the local disk are writing. Needs no library, because every start looks for them.
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** The folder in which files are written before they get their names. No bucket can have this name. */
export const UNFINISHED_FOLDER = ".unfinished";

/** Deletes files that were begun before this time and never got their names. Resolves with their number. */
export async function deleteUnfinished(folder: string, before: Date): Promise<number> {
  const place = join(folder, UNFINISHED_FOLDER);
  let count = 0;
  for (const name of await namesIn(place)) {
    const file = await stat(join(place, name)).catch(nothingIfMissing);
    if (!file || file.mtime >= before) continue;
    await rm(join(place, name), { force: true });
    count += 1;
  }
  return count;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(nothingIfMissing)) ?? [];
}

function nothingIfMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
