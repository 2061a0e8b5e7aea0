import { and, eq } from "drizzle-orm";
import { userSettings } from "../../platform/db/tables/people.ts";
import type { Services } from "../../platform/services.ts";

/** Turns a person's letters about check-ins off, in one round trip. */
export async function endCheckInLetters(
  { database, clock, live }: Pick<Services, "database" | "clock" | "live">,
  userId: string,
): Promise<void> {
  const [ended] = await database.batch({ userId }, (tx) => [
    tx
      .update(userSettings)
      .set({ hasCheckInLetters: false, updatedAt: clock.now() })
      .where(and(eq(userSettings.userId, userId), eq(userSettings.hasCheckInLetters, true)))
      .returning({ userId: userSettings.userId }),
  ]);
  if (ended.length > 0) live.publish(userId, [{ area: "settings" }]);
}
