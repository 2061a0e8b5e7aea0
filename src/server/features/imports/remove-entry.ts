import { and, eq } from "drizzle-orm";
import { journalEntries } from "../../platform/db/tables/cards.ts";
import type { Services } from "../../platform/services.ts";

/** Deletes a journal entry for good. Returns whether there was one. */
export async function removeEntry(
  { database }: Pick<Services, "database">,
  { userId, id }: { userId: string; id: string },
): Promise<{ isRemoved: boolean }> {
  const [removed] = await database.batch({ userId }, (tx) => [
    tx
      .delete(journalEntries)
      .where(and(eq(journalEntries.userId, userId), eq(journalEntries.id, id)))
      .returning({ id: journalEntries.id }),
  ]);
  return { isRemoved: removed.length > 0 };
}
