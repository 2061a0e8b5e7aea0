import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { userSettings } from "../../platform/db/tables/people.ts";

export function selectSettingsRow(tx: Transaction, userId: string) {
  return tx.select().from(userSettings).where(eq(userSettings.userId, userId));
}

type Change = Partial<typeof userSettings.$inferInsert> & { userId: string; updatedAt: Date };

/** Inserts or updates the given settings; the others keep their values or defaults. Returns the row. */
export function upsertSettings(tx: Transaction, change: Change) {
  const { userId: _, ...set } = change;
  return tx
    .insert(userSettings)
    .values(change)
    .onConflictDoUpdate({ target: userSettings.userId, set })
    .returning();
}
