// Statements that write the insight and the block of a finished reading.
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { demandRow } from "../../platform/db/demand-row.ts";
import { emptySearchPart } from "../../platform/db/empty-search-part.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { drawnCards } from "../../platform/db/tables/cards.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import { isReplaceable } from "./claim-demands.ts";

const named = sql.placeholder;

export const insertBlock = prepared("reading_block", (tx) =>
  tx.insert(userBlocks).values({
    userId: named("userId"),
    id: named("id"),
    blockTypeId: named("blockTypeId"),
    status: named("status"),
    summary: named("summary"),
    body: named("body"),
    createdAt: named("createdAt"),
    updatedAt: named("updatedAt"),
  }),
);

/** Inserts a new insight. What a person may add later is empty: the note, the edit and the deletion. */
export const insertInsight = prepared("reading_insight", (tx) =>
  tx.insert(insights).values({
    userId: named("userId"),
    id: named("id"),
    spreadType: named("spreadType"),
    blockTypeId: named("blockTypeId"),
    userBlockId: named("userBlockId"),
    cardsDrawn: named("cardsDrawn"),
    resonated: named("resonated"),
    tookAction: named("tookAction"),
    summary: named("summary"),
    body: named("body"),
    stepCount: named("stepCount"),
    doneSteps: named("doneSteps"),
    drawId: named("drawId"),
    isDefault: named("isDefault"),
    duck: named("duck"),
    createdAt: named("createdAt"),
  }),
);

/** Records for each card that it was drawn in this insight. */
export function insertDrawnCards(
  tx: Transaction,
  { userId, id: insightId, cardsDrawn, createdAt: drawnAt }: typeof insights.$inferSelect,
) {
  return tx.insert(drawnCards).values(
    cardsDrawn.map((card) => ({
      userId,
      cardId: card.id,
      insightId,
      isChosen: card.chosen === true,
      drawnAt,
    })),
  );
}

/**
 * Replaces the reading of a default insight, or of one whose body still equals `formerBody`, so that only
 * one replacement succeeds: otherwise the batch takes no effect. The insight's id, date and feedback stay; its steps are
 * new.
 */
export function replaceInsight(
  tx: Transaction,
  row: typeof insights.$inferSelect,
  formerBody: string | null,
) {
  const { userId, id, summary, body, isDefault, duck, stepCount, doneSteps } = row;
  return [
    tx
      .update(insights)
      .set({ summary, body, isDefault, duck, stepCount, doneSteps })
      .where(isReplaceable({ userId, id, formerBody })),
    // A body is unique, because each is encrypted with its own random value, so this check finds exactly the row that
    // was written.
    demandRow(tx, insights, and(eq(insights.userId, userId), eq(insights.id, id), eq(insights.body, body))),
    emptySearchPart(tx, { userId, id }),
  ];
}

/** Deletes the stored state of the replaced reading's steps. */
export function deleteSteps(tx: Transaction, userId: string, insightId: string) {
  return tx
    .delete(insightSteps)
    .where(and(eq(insightSteps.userId, userId), eq(insightSteps.insightId, insightId)));
}
