import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FSDriver } from "flydrive/drivers/fs";
import { UNFINISHED_FOLDER } from "./unfinished.ts";

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/**
 * The local disk, with uploads that survive a crash: a file is written under a temporary name, synced to the disk, and
 * then renamed. The library's own driver writes directly under the final name, so a crash leaves a part of the file.
 */
export class DurableDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: "private" });
    this.#folder = folder;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = join(this.#folder, key);
    const unfinished = join(this.#folder, UNFINISHED_FOLDER, randomUUID());
    await makeFolder(dirname(unfinished));
    try {
      await writeAndSync(unfinished, contents);
      await makeFolder(dirname(target));
      await rename(unfinished, target);
      await syncFolder(dirname(target));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  override async move(source: string, destination: string): Promise<void> {
    const target = join(this.#folder, destination);
    await makeFolder(dirname(target));
    await rename(join(this.#folder, source), target);
    await syncFolder(dirname(target));
  }
}

async function writeAndSync(path: string, contents: string | Uint8Array): Promise<void> {
  const file = await open(path, "wx", OWNER_ONLY);
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

function makeFolder(path: string) {
  return mkdir(path, { recursive: true, mode: OWNER_ONLY_FOLDER });
}

/** Syncs a folder to the disk. Without this, a crash can lose the new name of a file. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
