// Files that are made in the background: what becomes of one, and how long it is kept.
import { DAY_MS } from "../time.ts";
import type { ExportFormat } from "./targets.ts";

/** `waiting` and `running` are under way; `failed` is given up after `FILE_TRIES` attempts. */
export const FILE_STATES = ["waiting", "running", "ready", "failed"] as const;
export type FileState = (typeof FILE_STATES)[number];

/** How many files a person can have at a time, those under way included. */
export const FILES_KEPT = 5;
export const FILE_KEPT_MS = 7 * DAY_MS;
export const FILE_TRIES = 3;
/** Bytes of a file that are stored and sent at a time. */
export const FILE_PART_BYTES = 256 * 1024;

/** Readings that one PDF holds at most. The memory of the process that sets it grows with them. */
export const READINGS_A_VOLUME = 250;

/** Returns how many PDFs a file with all readings is made of; 1 for the other formats. */
export function volumeCount({ format, total }: { format: ExportFormat; total: number }): number {
  return format === "pdf" ? Math.max(1, Math.ceil(total / READINGS_A_VOLUME)) : 1;
}

export const isUnderWay = (state: FileState): boolean => state === "waiting" || state === "running";
