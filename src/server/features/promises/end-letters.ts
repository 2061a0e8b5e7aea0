import { and, eq } from "drizzle-orm";
import { reminderSettings } from "../../platform/db/tables/promises.ts";
import type { Services } from "../../platform/services.ts";

/** Turns a person's letters about promises off, in one round trip. Messages to browsers still come. */
export async function endReminderLetters(
  { database, clock, live }: Pick<Services, "database" | "clock" | "live">,
  userId: string,
): Promise<void> {
  const [ended] = await database.batch({ userId }, (tx) => [
    tx
      .update(reminderSettings)
      .set({ byMail: false, updatedAt: clock.now() })
      .where(and(eq(reminderSettings.userId, userId), eq(reminderSettings.byMail, true)))
      .returning({ userId: reminderSettings.userId }),
  ]);
  if (ended.length > 0) live.publish(userId, [{ area: "promises" }]);
}
