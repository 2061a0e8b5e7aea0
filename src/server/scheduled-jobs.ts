import type { Dependencies } from "./dependencies.ts";
import { checkSubscriptions } from "./features/billing/check-subscriptions.ts";
import { tellOfPremium } from "./features/billing/premium-wishes.ts";
import { forgetChats } from "./features/chat/forget-chats.ts";
import { remindOfCheckIns } from "./features/check-ins/remind-of-check-ins.ts";
import { exportQueue } from "./features/exports/files/export-queue.ts";
import { forgetFiles } from "./features/exports/files/forget-files.ts";
import { housekeepingJobs } from "./features/housekeeping/housekeeping.ts";
import { endConnections } from "./features/notion/end-unused.ts";
import { notionQueue } from "./features/notion/notion-queue.ts";
import { refreshNightly } from "./features/patterns/refresh-patterns.ts";
import { forgetPictures } from "./features/pictures/forget-pictures.ts";
import { announceDueSteps, announceReadings } from "./features/programs/announce.ts";
import { forgetWebhookMessages, tellOfDisabledWebhooks } from "./features/programs/tell-of-disabled.ts";
import { remindOfPromises } from "./features/promises/remind-of-promises.ts";
import { deleteExpiredReminderData } from "./features/promises/reminders.ts";
import { forgetRuns } from "./features/readings/forget-runs.ts";
import { forgetUnconfirmed } from "./features/waitlist/forget-unconfirmed.ts";
import { backUpNightly } from "./platform/backup/nightly-backup.ts";
import { backUpKeysDaily } from "./platform/crypto/back-up-keys-daily.ts";
import type { Job } from "./platform/jobs/job.ts";
import { createWebhookQueue } from "./platform/jobs/letter-queue.ts";
import type { WorkQueue } from "./platform/jobs/work-queue.ts";

/** Returns all scheduled jobs of the server. `ownerString` is the connection string of the role that owns the tables. */
export function scheduledJobs(dependencies: Dependencies, ownerString: string): Job[] {
  return [
    ...housekeepingJobs(dependencies),
    ...backUpNightly(dependencies, ownerString),
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
    { name: "end-connections", schedule: "37 * * * *", run: () => endConnections(dependencies) },
    { name: "announce-readings", schedule: "* * * * *", run: () => announceReadings(dependencies) },
    { name: "announce-due-steps", schedule: "*/15 * * * *", run: () => announceDueSteps(dependencies) },
    { name: "tell-of-webhooks", schedule: "*/5 * * * *", run: () => tellOfDisabledWebhooks(dependencies) },
    {
      name: "forget-webhook-messages",
      schedule: "53 3 * * *",
      run: () => forgetWebhookMessages(dependencies),
    },
    { name: "forget-unconfirmed", schedule: "47 3 * * *", run: () => forgetUnconfirmed(dependencies) },
  ];
}

/** The names of jobs of earlier versions, whose schedules may still be in the database. */
export const RETIRED_JOBS = ["seal-promises"];

/** Returns the work queues of the server, whose work begins as soon as it is added. */
export function workQueues(dependencies: Dependencies): WorkQueue[] {
  return [exportQueue(dependencies), notionQueue(dependencies), createWebhookQueue(dependencies.post)];
}
