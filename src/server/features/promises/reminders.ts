import { eq } from "drizzle-orm";
import type { RemindersInput, RemindersOutput } from "#contract/reminders.ts";
import { USUAL_TIMES } from "#domain/promises/reminder.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { reminderSettings } from "../../platform/db/tables/promises.ts";
import type { Composer } from "../../platform/letters/post.ts";
import type { Services } from "../../platform/services.ts";
import { promiseLetterComposers } from "./compose-letters.ts";
import { pushComposers } from "./compose-push.ts";
import { forgetBrowsers } from "./forget-browsers.ts";
import { forgetLinks } from "./promise-links.ts";

/** Returns the functions that compose all messages about promises: letters, and messages to browsers. */
export function promiseComposers(
  services: Parameters<typeof promiseLetterComposers>[0] & Parameters<typeof pushComposers>[0],
): Record<string, Composer> {
  return { ...promiseLetterComposers(services), ...pushComposers(services) };
}

/** Deletes expired links of reminder letters, and the push subscriptions of browsers whose session has ended. */
export async function deleteExpiredReminderData(
  services: Pick<Services, "database" | "clock">,
): Promise<Record<string, number>> {
  return { links: await forgetLinks(services), browsers: await forgetBrowsers(services) };
}

/** Returns the reminder settings of a person, in one round trip. */
export async function getReminders(
  { database }: Pick<Services, "database">,
  userId: string,
): Promise<RemindersOutput> {
  const [[row]] = await database.batch({ userId }, (tx) => [
    tx.select().from(reminderSettings).where(eq(reminderSettings.userId, userId)),
  ]);
  return present(row);
}

/** Changes the given reminder settings of a person, in one round trip. */
export async function saveReminders(
  { database, clock }: Pick<Services, "database" | "clock">,
  userId: string,
  change: RemindersInput,
): Promise<RemindersOutput> {
  const [[row]] = await database.batch({ userId }, (tx) => [upsert(tx, userId, change, clock.now())]);
  return present(row);
}

function upsert(tx: Transaction, userId: string, change: RemindersInput, updatedAt: Date) {
  const { byMail = false, hour = USUAL_TIMES.hour } = change;
  const { quietFrom = USUAL_TIMES.quietFrom, quietTo = USUAL_TIMES.quietTo } = change;
  return tx
    .insert(reminderSettings)
    .values({ userId, byMail, hour, quietFrom, quietTo, updatedAt })
    .onConflictDoUpdate({ target: reminderSettings.userId, set: { ...change, updatedAt } })
    .returning();
}

function present(row: typeof reminderSettings.$inferSelect | undefined): RemindersOutput {
  if (!row) return { byMail: false, ...USUAL_TIMES };
  const { byMail, hour, quietFrom, quietTo } = row;
  return { byMail, hour, quietFrom, quietTo };
}
