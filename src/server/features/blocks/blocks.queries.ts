import { and, desc, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { ALSO_ACTIVE, type BlockStatus } from "#domain/blocks/status.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { listedInsight } from "../../platform/db/insight-columns.ts";
import { newestFirst, type PageKey, rowsAfter } from "../../platform/db/page-key.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";

/** The number of events of a block's history that a list shows. */
const HISTORY_SHOWN = 8;

/** An event as the database returns it; `at` in milliseconds since 1970. */
export interface StoredMoment {
  kind: string;
  to: string | null;
  at: number;
}

/** Selects events of a block, newest first. Leaves out renames and deleted insights. */
const history = (userId: string) => sql<StoredMoment[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'to', e.to_status,
    'at', extract(epoch from e.created_at) * 1000) order by e.created_at desc, e.id desc), '[]'::jsonb)
  from (
    select e.kind, e.to_status, e.created_at, e.id from app.block_events e
    left join app.insights i on i.user_id = ${userId} and i.id = e.insight_id and i.deleted_at is null
    where e.user_id = ${userId} and e.block_id = "user_blocks"."id" and e.kind <> 'renamed'
      and (e.insight_id is null or i.id is not null)
    order by e.created_at desc, e.id desc limit ${sql.raw(String(HISTORY_SHOWN))}
  ) e)`;

const readingCount = (userId: string) => sql<number>`(
  select count(*)::int from app.insights i
  where i.user_id = ${userId} and i.user_block_id = "user_blocks"."id" and i.deleted_at is null)`;

export interface BlockFilter {
  status?: BlockStatus | undefined;
  includeArchived?: boolean | undefined;
}

/** Selects a person's blocks, newest first. */
export function selectBlocks(
  tx: Transaction,
  userId: string,
  { filter, key, limit }: { filter: BlockFilter; key: PageKey | undefined; limit: number },
) {
  return tx
    .select({
      ...getTableColumns(userBlocks),
      history: history(userId),
      readingCount: readingCount(userId),
    })
    .from(userBlocks)
    .where(
      and(
        eq(userBlocks.userId, userId),
        isNull(userBlocks.deletedAt),
        statusCondition(filter),
        rowsAfter(key, userBlocks),
      ),
    )
    .orderBy(...newestFirst(userBlocks))
    .limit(limit);
}

export function selectBlock(tx: Transaction, userId: string, id: string) {
  return tx
    .select()
    .from(userBlocks)
    .where(and(eq(userBlocks.userId, userId), eq(userBlocks.id, id), isNull(userBlocks.deletedAt)));
}

/** The maximum number of paused blocks that are searched for those that are due to be asked about. */
const PAUSED_SEARCHED = 100;

/** Selects the encrypted names and due days of the paused blocks, the latest change first. */
export function selectPaused(tx: Transaction, userId: string) {
  return selectResting(tx, userId, { status: "paused", limit: PAUSED_SEARCHED });
}

/** Selects the encrypted summaries of blocks that are paused or resolved, the latest change first. */
export function selectResting(
  tx: Transaction,
  userId: string,
  { status, limit }: { status: "paused" | "resolved"; limit: number },
) {
  const { id, blockTypeId, summary, isImported, updatedAt } = userBlocks;
  return tx
    .select({ userId: userBlocks.userId, id, blockTypeId, summary, isImported, updatedAt })
    .from(userBlocks)
    .where(and(eq(userBlocks.userId, userId), eq(userBlocks.status, status), isNull(userBlocks.deletedAt)))
    .orderBy(desc(updatedAt))
    .limit(limit);
}

/** Selects the names of the person's blocks, whatever their status. */
export function selectBlockNames(tx: Transaction, userId: string, limit: number) {
  const { id, summary, isImported } = userBlocks;
  return tx
    .select({ userId: userBlocks.userId, id, summary, isImported })
    .from(userBlocks)
    .where(and(eq(userBlocks.userId, userId), isNull(userBlocks.deletedAt)))
    .limit(limit);
}

function statusCondition({ status, includeArchived }: BlockFilter): SQL | undefined {
  if (status === undefined) return includeArchived ? undefined : ne(userBlocks.status, "archived");
  if (status !== "active") return eq(userBlocks.status, status);
  return inArray(userBlocks.status, [status, ALSO_ACTIVE]);
}

/** Selects a page of the insights on a block, newest first, and one row more if there is one. */
export function selectInsightsOfBlock(
  tx: Transaction,
  userId: string,
  { blockId, key, limit }: { blockId: string; key: PageKey | undefined; limit: number },
) {
  return tx
    .select(listedInsight)
    .from(insights)
    .where(
      and(
        eq(insights.userId, userId),
        eq(insights.userBlockId, blockId),
        isNull(insights.deletedAt),
        rowsAfter(key, insights),
      ),
    )
    .orderBy(...newestFirst(insights))
    .limit(limit + 1);
}
