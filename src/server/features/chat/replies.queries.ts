// Statements that write the chat. Each keeps a conversation's message count and time consistent with its
// messages.
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { demandRow } from "../../platform/db/demand-row.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { chatMessages, insightConversations } from "../../platform/db/tables/chat.ts";

const named = sql.placeholder;

const isUnderWay = inArray(chatMessages.replyState, ["running", "stopping"]);

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

function own(userId: string, id: string) {
  return and(eq(chatMessages.userId, userId), eq(chatMessages.id, id));
}

/** Updates the count and time of a conversation after messages are added (1) or removed (-1). */
function updateConversationMetadata(
  userId: string,
  source: SQL,
  difference: 1 | -1,
  onlyWhere: SQL = sql.empty(),
): SQL {
  const latest =
    difference === 1
      ? sql`greatest(c.last_message_at, s.created_at)`
      : sql`coalesce((
          select max(m.created_at) from ${chatMessages} m
          where m.user_id = ${userId} and m.conversation_id = c.id and m.id <> s.id
        ), c.started_at)`;
  return sql`
    update ${insightConversations} c
    set message_count = greatest(0, c.message_count + ${difference}::integer), last_message_at = ${latest}
    from ${source} s where c.user_id = ${userId} and c.id = s.conversation_id ${onlyWhere}
    returning c.id, c.message_count as "messageCount"`;
}

export interface NewMessage {
  userId: string;
  id: string;
  content: string;
  metadata: string;
  clientMessageId: string;
  createdAt: Date;
  /** The conversation to create with this message if the insight has no active conversation. */
  conversation: { id: string; insightId: string; welcome: string };
}

const user = named("userId");
const isActiveOne = and(
  eq(insightConversations.userId, user),
  eq(insightConversations.insightId, named("insightId")),
  insightConversations.isActive,
);

/**
 * Creates the insight's conversation with one message, or adds one to the message count of the active one. Locks the
 * conversation's row.
 */
const countIn = prepared("chat_count_in", (tx) =>
  tx
    .insert(insightConversations)
    .values({
      userId: user,
      id: named("conversationId"),
      insightId: named("insightId"),
      welcome: named("welcome"),
      startedAt: named("createdAt"),
      lastMessageAt: named("createdAt"),
      messageCount: 1,
    })
    .onConflictDoUpdate({
      target: [insightConversations.userId, insightConversations.insightId],
      targetWhere: sql`is_active`,
      set: {
        messageCount: sql`${insightConversations.messageCount} + 1`,
        lastMessageAt: sql`greatest(${insightConversations.lastMessageAt}, excluded.last_message_at)`,
      },
    })
    .returning({ conversationId: insightConversations.id }),
);

const insertInActive = prepared("chat_message", (tx) =>
  tx.insert(chatMessages).select(
    tx
      .select({
        userId: insightConversations.userId,
        id: sql`${named("id")}::uuid`.as("id"),
        conversationId: sql`${insightConversations.id}`.as("conversation_id"),
        role: sql`'user'`.as("role"),
        content: sql`${named("content")}::text`.as("content"),
        metadata: sql`${named("metadata")}::text`.as("metadata"),
        clientMessageId: sql`${named("clientMessageId")}::text`.as("client_message_id"),
        replyTo: sql`null::uuid`.as("reply_to"),
        replyState: sql`'running'`.as("reply_state"),
        replyBeatAt: sql`${named("beatAt")}::timestamptz`.as("reply_beat_at"),
        isImported: sql`false`.as("is_imported"),
        createdAt: sql`${named("beatAt")}::timestamptz`.as("created_at"),
      })
      .from(insightConversations)
      .where(isActiveOne),
  ),
);

/**
 * Returns two statements that save a person's message in the insight's active conversation, and create that
 * if needed. The first returns the conversation's id. The unique index `chat_messages_client_id` refuses a second message with the same client id.
 */
export function insertMessage(tx: Transaction, { userId, conversation, ...message }: NewMessage) {
  const { id: conversationId, insightId, welcome } = conversation;
  const { createdAt } = message;
  return [
    countIn(tx, { userId, conversationId, insightId, welcome, createdAt }),
    insertInActive(tx, { userId, insightId, ...message, beatAt: createdAt.toISOString() }),
  ] as const;
}

