import type { Dependencies } from "./dependencies.ts";
import { exportQueue } from "./features/account/files/export-queue.ts";
import { forgetFiles } from "./features/account/files/forget-files.ts";
import { checkSubscriptions } from "./features/billing/check-subscriptions.ts";
import { tellOfPremium } from "./features/billing/premium-wishes.ts";
import { forgetChats } from "./features/chat/forget-chats.ts";
import { remindOfCheckIns } from "./features/check-ins/remind-of-check-ins.ts";
import { housekeepingJobs } from "./features/housekeeping/housekeeping.ts";
import { refreshNightly } from "./features/patterns/refresh-patterns.ts";
import { forgetPictures } from "./features/pictures/forget-pictures.ts";
import { remindOfPromises } from "./features/promises/remind-of-promises.ts";
import { deleteExpiredReminderData } from "./features/promises/reminders.ts";
import { forgetRuns } from "./features/readings/forget-runs.ts";
import { forgetUnconfirmed } from "./features/waitlist/forget-unconfirmed.ts";
import { backUpKeysDaily } from "./platform/crypto/back-up-keys-daily.ts";
import type { Job } from "./platform/jobs/job.ts";
import type { WorkQueue } from "./platform/jobs/work-queue.ts";

/** Returns all scheduled jobs of the server. */
export function scheduledJobs(dependencies: Dependencies): Job[] {
  return [
    ...housekeepingJobs(dependencies),
    ...backUpKeysDaily(dependencies),
    { name: "forget-runs", schedule: "41 * * * *", run: () => forgetRuns(dependencies) },
    { name: "forget-chats", schedule: "23 4 * * *", run: () => forgetChats(dependencies) },
    { name: "remind-of-promises", schedule: "*/15 * * * *", run: () => remindOfPromises(dependencies) },
    { name: "forget-reminders", schedule: "29 3 * * *", run: () => deleteExpiredReminderData(dependencies) },
    { name: "refresh-patterns", schedule: "11 2 * * *", run: () => refreshNightly(dependencies) },
    { name: "remind-of-check-ins", schedule: "11 * * * *", run: () => remindOfCheckIns(dependencies) },
    { name: "forget-files", schedule: "27 * * * *", run: () => forgetFiles(dependencies) },
    { name: "forget-pictures", schedule: "*/5 * * * *", run: () => forgetPictures(dependencies) },
    { name: "check-subscriptions", schedule: "*/10 * * * *", run: () => checkSubscriptions(dependencies) },
    { name: "tell-of-premium", schedule: "* * * * *", run: () => tellOfPremium(dependencies) },
    { name: "forget-unconfirmed", schedule: "47 3 * * *", run: () => forgetUnconfirmed(dependencies) },
  ];
}

/** The names of jobs of earlier versions, whose schedules may still be in the database. */
export const RETIRED_JOBS = ["seal-promises"];

/** Returns the work queues of the server, whose work begins as soon as it is added. */
export function workQueues(dependencies: Dependencies): WorkQueue[] {
  return [exportQueue(dependencies)];
}
