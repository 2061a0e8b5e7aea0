import { join } from "node:path";

/** The size in bytes above which the log of the embedded PostgreSQL is emptied: at a start, and by a job. */
export const LOG_LIMIT_BYTES = 1_000_000;

export const logFileIn = (dataDir: string) => join(dataDir, "postgres.log");
