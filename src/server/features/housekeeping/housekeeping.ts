import type { Floor } from "../../platform/floor.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { expireGuests } from "./expire-guests.ts";
import { forgetLimits } from "./forget-limits.ts";
import { forgetSessions } from "./forget-sessions.ts";
import { purgeDeleted } from "./purge-deleted.ts";

/** Scheduled cleanup jobs. */
export function housekeepingJobs(floor: Floor): Job[] {
  return [
    { name: "purge-deleted", schedule: "* * * * *", run: () => purgeDeleted(floor) },
    { name: "forget-limits", schedule: "* * * * *", run: () => forgetLimits(floor) },
    { name: "forget-sessions", schedule: "29 3 * * *", run: () => forgetSessions(floor) },
    { name: "expire-guests", schedule: "17 3 * * *", run: () => expireGuests(floor) },
  ];
}
