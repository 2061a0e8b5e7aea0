import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { isStill } from "../../platform/jobs/delete-by-key.ts";
import { afterRow, inBatches, inPages } from "../../platform/jobs/in-batches.ts";
import type { Services } from "../../platform/services.ts";
import { ARCHIVED_KEPT_MS } from "./chat-bounds.ts";

/** The number of conversations that one transaction removes; small, because each may have many messages. */
const CHATS_A_BATCH = 50;

/**
 * Removes conversations, with their messages, that were archived long enough ago, and those of guests without
 * messages for as long. Active conversations of people with an account stay at any age.
 */
export async function forgetChats({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<string, number>> {
  const before = new Date(clock.now().getTime() - ARCHIVED_KEPT_MS).toISOString();
  let messages = 0;
  const forget = (old: OldChats) =>
    inBatches(
      database,
      async (tx, limit) => {
        const done = await forgetThese(tx, old, limit);
        messages += done.messages;
        return done.conversations;
      },
      CHATS_A_BATCH,
    );
  let conversations = await forget({
    where: sql`not is_active and archived_at < ${before}::timestamptz`,
    order: sql`order by archived_at`,
  });
  for await (const guests of inPages(database, guestsAfter)) {
    const ids = sql.param(guests.map(({ id }) => id));
    conversations += await forget({
      where: sql`user_id = any (${ids}::uuid[]) and last_message_at < ${before}::timestamptz`,
      order: sql``,
    });
  }
  return { conversations, messages };
}

type Guest = { id: string; at: string };

/**
 * Selects the next guests. They are read separately from their chats, because a distributed database stores the two in
 * different places.
 */
async function guestsAfter(tx: Transaction, after: Guest | undefined, limit: number): Promise<Guest[]> {
  const following = afterRow(["created_at", "id"], after && [after.at, after.id]);
  const { rows } = await tx.execute<Guest>(sql`
    select id, created_at as at from auth."user" where is_guest and ${following}
    order by created_at, id limit ${limit}`);
  return rows;
}

interface OldChats {
  where: SQL;
  /** The ORDER BY clause of the index that finds them; empty if it needs none. */
  order: SQL;
}

/** Deletes old conversations and their messages. */
async function forgetThese(
  tx: Transaction,
  { where, order }: OldChats,
  limit: number,
): Promise<{ conversations: number; messages: number }> {
  const { rows } = await tx.execute<{ conversations: number; messages: number }>(sql`
    with old as (
      select user_id as owner, id as conversation from app.insight_conversations
      where ${where} ${order} limit ${limit}
    ), forgotten as (
      delete from app.insight_conversations c using old
      where c.user_id = old.owner and c.id = old.conversation and ${isStill(where)}
      returning c.user_id, c.id
    ), messages as (
      delete from app.chat_messages m using forgotten f
      where m.user_id = f.user_id and m.conversation_id = f.id returning m.id
    )
    select (select count(*)::int from forgotten) as conversations, (select count(*)::int from messages) as messages`);
  return rows[0] ?? { conversations: 0, messages: 0 };
}
