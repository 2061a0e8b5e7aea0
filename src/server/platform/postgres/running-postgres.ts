import { readFileSync } from "node:fs";
import { join } from "node:path";
import { connectionUrl } from "./embedded-postgres.ts";

/** The line of postmaster.pid with the socket's folder, counted from 0. */
const SOCKET_FOLDER_LINE = 4;

/**
 * Returns the URL of the database that a running app keeps in this data folder, for a separate command;
 * undefined if none runs.
 */
export function findRunningPostgres(dataDir: string): string | undefined {
  try {
    const lines = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
    const socketFolder = lines[SOCKET_FOLDER_LINE]?.trim();
    return socketFolder ? connectionUrl(socketFolder) : undefined;
  } catch {
    return undefined;
  }
}
