// Allows one app per data folder. Uses an operating system lock (SQLite's, on an empty file), which ends with
// the process in every case, so that there are no stale lock files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { NAMES } from "#domain/names.ts";

const SQLITE_BUSY = 5;

export type DataFolderHold = {
  /** Records this app's address in the data folder, for the error message of later starts. */
  announce(address: string): void;
  release(): void;
};

/** Thrown when another app uses the data folder. The message is one line and says where that app runs. */
export class DataFolderBusyError extends Error {
  override name = "DataFolderBusyError";
}

/** Locks the folder for this process or throws a DataFolderBusyError. */
export function lockDataFolder(dataDir: string): DataFolderHold {
  mkdirSync(dataDir, { recursive: true });
  const note = join(dataDir, "app.running");
  const lock = new DatabaseSync(join(dataDir, "app.lock"));
  try {
    lock.exec("pragma busy_timeout = 0; begin exclusive");
  } catch (cause) {
    lock.close();
    if (!isBusy(cause)) throw cause;
    throw new DataFolderBusyError(`${NAMES.product} already runs on this data folder${whereabouts(note)}`, {
      cause,
    });
  }
  writeFileSync(note, JSON.stringify({ pid: process.pid }));
  return {
    announce: (address) => writeFileSync(note, JSON.stringify({ pid: process.pid, address })),
    release() {
      rmSync(note, { force: true });
      lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function whereabouts(note: string): string {
  try {
    const { pid, address }: { pid: number; address?: string } = JSON.parse(readFileSync(note, "utf8"));
    return address ? `: ${address} (process ${pid}).` : ` (process ${pid}, still starting).`;
  } catch {
    return ".";
  }
}
