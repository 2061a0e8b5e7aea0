import { isNull } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { consents, userSettings } from "../../platform/db/tables/people.ts";

export function insertConsent(tx: Transaction, userId: string, version: string, acceptedAt: Date) {
  return tx.insert(consents).values({ userId, id: newId(), version, acceptedAt });
}

/** Sets the person's zone where none was set before; whoever has one keeps it. */
export function insertFirstTimeZone(tx: Transaction, userId: string, timeZone: string, updatedAt: Date) {
  return tx
    .insert(userSettings)
    .values({ userId, timeZone, updatedAt })
    .onConflictDoUpdate({
      target: userSettings.userId,
      set: { timeZone, updatedAt },
      setWhere: isNull(userSettings.timeZone),
    });
}
