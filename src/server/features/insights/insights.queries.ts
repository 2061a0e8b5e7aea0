import { and, eq, gt, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import type { PageKey } from "../../platform/db/page-key.ts";
import { insightReports, insights, type StoredCard, userBlocks } from "../../platform/db/tables/insights.ts";
import { userCounters } from "../../platform/db/tables/people.ts";

const shown = {
  userId: insights.userId,
  id: insights.id,
  spreadType: insights.spreadType,
  blockTypeId: insights.blockTypeId,
  cardsDrawn: insights.cardsDrawn,
  resonated: insights.resonated,
  tookAction: insights.tookAction,
  summary: insights.summary,
  isImported: insights.isImported,
  createdAt: insights.createdAt,
  body: insights.body,
  drawId: insights.drawId,
  isDefault: insights.isDefault,
  duck: insights.duck,
};
const block = {
  userId: userBlocks.userId,
  id: userBlocks.id,
  status: userBlocks.status,
  summary: userBlocks.summary,
  isImported: userBlocks.isImported,
};

export type LinkedBlockRow = {
  userId: string;
  id: string;
  status: string;
  summary: string;
  isImported: boolean;
};

const linkedBlock = and(
  eq(userBlocks.userId, insights.userId),
  eq(userBlocks.id, insights.userBlockId),
  isNull(userBlocks.deletedAt),
);

export interface PageOfInsights {
  key: PageKey | undefined;
  limit: number;
}

/** A row of a list, flat. The block's columns are null where there is none. */
export type ListRow = {
  id: string;
  spreadType: string;
  blockTypeId: string;
  cardsDrawn: StoredCard[];
  resonated: boolean;
  tookAction: boolean;
  summary: string;
  isImported: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
  blockId: string | null;
  blockStatus: string | null;
  blockSummary: string | null;
  blockIsImported: boolean | null;
};

const listColumns = sql.raw(`
  i.id, i.spread_type as "spreadType", i.block_type_id as "blockTypeId", i.cards_drawn as "cardsDrawn", i.resonated,
  i.took_action as "tookAction", i.summary, i.is_imported as "isImported",
  (extract(epoch from i.created_at) * 1000)::float8 as "createdAt"`);

/**
 * A page of summaries with their blocks, and one row more where there is one. Written out because this is the list
 * that people open most: building it and mapping its rows column by column would cost more than the query.
 */
export function selectInsights(tx: Transaction, userId: string, page: PageOfInsights) {
  return tx.execute<ListRow>(sql`
    select ${listColumns}, b.id as "blockId", b.status as "blockStatus", b.summary as "blockSummary",
      b.is_imported as "blockIsImported"
    from app.insights i
    left join app.user_blocks b
      on b.user_id = i.user_id and b.id = i.user_block_id and b.deleted_at is null
    ${newestOf(userId, page)}`);
}

/** The same without the blocks: for when those cannot be had. */
export function selectInsightsAlone(tx: Transaction, userId: string, page: PageOfInsights) {
  return tx.execute<ListRow>(sql`
    select ${listColumns}, null as "blockId", null as "blockStatus", null as "blockSummary",
      null as "blockIsImported"
    from app.insights i
    ${newestOf(userId, page)}`);
}

function newestOf(userId: string, { key, limit }: PageOfInsights): SQL {
  const following = key
    ? sql`and (i.created_at, i.id) < (${key.createdAt.toISOString()}::timestamptz, ${key.id}::uuid)`
    : sql.empty();
  return sql`where i.user_id = ${userId} and i.deleted_at is null ${following}
    order by i.created_at desc, i.id desc limit ${limit + 1}`;
}

export function selectInsight(tx: Transaction, userId: string, id: string) {
  return tx
    .select({ insight: shown, block })
    .from(insights)
    .leftJoin(userBlocks, linkedBlock)
    .where(and(eq(insights.userId, userId), eq(insights.id, id), isNull(insights.deletedAt)));
}

/** Sets both flags, unless the insight is older than `since`. */
export function updateFlags(
  tx: Transaction,
  { userId, id, since }: { userId: string; id: string; since: Date | null },
  flags: { resonated: boolean; tookAction: boolean },
) {
  return tx
    .update(insights)
    .set(flags)
    .where(
      and(
        eq(insights.userId, userId),
        eq(insights.id, id),
        isNull(insights.deletedAt),
        since ? gte(insights.createdAt, since) : undefined,
      ),
    );
}

/** Marks it as deleted; an insight that already is keeps its time. */
export function markDeleted(tx: Transaction, userId: string, id: string, now: Date) {
  return tx
    .update(insights)
    .set({ deletedAt: now })
    .where(and(eq(insights.userId, userId), eq(insights.id, id), isNull(insights.deletedAt)))
    .returning({ id: insights.id });
}

/** Takes the mark away again from what was deleted after `since`. */
export function unmarkDeleted(tx: Transaction, userId: string, id: string, since: Date) {
  return tx
    .update(insights)
    .set({ deletedAt: null })
    .where(
      and(
        eq(insights.userId, userId),
        eq(insights.id, id),
        isNotNull(insights.deletedAt),
        gt(insights.deletedAt, since),
      ),
    )
    .returning({ id: insights.id });
}

export function countInsights(tx: Transaction, userId: string, difference: 1 | -1) {
  return tx
    .insert(userCounters)
    .values({ userId, insights: Math.max(0, difference) })
    .onConflictDoUpdate({
      target: userCounters.userId,
      set: { insights: sql`greatest(0, ${userCounters.insights} + ${difference})` },
    });
}

export function insertReport(tx: Transaction, row: typeof insightReports.$inferInsert) {
  return tx.insert(insightReports).values(row);
}
