// Files that are made in the background: the states of a file, and the limits of making and keeping it.
import { DAY_MS } from "../time.ts";
import type { ExportFormat } from "./targets.ts";

/** A file that could not be made in `FILE_TRIES` attempts is `failed`, and is not tried again. */
export const FILE_STATES = ["waiting", "running", "ready", "failed"] as const;
export type FileState = (typeof FILE_STATES)[number];

/** The maximum number of files of a person: those that are being made and those that are kept. */
export const FILES_KEPT = 5;
export const FILE_KEPT_MS = 7 * DAY_MS;
export const FILE_TRIES = 3;
/** A file is stored and sent in parts of this length. */
export const FILE_PART_BYTES = 256 * 1024;

/**
 * The maximum number of readings in one PDF, because the memory that the PDF takes to make grows with them. It is a
 * multiple of the rows that the server loads at once (`ROWS_AT_ONCE`), since a PDF can end only after such a batch.
 */
export const READINGS_A_VOLUME = 250;

/** Returns how many PDFs a file with all readings is made of; 1 for the other formats. */
export function volumeCount({ format, total }: { format: ExportFormat; total: number }): number {
  return format === "pdf" ? Math.max(1, Math.ceil(total / READINGS_A_VOLUME)) : 1;
}

/** Returns whether the file is still being made. */
export const isUnderWay = (state: FileState): boolean => state === "waiting" || state === "running";
