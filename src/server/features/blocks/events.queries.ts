// Creates and changes a block, and writes and reads its timeline.
import { and, eq, getTableColumns, gte, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { BLOCKS } from "#domain/limits/bounds.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { newestFirst, type PageKey, rowsAfter } from "../../platform/db/page-key.ts";
import { blockEvents } from "../../platform/db/tables/blocks.ts";
import { insights, type userBlocks } from "../../platform/db/tables/insights.ts";
import { userCounters } from "../../platform/db/tables/people.ts";
import type { BlockEventRow } from "./block-events.ts";

/**
 * Selects a page of a block's timeline since a time, newest first, and one more row if there is one. Leaves out deleted
 * insights.
 */
export function selectBlockEvents(
  tx: Transaction,
  userId: string,
  {
    blockId,
    since,
    key,
    limit,
  }: { blockId: string; since: Date | null; key: PageKey | undefined; limit: number },
) {
  // The query uses a join, because `exists` beside an `or` would read all of the person's insights.
  return tx
    .select(getTableColumns(blockEvents))
    .from(blockEvents)
    .leftJoin(
      insights,
      and(
        eq(insights.userId, blockEvents.userId),
        eq(insights.id, blockEvents.insightId),
        isNull(insights.deletedAt),
      ),
    )
    .where(
      and(
        eq(blockEvents.userId, userId),
        eq(blockEvents.blockId, blockId),
        or(isNull(blockEvents.insightId), isNotNull(insights.id)),
        since === null ? undefined : gte(blockEvents.createdAt, since),
        rowsAfter(key, blockEvents),
      ),
    )
    .orderBy(...newestFirst(blockEvents))
    .limit(limit + 1);
}

/** Adds `events` to the timeline of a block, deleted or not, and updates its time of change. */
export function touchBlock(
  tx: Transaction,
  { userId, blockId, now }: { userId: string; blockId: string; now: Date },
  events: readonly BlockEventRow[],
) {
  return tx.execute(sql`
    with changed as (
      update app.user_blocks set updated_at = greatest(updated_at, ${now.toISOString()}::timestamptz)
      where user_id = ${userId} and id = ${blockId} returning user_id, id
    )
    ${tellingOf(events)}`);
}

type BlockRow = typeof userBlocks.$inferSelect;

/**
 * Creates a block with its first event. Does nothing when the id is taken or the person has the maximum number of
 * blocks. Lock the counters first, and send `countNewBlock` next.
 */
export function insertBlockWithFirstEvent(
  tx: Transaction,
  row: Pick<
    BlockRow,
    "userId" | "id" | "blockTypeId" | "status" | "summary" | "body" | "createdAt" | "updatedAt"
  >,
  firstEvent: BlockEventRow,
) {
  return tx.execute(sql`
    with changed as (
      insert into app.user_blocks (user_id, id, block_type_id, status, summary, body, created_at, updated_at)
      select ${row.userId}::uuid, ${row.id}::uuid, ${row.blockTypeId}, ${row.status}, ${row.summary}, ${row.body},
        ${row.createdAt.toISOString()}::timestamptz, ${row.updatedAt.toISOString()}::timestamptz
      from app.user_counters c where c.user_id = ${row.userId} and c.blocks < ${BLOCKS}
      on conflict (user_id, id) do nothing
      returning user_id, id
    )
    ${tellingOf([firstEvent])}`);
}

/**
 * Counts the block of the first event, which exists only if `insertBlockWithFirstEvent` created the block in this transaction.
 * A further WITH in that statement would need every machine of a cluster.
 */
export function countNewBlock(tx: Transaction, { userId, id }: BlockEventRow) {
  return tx
    .update(userCounters)
    .set({ blocks: sql`${userCounters.blocks} + 1` })
    .where(
      and(
        eq(userCounters.userId, userId),
        sql`exists (select from ${blockEvents} where ${blockEvents.userId} = ${userId} and ${blockEvents.id} = ${id})`,
      ),
    );
}

/**
 * Replaces `row` with `next` and adds `events` to the timeline. Writes and returns nothing when the block has
 * changed since `row` was read.
 */
export function replaceBlock(
  tx: Transaction,
  { row, next }: { row: BlockRow; next: BlockRow },
  events: readonly BlockEventRow[],
) {
  const change = sql`
    update app.user_blocks
    set status = ${next.status}, summary = ${next.summary}, body = ${next.body},
      updated_at = ${next.updatedAt.toISOString()}::timestamptz
    where user_id = ${row.userId} and id = ${row.id} and deleted_at is null
      and status = ${row.status} and summary = ${row.summary} and body = ${row.body}
    returning user_id, id`;
  return tx.execute<{ id: string }>(
    events.length === 0
      ? change
      : sql`with changed as (${change}) ${tellingOf(events)} returning block_id as id`,
  );
}

/**
 * Inserts events for the blocks in the rows of the CTE `changed`. The `on conflict` clause is needed although ids are
 * new: without it, a distributed database would load the rows in a way that row level security forbids.
 */
function tellingOf(events: readonly BlockEventRow[]): SQL {
  return sql`
    insert into app.block_events
      (user_id, id, block_id, kind, from_status, to_status, insight_id, note, created_at)
    select changed.user_id, e.id, changed.id, e.kind, e."fromStatus", e."toStatus", e."insightId", e.note, e."createdAt"
    from changed, jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(
      id uuid, kind text, "fromStatus" text, "toStatus" text, "insightId" uuid, note text, "createdAt" timestamptz)
    on conflict (user_id, id) do nothing`;
}
