import { and, eq } from "drizzle-orm";
import { journalEntries } from "../../platform/db/tables/cards.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";

/** Deletes a journal entry for good. Throws `not_found` for an unknown one. */
export async function removeEntry(
  { database }: Pick<Services, "database">,
  { userId, id }: { userId: string; id: string },
): Promise<{ isRemoved: true }> {
  const [removed] = await database.batch({ userId }, (tx) => [
    tx
      .delete(journalEntries)
      .where(and(eq(journalEntries.userId, userId), eq(journalEntries.id, id)))
      .returning({ id: journalEntries.id }),
  ]);
  if (removed.length === 0) throw new AppError("not_found", sentences.entryNotFound);
  return { isRemoved: true };
}
