import { composeConversation, composeMessage } from "#domain/import/compose-rows.ts";
import { chatWelcome } from "#engines/duck/index.ts";
import { assessDistress } from "#engines/safety/index.ts";
import { placeOf } from "#server/platform/crypto/owned-tables.ts";
import { chatMessages, insightConversations } from "#server/platform/db/tables/chat.ts";
import { keyOfRow, type TableWriter } from "./dump-row.ts";
import { countMessages, selectActiveInsights, selectThere } from "./dump-rows.queries.ts";

type StoredConversation = typeof insightConversations.$inferInsert;

export const conversationWriter: TableWriter<StoredConversation> = {
  findThere: (tx, rows) => selectThere(tx, insightConversations, { rows }),
  prepare({ userId, id, parentId: insightId, fields }, key, { advisorName }) {
    const { row: former, notes } = composeConversation(fields);
    const row = { userId, id };
    // The dump has no opening message and may be about grave things, so the opening without jokes is used.
    const welcome = chatWelcome("", { advisorName, isGrave: true, isByModel: true });
    const sealed = key.seal(welcome, placeOf(insightConversations, "welcome", row));
    return { stored: { ...row, insightId: insightId ?? "", welcome: sealed, ...former }, notes };
  },
  async insert(tx, rows, { now }) {
    const ofInsight = ({ userId, insightId }: StoredConversation) => keyOfRow({ userId, id: insightId });
    const insights = rows.map(({ userId, insightId }) => ({ userId, id: insightId }));
    const hasActive = await selectActiveInsights(tx, insights);
    // Only the newest stays active. The others count as archived now, as a cleanup deletes them some time after that.
    const newestFirst = rows.toSorted(
      (one, other) => other.lastMessageAt.getTime() - one.lastMessageAt.getTime(),
    );
    const values = newestFirst.map((row) => {
      const isActive = row.isActive === true && !hasActive.has(ofInsight(row));
      if (isActive) hasActive.add(ofInsight(row));
      return { ...row, isActive, archivedAt: isActive ? null : now };
    });
    const made = await tx
      .insert(insightConversations)
      .values(values)
      .onConflictDoNothing({ target: [insightConversations.userId, insightConversations.id] })
      .returning({ userId: insightConversations.userId, id: insightConversations.id });
    return new Set(made.map(keyOfRow));
  },
};

type StoredMessage = typeof chatMessages.$inferInsert;

export const messageWriter: TableWriter<StoredMessage> = {
  findThere: (tx, rows) => selectThere(tx, chatMessages, { rows }),
  prepare({ userId, id, parentId: conversationId, fields }, key) {
    const composed = composeMessage(fields, (text) => assessDistress(text).level !== "none");
    if ("refused" in composed) return composed;
    const { role, content, mood, createdAt } = composed.row;
    const row = { userId, id };
    const stored: StoredMessage = {
      ...row,
      conversationId: conversationId ?? "",
      role,
      createdAt,
      isImported: true,
      content: key.seal(content, placeOf(chatMessages, "content", row)),
      metadata: mood && key.seal(mood, placeOf(chatMessages, "metadata", row)),
    };
    return { stored, notes: composed.notes };
  },
  async insert(tx, rows) {
    const made = await tx
      .insert(chatMessages)
      .values([...rows])
      .onConflictDoNothing()
      .returning({
        userId: chatMessages.userId,
        id: chatMessages.id,
        conversationId: chatMessages.conversationId,
        createdAt: chatMessages.createdAt,
      });
    await countMessages(tx, made);
    return new Set(made.map(keyOfRow));
  },
};
