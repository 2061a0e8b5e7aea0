import { and, desc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { cardWords, drawnCards } from "../../platform/db/tables/cards.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";
import { userProfiles } from "../../platform/db/tables/people.ts";

const insightOfDraw = and(
  eq(insights.userId, drawnCards.userId),
  eq(insights.id, drawnCards.insightId),
  isNull(insights.deletedAt),
);

function drawsOf(userId: string, cardId: string) {
  return and(eq(drawnCards.userId, userId), eq(drawnCards.cardId, cardId));
}

const newestDraw = [desc(drawnCards.drawnAt), desc(drawnCards.insightId)];

/**
 * In which insights the card lay, newest first, and how many they are in all. One taken from the library counts: there is
 * an insight with it, and this is no statistic.
 */
export function selectDraws(tx: Transaction, userId: string, cardId: string, limit: number) {
  return tx
    .select({
      insightId: drawnCards.insightId,
      drawnAt: drawnCards.drawnAt,
      isChosen: drawnCards.isChosen,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(drawnCards)
    .innerJoin(insights, insightOfDraw)
    .where(drawsOf(userId, cardId))
    .orderBy(...newestDraw)
    .limit(limit);
}

/** The same with what the person had written. */
export function selectDrawnInsights(tx: Transaction, userId: string, cardId: string, limit: number) {
  return tx
    .select({
      userId: insights.userId,
      id: insights.id,
      body: insights.body,
      isImported: insights.isImported,
      blockTypeId: insights.blockTypeId,
      createdAt: insights.createdAt,
    })
    .from(drawnCards)
    .innerJoin(insights, insightOfDraw)
    .where(drawsOf(userId, cardId))
    .orderBy(...newestDraw)
    .limit(limit);
}

/** Of each kind of block that the person has: how many, and when one of them changed last. */
export function selectBlockStamps(tx: Transaction, userId: string) {
  return tx
    .select({
      blockTypeId: userBlocks.blockTypeId,
      count: sql<number>`count(*)::int`,
      changedAt: sql<number>`(extract(epoch from max(${userBlocks.updatedAt})) * 1000)::float8`,
    })
    .from(userBlocks)
    .where(and(eq(userBlocks.userId, userId), isNull(userBlocks.deletedAt)))
    .groupBy(userBlocks.blockTypeId);
}

/** The block that is worked on, of each kind: not archived before archived, then what changed last. */
export function selectForemostBlocks(tx: Transaction, userId: string) {
  return tx
    .selectDistinctOn([userBlocks.blockTypeId])
    .from(userBlocks)
    .where(and(eq(userBlocks.userId, userId), isNull(userBlocks.deletedAt)))
    .orderBy(
      userBlocks.blockTypeId,
      sql`${userBlocks.status} in ('archived', 'resolved')`,
      desc(userBlocks.updatedAt),
    );
}

/** The profile as the duck may know it, and when it changed last. */
export function selectProfileWithStamp(tx: Transaction, userId: string) {
  return tx
    .select({
      userId: userProfiles.userId,
      body: userProfiles.body,
      isImported: userProfiles.isImported,
      updatedAt: userProfiles.updatedAt,
    })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId));
}

export function selectProfileStamp(tx: Transaction, userId: string) {
  return tx
    .select({ updatedAt: userProfiles.updatedAt })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId));
}

export function selectWords(tx: Transaction, userId: string, cardId: string) {
  return tx
    .select()
    .from(cardWords)
    .where(and(eq(cardWords.userId, userId), eq(cardWords.cardId, cardId)));
}

/**
 * Takes the place of words that are about to be asked for: nothing comes back where they are there already, or where
 * somebody asks for the same ones and has not been at it since before `staleBefore`.
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

/** Lets others ask. What was said before stays, as words that no longer hold. */
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

/** Puts words in the place of those said before. */
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
