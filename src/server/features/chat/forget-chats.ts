import { sql } from "drizzle-orm";
import type { Services } from "../../platform/services.ts";
import { ARCHIVED_KEPT_MS } from "./limits.ts";

/**
 * Removes conversations, with their messages, that were archived long enough ago, and those of guests without
 * messages for as long. Active conversations of people with an account stay at any age.
 */
export async function forgetChats({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<string, number>> {
  const before = new Date(clock.now().getTime() - ARCHIVED_KEPT_MS).toISOString();
  return await database.asJobs(async (tx) => {
    const { rows } = await tx.execute<{ conversations: number; messages: number }>(sql`
      with forgotten as (
        delete from app.insight_conversations c
        where (not c.is_active and c.archived_at < ${before}::timestamptz) or (
          c.last_message_at < ${before}::timestamptz
          and exists (select from auth."user" u where u.id = c.user_id and u.is_guest)
        )
        returning c.user_id, c.id
      ), messages as (
        delete from app.chat_messages m using forgotten f
        where m.user_id = f.user_id and m.conversation_id = f.id returning m.id
      )
      select (select count(*)::int from forgotten) as conversations, (select count(*)::int from messages) as messages`);
    return { conversations: rows[0]?.conversations ?? 0, messages: rows[0]?.messages ?? 0 };
  });
}
