import type { Job } from "../../platform/jobs/job.ts";
import type { Services } from "../../platform/services.ts";
import { expireGuests } from "./expire-guests.ts";
import { forgetLimits } from "./forget-limits.ts";
import { forgetLogs } from "./forget-logs.ts";
import { forgetReports } from "./forget-reports.ts";
import { forgetSessions } from "./forget-sessions.ts";
import { forgetUsage } from "./forget-usage.ts";
import { purgeDeleted } from "./purge-deleted.ts";

/** Scheduled cleanup jobs. */
export function housekeepingJobs(services: Services): Job[] {
  return [
    { name: "purge-deleted", schedule: "* * * * *", run: () => purgeDeleted(services) },
    { name: "forget-limits", schedule: "* * * * *", run: () => forgetLimits(services) },
    { name: "forget-sessions", schedule: "29 3 * * *", run: () => forgetSessions(services) },
    { name: "forget-usage", schedule: "53 * * * *", run: () => forgetUsage(services) },
    { name: "forget-reports", schedule: "37 3 * * *", run: () => forgetReports(services) },
    { name: "forget-logs", schedule: "43 3 * * *", run: () => forgetLogs(services) },
    { name: "expire-guests", schedule: "17 3 * * *", run: () => expireGuests(services) },
  ];
}
