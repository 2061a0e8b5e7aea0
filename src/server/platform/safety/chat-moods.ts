// Reads the distress level of chat messages, which was assessed when each message was sent.
import { and, desc, eq, sql } from "drizzle-orm";
import { placeOf } from "../crypto/owned-tables.ts";
import type { UserKey } from "../crypto/user-key.ts";
import type { Transaction } from "../db/database.ts";
import { chatMessages } from "../db/tables/chat.ts";

/** The stored mood of a person's chat message, as queries return it. */
export type StoredMood = Pick<typeof chatMessages.$inferSelect, "id" | "metadata" | "isImported">;

const MOODS_READ = 100;

/** An SQL column for queries of `insights`: the moods of the newest messages in the chats of an insight. */
export const storedMoods = (userId: string) => sql<StoredMood[]>`(
  select coalesce(json_agg(json_build_object('id', m.id, 'metadata', m.metadata, 'isImported', m.is_imported)), '[]')
  from (select m.id, m.metadata, m.is_imported
    from app.insight_conversations c
    join app.chat_messages m on m.user_id = ${userId} and m.conversation_id = c.id
    where c.user_id = ${userId} and c.insight_id = insights.id and c.deleted_at is null
      and m.role = 'user' and m.metadata is not null
    order by m.created_at desc limit ${sql.raw(String(MOODS_READ))}) m)`;

/** Selects the moods of the newest messages in all of the person's chats. */
export function selectNewestMoods(tx: Transaction, userId: string, limit: number) {
  const { id, metadata, isImported, createdAt } = chatMessages;
  return tx
    .select({ id, metadata, isImported })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.role, "user")))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Returns whether one of these messages was assessed as distressed when it was sent. */
export function hasQuietMood(key: UserKey, userId: string, moods: readonly StoredMood[]): boolean {
  return moods.some(({ id, metadata, isImported }) => {
    if (metadata === null) return false;
    const place = placeOf(chatMessages, "metadata", { userId, id });
    const opened = key.unseal<unknown>(metadata, place, { isImported });
    return opened.ok && Object(opened.value).isDistressed === true;
  });
}
