import { and, eq, isNull, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { BLOCK_STATUSES, type BlockStatus } from "../../../domain/blocks/status.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { after, newestFirst, type PageKey } from "../../platform/db/page-key.ts";
import { userBlocks } from "../../platform/db/tables/insights.ts";
import { userCounters } from "../../platform/db/tables/people.ts";
import type { BlockRow } from "./blocks.ts";

export interface BlockFilter {
  status?: BlockStatus | undefined;
  includeArchived?: boolean | undefined;
}

/** A person's blocks, newest first. */
export function selectBlocks(
  tx: Transaction,
  userId: string,
  { filter, key, limit }: { filter: BlockFilter; key: PageKey | undefined; limit: number },
) {
  return tx
    .select()
    .from(userBlocks)
    .where(
      and(
        eq(userBlocks.userId, userId),
        isNull(userBlocks.deletedAt),
        statusCondition(filter),
        after(key, userBlocks),
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

export function insertBlock(tx: Transaction, row: BlockRow) {
  return tx.insert(userBlocks).values(row);
}

/** One block more in the person's counters. */
export function countBlock(tx: Transaction, userId: string) {
  return tx
    .insert(userCounters)
    .values({ userId, blocks: 1 })
    .onConflictDoUpdate({ target: userCounters.userId, set: { blocks: sql`${userCounters.blocks} + 1` } });
}

/** Marks it as deleted and counts it out; answers with nothing where it already is, or never was. */
export function deleteBlockRow(tx: Transaction, userId: string, id: string, now: Date) {
  return tx.execute<{ id: string }>(sql`
    with changed as (
      update app.user_blocks set deleted_at = ${now.toISOString()}::timestamptz
      where user_id = ${userId} and id = ${id} and deleted_at is null returning user_id, id
    ), counted as (${countingOf(-1)})
    select id from changed`);
}

/** Takes the mark away again from what was deleted after `since`, and counts it in. */
export function restoreBlockRow(tx: Transaction, userId: string, id: string, since: Date) {
  return tx.execute<{ id: string }>(sql`
    with changed as (
      update app.user_blocks set deleted_at = null
      where user_id = ${userId} and id = ${id} and deleted_at > ${since.toISOString()}::timestamptz
      returning user_id, id
    ), counted as (${countingOf(1)})
    select id from changed`);
}

/** Counts the rows of `changed`. */
function countingOf(difference: 1 | -1): SQL {
  return sql`
    insert into app.user_counters as c (user_id, blocks) select user_id, ${Math.max(0, difference)} from changed
    on conflict (user_id) do update set blocks = greatest(0, c.blocks + ${difference})`;
}

/** Whatever is stored that is not one of the other statuses reads as active, 'in-progress' for one. */
function statusCondition({ status, includeArchived }: BlockFilter): SQL | undefined {
  if (status === undefined) return includeArchived ? undefined : ne(userBlocks.status, "archived");
  if (status !== "active") return eq(userBlocks.status, status);
  return notInArray(
    userBlocks.status,
    BLOCK_STATUSES.filter((other) => other !== "active"),
  );
}
