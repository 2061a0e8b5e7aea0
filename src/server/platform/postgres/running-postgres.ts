import { readFileSync } from "node:fs";
import { join } from "node:path";
import { connectionUrl } from "./embedded-postgres.ts";

/** Where the socket's folder stands in postmaster.pid, counted from 0. */
const SOCKET_FOLDER_LINE = 4;

/** The database that a running app keeps in this data folder: for a command beside it. Undefined where there is none. */
export function findRunningPostgres(dataDir: string): string | undefined {
  try {
    const lines = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
    const socketFolder = lines[SOCKET_FOLDER_LINE]?.trim();
    return socketFolder ? connectionUrl(socketFolder) : undefined;
  } catch {
    return undefined;
  }
}
