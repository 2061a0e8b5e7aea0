import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { consents, dailyInsights, userSettings } from "../../platform/db/tables/people.ts";

export function selectDaySettings(tx: Transaction, userId: string) {
  return tx
    .select({
      timeZone: userSettings.timeZone,
      formerTimeZone: userSettings.formerTimeZone,
      timeZoneFrom: userSettings.timeZoneFrom,
    })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
}

export function selectDeliveredOn(tx: Transaction, userId: string, days: string[]) {
  return tx
    .select({ day: dailyInsights.day, delivered: dailyInsights.delivered })
    .from(dailyInsights)
    .where(and(eq(dailyInsights.userId, userId), inArray(dailyInsights.day, days)));
}

export function insertConsent(tx: Transaction, userId: string, version: string, acceptedAt: Date) {
  return tx.insert(consents).values({ userId, id: newId(), version, acceptedAt });
}

/** Sets the person's zone where none was set before; whoever has one keeps it. */
export function insertFirstTimeZone(tx: Transaction, userId: string, timeZone: string, updatedAt: Date) {
  return tx.insert(userSettings).values({ userId, timeZone, updatedAt }).onConflictDoNothing();
}
