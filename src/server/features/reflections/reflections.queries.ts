import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { listedInsight } from "../../platform/db/insight-columns.ts";
import { newestFirst, type PageKey, rowsAfter } from "../../platform/db/page-key.ts";
import { cardReflections, journalEntries } from "../../platform/db/tables/cards.ts";
import { insights } from "../../platform/db/tables/insights.ts";

export type ReflectionRow = typeof cardReflections.$inferSelect;
export type ReflectionId = Pick<ReflectionRow, "userId" | "cardId" | "prompt">;

function own({ userId, cardId, prompt }: ReflectionId) {
  return and(
    eq(cardReflections.userId, userId),
    eq(cardReflections.cardId, cardId),
    eq(cardReflections.prompt, prompt),
  );
}

/** Selects all reflections of a person, unordered. They are few: at most three for each of the 36 cards. */
export function selectReflections(tx: Transaction, userId: string) {
  return tx.select().from(cardReflections).where(eq(cardReflections.userId, userId));
}

export function selectReflection(tx: Transaction, id: ReflectionId) {
  return tx.select().from(cardReflections).where(own(id));
}

/**
 * Inserts or replaces a reflection; its creation time stays. Returns no row if the stored reflection is no longer `read`, or if
 * there is one and none was read.
 */
export function upsertReflection(tx: Transaction, row: ReflectionRow, read: ReflectionRow | undefined) {
  return tx
    .insert(cardReflections)
    .values(row)
    .onConflictDoUpdate({
      target: [cardReflections.userId, cardReflections.cardId, cardReflections.prompt],
      set: {
        body: sql`excluded.body`,
        blockTypeId: sql`excluded.block_type_id`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: isAsRead(read),
    })
    .returning();
}

/** Deletes a reflection. Returns no row if the stored reflection is no longer `read`. */
export function deleteReflection(tx: Transaction, read: ReflectionRow) {
  return tx
    .delete(cardReflections)
    .where(and(own(read), isAsRead(read)))
    .returning({ prompt: cardReflections.prompt });
}

/** Each save encrypts the text anew, so a reflection that was saved again differs. An encrypted text is never empty. */
function isAsRead(read: ReflectionRow | undefined) {
  return eq(cardReflections.body, read?.body ?? "");
}

/** Selects a page of the insights with a note, newest first, and one row more if there is one. */
export function selectNotedInsights(
  tx: Transaction,
  userId: string,
  { key, until, limit }: { key: PageKey | undefined; until: Date | undefined; limit: number },
) {
  return tx
    .select({ ...listedInsight, note: insights.note })
    .from(insights)
    .where(
      and(
        eq(insights.userId, userId),
        isNotNull(insights.note),
        isNull(insights.deletedAt),
        rowsAfter(key, insights),
        until && lte(insights.createdAt, until),
      ),
    )
    .orderBy(...newestFirst(insights))
    .limit(limit + 1);
}

/** Selects a page of the journal entries, newest first, and one row more if there is one. */
export function selectJournalEntries(
  tx: Transaction,
  userId: string,
  { key, until, limit }: { key: PageKey | undefined; until: Date | undefined; limit: number },
) {
  return tx
    .select()
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.userId, userId),
        rowsAfter(key, journalEntries),
        until && lte(journalEntries.createdAt, until),
      ),
    )
    .orderBy(...newestFirst(journalEntries))
    .limit(limit + 1);
}
