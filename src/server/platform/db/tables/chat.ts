import { sql } from "drizzle-orm";
import { boolean, index, integer, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { app, instant, sealed } from "./schemas.ts";

/** The chat under an insight. At most one conversation per insight is active. */
export const insightConversations = app.table(
  "insight_conversations",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    insightId: uuid("insight_id").notNull(),
    /** The advisor's opening text of a conversation. It is not a message and not counted as one. */
    welcome: sealed("welcome").notNull(),
    startedAt: instant("started_at").notNull(),
    lastMessageAt: instant("last_message_at").notNull(),
    messageCount: integer("message_count").notNull().default(0),
    isActive: boolean("is_active").notNull().default(true),
    /**
     * The time at which a conversation was archived; `null` for the active conversation, and for one that was
     * active when it was deleted.
     */
    archivedAt: instant("archived_at"),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("insight_conversations_active").on(table.userId, table.insightId).where(sql`is_active`),
    index("insight_conversations_insight").on(table.userId, table.insightId),
    index("insight_conversations_deleted")
      .on(table.userId, table.deletedAt)
      .where(sql`deleted_at is not null`),
    index("insight_conversations_for_jobs").on(table.archivedAt).where(sql`not is_active`),
  ],
);

/** The encrypted metadata of a message: topics and mood of a person's message, or how a reply ended. */
export const chatMessages = app.table(
  "chat_messages",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    conversationId: uuid("conversation_id").notNull(),
    /** The role of a message: user or assistant. */
    role: text("role").notNull(),
    content: sealed("content").notNull(),
    metadata: sealed("metadata"),
    /** The client's own id for a person's message, so that it is not saved twice. */
    clientMessageId: text("client_message_id"),
    /** The message that a reply answers. */
    replyTo: uuid("reply_to"),
    /** The state of the reply to a person's message: running, stopping, answered, failed or stopped. */
    replyState: text("reply_state"),
    /**
     * The time of the last heartbeat of the process that writes the reply. A reply without a recent heartbeat is dead.
     */
    replyBeatAt: instant("reply_beat_at"),
    isImported: boolean("is_imported").notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("chat_messages_conversation").on(
      table.userId,
      table.conversationId,
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index("chat_messages_newest").on(table.userId, table.createdAt.desc(), table.id.desc()),
    uniqueIndex("chat_messages_client_id").on(table.userId, table.clientMessageId),
    uniqueIndex("chat_messages_reply").on(table.userId, table.replyTo),
  ],
);
