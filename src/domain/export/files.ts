// Files that are made in the background: what becomes of one, and how long it is kept.
import { DAY_MS } from "../time.ts";

/** `waiting` and `running` are under way; `failed` is given up after `FILE_TRIES` attempts. */
export const FILE_STATES = ["waiting", "running", "ready", "failed"] as const;
export type FileState = (typeof FILE_STATES)[number];

/** How many files a person can have at a time, those under way included. */
export const FILES_KEPT = 5;
export const FILE_KEPT_MS = 7 * DAY_MS;
export const FILE_TRIES = 3;
/** Bytes of a file that are stored and sent at a time. */
export const FILE_PART_BYTES = 256 * 1024;

export const isUnderWay = (state: FileState): boolean => state === "waiting" || state === "running";
