import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { userProfiles } from "../../platform/db/tables/people.ts";

export type ProfileRow = typeof userProfiles.$inferSelect;

export function selectProfileRow(tx: Transaction, userId: string) {
  return tx.select().from(userProfiles).where(eq(userProfiles.userId, userId));
}

/**
 * Stores the person's profile where it still is the one that was read, by its `body`, or where there was none and
 * still is none. Gives the row's id if it was stored, and nothing where somebody was faster.
 */
export function upsertProfile(tx: Transaction, row: ProfileRow, read: ProfileRow | undefined) {
  const { userId, ...columns } = row;
  return tx
    .insert(userProfiles)
    .values(row)
    .onConflictDoUpdate({
      target: userProfiles.userId,
      set: columns,
      // No envelope is empty.
      setWhere: eq(userProfiles.body, read?.body ?? ""),
    })
    .returning({ userId: userProfiles.userId });
}
