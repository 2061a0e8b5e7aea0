import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { Transaction } from "../../platform/db/database.ts";
import { insightBody } from "../../platform/db/insight-columns.ts";
import { drawnCards } from "../../platform/db/tables/cards.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";
import { userProfiles } from "../../platform/db/tables/people.ts";

const insightOfDraw = and(
  eq(insights.userId, drawnCards.userId),
  eq(insights.id, drawnCards.insightId),
  isNull(insights.deletedAt),
);

interface CardDraws {
  userId: string;
  cardId: string;
  limit: number;
}

/** Limits a query of `drawnCards` to the newest draws of a card, newest first. */
function newestDraws<Query extends PgSelect>(query: Query, { userId, cardId, limit }: CardDraws) {
  return query
    .where(and(eq(drawnCards.userId, userId), eq(drawnCards.cardId, cardId)))
    .orderBy(desc(drawnCards.drawnAt), desc(drawnCards.insightId))
    .limit(limit);
}

/**
 * Selects the insights that contain the card, newest first, and their total. A card that the person chose
 * from the library counts as well.
 */
export function selectDrawsOfCard(tx: Transaction, card: CardDraws) {
  const { insightId, drawnAt, isChosen } = drawnCards;
  const columns = { insightId, drawnAt, isChosen, total: sql<number>`(count(*) over ())::int` };
  return newestDraws(tx.select(columns).from(drawnCards).innerJoin(insights, insightOfDraw).$dynamic(), card);
}

/** Selects the insights that contain the card, with the text that the person wrote for each. */
export function selectInsightsWithCard(tx: Transaction, card: CardDraws) {
  const { blockTypeId, cardsDrawn, createdAt } = insights;
  const columns = { ...insightBody, blockTypeId, cardsDrawn, createdAt };
  return newestDraws(tx.select(columns).from(drawnCards).innerJoin(insights, insightOfDraw).$dynamic(), card);
}

/**
 * Selects for each kind of block that the person has: the number of blocks, and the time of the latest
 * change.
 */
export function selectBlockChangesByType(tx: Transaction, userId: string) {
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

/** Selects one block of each kind: an open one if there is any; of several, the one that was changed last. */
export function selectLatestBlockOfEachType(tx: Transaction, userId: string) {
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

/** Selects the newest insight on each kind of block. */
export function selectLastInsights(tx: Transaction, userId: string) {
  return tx
    .selectDistinctOn([insights.blockTypeId], {
      ...insightBody,
      blockTypeId: insights.blockTypeId,
      createdAt: insights.createdAt,
    })
    .from(insights)
    .where(and(eq(insights.userId, userId), isNull(insights.deletedAt)))
    .orderBy(insights.blockTypeId, desc(insights.createdAt), desc(insights.id));
}

/** Selects the fields of the profile that the duck may see, and the time of its last change. */
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
