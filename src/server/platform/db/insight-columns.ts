// What several features read of an insight, and of the block that stands beside it.
import { and, eq, isNull } from "drizzle-orm";
import { insights, userBlocks } from "./tables/insights.ts";

/** What a list shows of an insight. */
export const listedInsight = {
  userId: insights.userId,
  id: insights.id,
  spreadType: insights.spreadType,
  blockTypeId: insights.blockTypeId,
  cardsDrawn: insights.cardsDrawn,
  resonated: insights.resonated,
  tookAction: insights.tookAction,
  summary: insights.summary,
  isImported: insights.isImported,
  createdAt: insights.createdAt,
};

/** What is shown of an insight's block. */
export const linkedBlock = {
  userId: userBlocks.userId,
  id: userBlocks.id,
  status: userBlocks.status,
  summary: userBlocks.summary,
  isImported: userBlocks.isImported,
};

export type LinkedBlockRow = Pick<typeof userBlocks.$inferSelect, keyof typeof linkedBlock>;

/** Joins an insight's block, unless that is deleted. */
export const isLinkedBlock = and(
  eq(userBlocks.userId, insights.userId),
  eq(userBlocks.id, insights.userBlockId),
  isNull(userBlocks.deletedAt),
);
