// Statements on whole conversations.
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { insightConversations } from "../../platform/db/tables/chat.ts";

/** Archives the insight's active conversation, unless it is empty. */
export function archiveConversation(tx: Transaction, userId: string, insightId: string, now: Date) {
  return tx
    .update(insightConversations)
    .set({ isActive: false, archivedAt: now })
    .where(
      and(
        eq(insightConversations.userId, userId),
        eq(insightConversations.insightId, insightId),
        insightConversations.isActive,
        isNull(insightConversations.archivedAt),
        sql`${insightConversations.messageCount} > 0`,
      ),
    );
}

export function insertConversation(tx: Transaction, row: typeof insightConversations.$inferInsert) {
  return tx
    .insert(insightConversations)
    .values(row)
    .onConflictDoNothing({
      target: [insightConversations.userId, insightConversations.insightId],
      where: sql`is_active`,
    });
}

/** Marks every conversation under an insight as deleted, including archived ones. */
export function markConversationsDeleted(tx: Transaction, userId: string, insightId: string, now: Date) {
  return tx
    .update(insightConversations)
    .set({ isActive: false, deletedAt: now })
    .where(
      and(
        eq(insightConversations.userId, userId),
        eq(insightConversations.insightId, insightId),
        isNull(insightConversations.deletedAt),
      ),
    )
    .returning({ id: insightConversations.id });
}

/**
 * Restores the conversations deleted last, if after `since`. A formerly active one becomes active again, or
 * archived if another conversation has begun in the meantime.
 */
export function unmarkDeletedConversations(
  tx: Transaction,
  { userId, insightId }: { userId: string; insightId: string },
  times: { now: Date; since: Date },
) {
  return tx.execute<{ id: string }>(sql`
    update ${insightConversations} c
    set deleted_at = null, is_active = c.archived_at is null and others.active = 0,
      archived_at = case when c.archived_at is null and others.active > 0
        then ${times.now.toISOString()}::timestamptz else c.archived_at end
    from (
      select max(o.deleted_at) as last_deleted_at, count(*) filter (where o.is_active) as active
      from ${insightConversations} o where o.user_id = ${userId} and o.insight_id = ${insightId}
    ) others
    where c.user_id = ${userId} and c.insight_id = ${insightId}
      and c.deleted_at > ${times.since.toISOString()}::timestamptz and c.deleted_at = others.last_deleted_at
    returning c.id`);
}
