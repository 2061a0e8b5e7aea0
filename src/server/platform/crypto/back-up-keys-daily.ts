import { mkdirSync } from "node:fs";
import type { Job } from "../jobs/job.ts";
import type { Services } from "../services.ts";
import { backUpKeys } from "./back-up-keys.ts";

const OWNER_ONLY = 0o700;

/** The job that writes the wrapped keys to the folder of the settings; no job where no folder is set. */
export function backUpKeysDaily({
  config,
  database,
  clock,
  log,
}: Pick<Services, "config" | "database" | "clock" | "log">): Job[] {
  const folder = config.keyBackupDir;
  if (folder === undefined) return [];
  const run = async () => {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
    const { file, people, removed } = await backUpKeys(database, folder, clock.now());
    log.info({ file }, "the wrapped keys were backed up");
    return { people, removed };
  };
  return [{ name: "back-up-keys", schedule: "11 2 * * *", run }];
}
