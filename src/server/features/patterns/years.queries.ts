// Reads and stores kept years, and finds without decrypting anything whether a year has rows.
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { userBlocks } from "../../platform/db/tables/insights.ts";
import { userYears } from "../../platform/db/tables/patterns.ts";

/** Selects the kept answer for a year; without `year`, for the newest that has one. */
export function selectKeptYear(tx: Transaction, userId: string, year: number | undefined) {
  return tx
    .select()
    .from(userYears)
    .where(and(eq(userYears.userId, userId), year === undefined ? undefined : eq(userYears.year, year)))
    .orderBy(desc(userYears.year))
    .limit(1);
}

export function storeYear(tx: Transaction, row: typeof userYears.$inferSelect) {
  const { userId: _, year: __, ...set } = row;
  return tx
    .insert(userYears)
    .values(row)
    .onConflictDoUpdate({ target: [userYears.userId, userYears.year], set });
}

/** Selects the time of the person's first row that a year may show; `null` if there is none. */
export function selectBeginning(tx: Transaction, userId: string) {
  return tx.execute<{ beganAt: string | null }>(sql`select least(
    (select min(i.created_at) from app.insights i where i.user_id = ${userId} and i.deleted_at is null),
    (select min(b.created_at) from app.user_blocks b where b.user_id = ${userId} and b.deleted_at is null),
    (select min(m.created_at) ${ownMessages(userId)}),
    (select min(r.created_at) from app.card_reflections r where r.user_id = ${userId})
  ) as "beganAt"`);
}

/** Selects whether the person has a reading, a message or a reflection from `from` on and before `to`. */
export function selectHasRows(tx: Transaction, userId: string, { from, to }: { from: Date; to: Date }) {
  const isWithin = (column: string) =>
    sql`${sql.raw(column)} >= ${from.toISOString()}::timestamptz and ${sql.raw(column)} < ${to.toISOString()}::timestamptz`;
  return tx.execute<{ hasRows: boolean }>(sql`select
    exists (select from app.insights i
      where i.user_id = ${userId} and i.deleted_at is null and ${isWithin("i.created_at")})
    or exists (select ${ownMessages(userId)} and ${isWithin("m.created_at")})
    or exists (select from app.card_reflections r where r.user_id = ${userId} and ${isWithin("r.created_at")})
  as "hasRows"`);
}

function ownMessages(userId: string) {
  return sql`from app.chat_messages m
    join app.insight_conversations c on c.user_id = m.user_id and c.id = m.conversation_id
    where m.user_id = ${userId} and m.role = 'user' and c.deleted_at is null`;
}

/** Selects the blocks without anything that the person wrote. */
export function selectUnopenedBlocks(tx: Transaction, userId: string) {
  const { id, blockTypeId, createdAt, status } = userBlocks;
  return tx
    .select({ id, blockTypeId, createdAt, status })
    .from(userBlocks)
    .where(and(eq(userBlocks.userId, userId), isNull(userBlocks.deletedAt)));
}