/** Removes a message that was refused after it was saved. */
export function removeMessage(tx: Transaction, userId: string, id: string) {
  return tx.execute(sql`
    with removed as (
      delete from ${chatMessages} m where m.user_id = ${userId} and m.id = ${id}
      returning m.user_id, m.id, m.conversation_id
    )
    ${updateConversationMetadata(userId, sql`removed`, -1)}`);
}

/**
 * Returns statements that restart the reply to a message whose reply failed, was stopped or has no heartbeat. They lock the
 * message, and fail (`isDemandUnmet`) when a parallel request has already done so. The last one returns the
 * conversation's id.
 */
export function takeUpReply(
  tx: Transaction,
  userId: string,
  id: string,
  times: { now: Date; aliveSince: Date },
) {
  const isOpen = and(
    own(userId, id),
    sql`(${chatMessages.replyState} in ('failed', 'stopped')
      or (${isUnderWay} and ${chatMessages.replyBeatAt} <= ${at(times.aliveSince)}))`,
  );
  return [
    tx.select({ id: chatMessages.id }).from(chatMessages).where(own(userId, id)).for("update"),
    demandRow(tx, chatMessages, isOpen),
    tx
      .update(chatMessages)
      .set({ replyState: "running", replyBeatAt: times.now })
      .where(isOpen)
      .returning({ conversationId: chatMessages.conversationId }),
  ] as const;
}

/** Writes the heartbeat of a reply. Returns no row when the reply is no longer wanted. */
export function writeReplyHeartbeat(tx: Transaction, userId: string, id: string, now: Date) {
  return tx
    .update(chatMessages)
    .set({ replyBeatAt: now })
    .where(and(own(userId, id), eq(chatMessages.replyState, "running")))
    .returning({ id: chatMessages.id });
}

export function requestReplyStop(
  tx: Transaction,
  userId: string,
  insightId: string,
  clientMessageId: string,
) {
  const ofInsight = tx
    .select({ id: insightConversations.id })
    .from(insightConversations)
    .where(and(eq(insightConversations.userId, userId), eq(insightConversations.insightId, insightId)));
  return tx
    .update(chatMessages)
    .set({ replyState: "stopping" })
    .where(
      and(
        eq(chatMessages.userId, userId),
        eq(chatMessages.clientMessageId, clientMessageId),
        inArray(chatMessages.conversationId, ofInsight),
        eq(chatMessages.replyState, "running"),
      ),
    )
    .returning({ id: chatMessages.id });
}

/** Ends a reply that has no text. */
export function endReplyWithoutText(
  tx: Transaction,
  userId: string,
  id: string,
  state: "failed" | "stopped",
) {
  return tx
    .update(chatMessages)
    .set({ replyState: state })
    .where(and(own(userId, id), isUnderWay));
}

/** Marks a reply as failed when its last heartbeat is older than `aliveSince`. */
export function failStaleReply(tx: Transaction, userId: string, id: string, aliveSince: Date) {
  return tx
    .update(chatMessages)
    .set({ replyState: "failed" })
    .where(and(own(userId, id), isUnderWay, sql`${chatMessages.replyBeatAt} <= ${at(aliveSince)}`));
}

export interface NewReply {
  userId: string;
  id: string;
  /** The id of the message that the reply answers. */
  replyTo: string;
  content: string;
  metadata: string;
  createdAt: Date;
}

/**
 * Saves a reply, unless its message is gone or already answered. Send `countReply` next: a further WITH in this statement
 * would need every machine of a cluster.
 */
export function insertReply(tx: Transaction, reply: NewReply) {
  return tx.execute(sql`
    with answered as (
      update ${chatMessages} m set reply_state = 'answered'
      where m.user_id = ${reply.userId} and m.id = ${reply.replyTo} and m.reply_state in ('running', 'stopping')
      returning m.user_id, m.id, m.conversation_id
    )
    insert into ${chatMessages} (user_id, id, conversation_id, role, content, metadata, reply_to, created_at)
    select user_id, ${reply.id}::uuid, conversation_id, 'assistant', ${reply.content}, ${reply.metadata}, id,
      ${at(reply.createdAt)}
    from answered
    on conflict (user_id, id) do nothing`);
}

/** Counts the reply that `insertReply` saved in this transaction. Returns no row when it saved none. */
export function countReply(tx: Transaction, { userId, id }: Pick<NewReply, "userId" | "id">) {
  return tx.execute<{ id: string; messageCount: number }>(
    updateConversationMetadata(
      userId,
      sql`${chatMessages}`,
      1,
      sql`and s.user_id = ${userId} and s.id = ${id}`,
    ),
  );
}
