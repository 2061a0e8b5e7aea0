import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { inBatches, inPages } from "../../platform/jobs/in-batches.ts";
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
  const forget = async (tx: Transaction, old: SQL) => {
    const done = await forgetThese(tx, old);
    messages += done.messages;
    return done.conversations;
  };
  let conversations = await inBatches(
    database,
    (tx, limit) =>
      forget(
        tx,
        sql`not is_active and archived_at < ${before}::timestamptz order by archived_at limit ${limit}`,
      ),
    CHATS_A_BATCH,
  );
  for await (const guests of inPages(database, guestsAfter)) {
    const ids = sql.param(guests.map(({ id }) => id));
    conversations += await inBatches(
      database,
      (tx, limit) =>
        forget(
          tx,
          sql`user_id = any (${ids}::uuid[]) and last_message_at < ${before}::timestamptz limit ${limit}`,
        ),
      CHATS_A_BATCH,
    );
  }
  return { conversations, messages };
}

type Guest = { id: string; at: string };

/**
 * Selects the next guests. They are read separately from their chats, because a distributed database stores the two in
 * different places.
 */
async function guestsAfter(tx: Transaction, after: Guest | undefined, limit: number): Promise<Guest[]> {
  const following = after ? sql`and (created_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await tx.execute<Guest>(sql`
    select id, created_at as at from auth."user" where is_guest ${following} order by created_at, id limit ${limit}`);
  return rows;
}

/**
 * Deletes the conversations that `old` selects, and their messages. `old` is the end of an SQL query: its condition and
 * limit.
 */
async function forgetThese(tx: Transaction, old: SQL): Promise<{ conversations: number; messages: number }> {
  const { rows } = await tx.execute<{ conversations: number; messages: number }>(sql`
    with old as (select user_id, id from app.insight_conversations where ${old}),
    forgotten as (
      delete from app.insight_conversations c using old where c.user_id = old.user_id and c.id = old.id
      returning c.user_id, c.id
    ), messages as (
      delete from app.chat_messages m using forgotten f
      where m.user_id = f.user_id and m.conversation_id = f.id returning m.id
    )
    select (select count(*)::int from forgotten) as conversations, (select count(*)::int from messages) as messages`);
  return rows[0] ?? { conversations: 0, messages: 0 };
}
