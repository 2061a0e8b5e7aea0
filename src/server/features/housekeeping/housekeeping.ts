import type { Floor } from "../../platform/floor.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { purgeDeleted } from "./purge-deleted.ts";

/** What is tidied up while nobody waits. */
export function housekeepingJobs(floor: Floor): Job[] {
  return [{ name: "purge-deleted", schedule: "* * * * *", run: () => purgeDeleted(floor) }];
}
