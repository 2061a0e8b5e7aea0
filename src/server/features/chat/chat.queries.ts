// Queries that read the chat.
import { and, desc, eq, gte, inArray, isNotNull, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "../../platform/db/database.ts";
import type { Value } from "../../platform/db/prepared.ts";
import { chatMessages, insightConversations } from "../../platform/db/tables/chat.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";
import { storedSteps } from "../insights/insights.ts";

const reply = alias(chatMessages, "reply");

const blockOfInsight = and(
  eq(userBlocks.userId, insights.userId),
  eq(userBlocks.id, insights.userBlockId),
  isNull(userBlocks.deletedAt),
);

export function selectChatInsight(tx: Transaction, userId: Value<string>, id: Value<string>) {
  return tx
    .select({
      userId: insights.userId,
      id: insights.id,
      spreadType: insights.spreadType,
      blockTypeId: insights.blockTypeId,
      cardsDrawn: insights.cardsDrawn,
      body: insights.body,
      isImported: insights.isImported,
      tookAction: insights.tookAction,
      steps: storedSteps(userId),
      createdAt: insights.createdAt,
      block: userBlocks,
    })
    .from(insights)
    .leftJoin(userBlocks, blockOfInsight)
    .where(and(eq(insights.userId, userId), eq(insights.id, id), isNull(insights.deletedAt)));
}

function activeOf(userId: Value<string>, insightId: Value<string>) {
  return and(
    eq(insightConversations.userId, userId),
    eq(insightConversations.insightId, insightId),
    insightConversations.isActive,
  );
}

export function selectActiveConversation(tx: Transaction, userId: Value<string>, insightId: Value<string>) {
  return tx.select().from(insightConversations).where(activeOf(userId, insightId));
}

/** The latest messages of the insight's active conversation, newest first. */
export function selectLatestMessages(
  tx: Transaction,
  userId: Value<string>,
  insightId: Value<string>,
  limit: Value<number>,
) {
  const active = tx
    .select({ id: insightConversations.id })
    .from(insightConversations)
    .where(activeOf(userId, insightId));
  return tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.conversationId, active)))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(limit);
}

/** The latest messages of the insight's archived conversations, newest first. */
export function selectArchivedMessages(
  tx: Transaction,
  userId: Value<string>,
  insightId: Value<string>,
  limit: Value<number>,
) {
  const archived = tx
    .select({ id: insightConversations.id })
    .from(insightConversations)
    .where(
      and(
        eq(insightConversations.userId, userId),
        eq(insightConversations.insightId, insightId),
        isNotNull(insightConversations.archivedAt),
        isNull(insightConversations.deletedAt),
      ),
    );
  return tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), inArray(chatMessages.conversationId, archived)))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(limit);
}

const isOfConversation = and(
  eq(insightConversations.userId, chatMessages.userId),
  eq(insightConversations.id, chatMessages.conversationId),
);

/** Selects the message with this client id, its conversation and its reply. */
export function selectSent(tx: Transaction, userId: Value<string>, clientMessageId: Value<string>) {
  return tx
    .select({ message: chatMessages, conversation: insightConversations, reply })
    .from(chatMessages)
    .innerJoin(insightConversations, isOfConversation)
    .leftJoin(reply, and(eq(reply.userId, chatMessages.userId), eq(reply.replyTo, chatMessages.id)))
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.clientMessageId, clientMessageId)));
}

const isShown = and(
  eq(insights.userId, insightConversations.userId),
  eq(insights.id, insightConversations.insightId),
  isNull(insights.deletedAt),
);

/** Selects the metadata of the messages that the person wrote since `since`, under insights that are not deleted. */
export function selectMoods(tx: Transaction, userId: string, since: Date) {
  return tx
    .select({
      userId: chatMessages.userId,
      id: chatMessages.id,
      metadata: chatMessages.metadata,
      isImported: chatMessages.isImported,
      conversationId: chatMessages.conversationId,
    })
    .from(chatMessages)
    .innerJoin(insightConversations, isOfConversation)
    .innerJoin(insights, isShown)
    .where(
      and(
        eq(chatMessages.userId, userId),
        gte(chatMessages.createdAt, since),
        eq(chatMessages.role, "user"),
        isNull(insightConversations.deletedAt),
      ),
    );
}
