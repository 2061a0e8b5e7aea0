// Columns of an insight and of its block that several features read.
import { and, eq, isNull } from "drizzle-orm";
import { insights, userBlocks } from "./tables/insights.ts";

/** The columns of an insight that a list of insights shows. */
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

/** The columns of an insight's block that are shown. */
export const linkedBlock = {
  userId: userBlocks.userId,
  id: userBlocks.id,
  status: userBlocks.status,
  summary: userBlocks.summary,
  isImported: userBlocks.isImported,
};

export type LinkedBlockRow = Pick<typeof userBlocks.$inferSelect, keyof typeof linkedBlock>;

/** Joins an insight's block unless it is deleted. */
export const isLinkedBlock = and(
  eq(userBlocks.userId, insights.userId),
  eq(userBlocks.id, insights.userBlockId),
  isNull(userBlocks.deletedAt),
);

/** The columns that hold the full reading. */
export const insightBody = {
  userId: insights.userId,
  id: insights.id,
  body: insights.body,
  isImported: insights.isImported,
};
