// Queries that claim, store and select what was said about a card.
import { and, eq, lt, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { cardWords } from "../../platform/db/tables/cards.ts";

export function selectWords(tx: Transaction, userId: string, cardId: string) {
  return tx
    .select()
    .from(cardWords)
    .where(and(eq(cardWords.userId, userId), eq(cardWords.cardId, cardId)));
}

/**
 * Inserts a placeholder for words that are about to be requested. Returns no row when the words are already
 * there, or when another request for them started after `staleBefore`.
 */
export function claimWords(
  tx: Transaction,
  row: typeof cardWords.$inferSelect,
  { version, staleBefore }: { version: string; staleBefore: Date },
) {
  return tx
    .insert(cardWords)
    .values(row)
    .onConflictDoUpdate({
      target: [cardWords.userId, cardWords.cardId, cardWords.subject],
      set: { version: row.version, createdAt: row.createdAt },
      setWhere: sql`${ne(cardWords.version, version)}
        and (${ne(cardWords.version, row.version)} or ${lt(cardWords.createdAt, staleBefore)})`,
    })
    .returning({ subject: cardWords.subject });
}

/** Releases the claim on a card's words. The former words stay as an outdated version. */
export function releaseWords(
  tx: Transaction,
  row: Pick<typeof cardWords.$inferSelect, "userId" | "cardId" | "subject" | "version">,
) {
  return tx
    .update(cardWords)
    .set({ version: "" })
    .where(
      and(
        eq(cardWords.userId, row.userId),
        eq(cardWords.cardId, row.cardId),
        eq(cardWords.subject, row.subject),
        eq(cardWords.version, row.version),
      ),
    );
}

/** Stores a card's words in place of the former ones. */
export function upsertWords(tx: Transaction, row: typeof cardWords.$inferSelect) {
  const { version, body, createdAt } = row;
  return tx
    .insert(cardWords)
    .values(row)
    .onConflictDoUpdate({
      target: [cardWords.userId, cardWords.cardId, cardWords.subject],
      set: { version, body, createdAt },
    });
}
