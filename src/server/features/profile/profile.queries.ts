import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { userProfiles } from "../../platform/db/tables/people.ts";

export type ProfileRow = typeof userProfiles.$inferSelect;

export function selectProfileRow(tx: Transaction, userId: string) {
  return tx.select().from(userProfiles).where(eq(userProfiles.userId, userId));
}

/**
 * Stores the person's profile if it has not changed since it was read, compared by `body`, or if there still
 * is none. Returns the row's id, or no row when another request has changed it.
 */
export function upsertProfile(tx: Transaction, row: ProfileRow, read: ProfileRow | undefined) {
  const { userId, ...columns } = row;
  return tx
    .insert(userProfiles)
    .values(row)
    .onConflictDoUpdate({
      target: userProfiles.userId,
      set: columns,
      // An encrypted body is never empty, so this never matches when no profile was read.
      setWhere: eq(userProfiles.body, read?.body ?? ""),
    })
    .returning({ userId: userProfiles.userId });
}
