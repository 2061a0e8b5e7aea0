import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { userSettings } from "../../platform/db/tables/people.ts";

export function selectSettingsRow(tx: Transaction, userId: string) {
  return tx.select().from(userSettings).where(eq(userSettings.userId, userId));
}

type Change = Partial<typeof userSettings.$inferInsert> & { userId: string; updatedAt: Date };

/** Writes what is given; the rest stays, or is as the table has it for somebody new. Gives the row as it is then. */
export function upsertSettings(tx: Transaction, change: Change) {
  const { userId: _, ...set } = change;
  return tx
    .insert(userSettings)
    .values(change)
    .onConflictDoUpdate({ target: userSettings.userId, set })
    .returning();
}
