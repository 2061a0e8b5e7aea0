import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BACKUPS_KEPT } from "#domain/account/kept-records.ts";
import { utcFileTime } from "#domain/calendar-days.ts";
import { HOUR_S } from "#domain/time.ts";
import { backUpKeys } from "../crypto/back-up-keys.ts";
import type { Job } from "../jobs/job.ts";
import type { Services } from "../services.ts";
import { UNFINISHED_ENDING, writeBackup } from "./write-backup.ts";

const OWNER_ENTERS = 0o700;
const NAME = /^rubber-arcana-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sql\.gz$/;
/** The time in seconds after which another process may begin a backup, because this one counts as dead. */
const LONGEST_SECONDS = 6 * HOUR_S;

type BackupServices = Pick<Services, "config" | "database" | "clock" | "log">;

/**
 * Returns the job that backs up the database every night to `backupDir`, and people's keys to `keyBackupDir`. Returns
 * no job if `backupDir` is not set. `connectionString` is that of the role that owns the tables.
 */
export function backUpNightly(services: BackupServices, connectionString: string): Job[] {
  const { backupDir } = services.config;
  if (backupDir === undefined) return [];
  const run = () => backUp(services, { folder: backupDir, connectionString });
  return [{ name: "back-up", schedule: "31 1 * * *", longestSeconds: LONGEST_SECONDS, run }];
}

async function backUp(
  { config, database, clock, log }: BackupServices,
  { folder, connectionString }: { folder: string; connectionString: string },
): Promise<Record<string, number>> {
  mkdirSync(folder, { recursive: true, mode: OWNER_ENTERS });
  const leftovers = readdirSync(folder).filter(isUnfinished);
  for (const name of leftovers) rmSync(join(folder, name));
  const now = clock.now();
  const time = utcFileTime(now);
  const file = join(folder, `rubber-arcana-${time}Z.sql.gz`);
  const { rows } = await writeBackup({ connectionString, file, now });
  log.info({ file }, "the database was backed up");
  // The keys are read after the data, so that they include those of everybody in it.
  if (config.keyBackupDir !== undefined) await backUpKeys(database, config.keyBackupDir, clock.now());
  return { rows, removed: removeOld(folder) };
}

/** Deletes all but the newest backups of this job. The names sort by time. Returns how many were deleted. */
function removeOld(folder: string): number {
  const old = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
    .slice(0, -BACKUPS_KEPT);
  for (const name of old) rmSync(join(folder, name));
  return old.length;
}

/** Returns whether a file was left by a process that ended while it wrote a backup. */
function isUnfinished(name: string): boolean {
  return name.endsWith(UNFINISHED_ENDING) && NAME.test(name.slice(0, -UNFINISHED_ENDING.length));
}
