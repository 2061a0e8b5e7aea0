import { composeInsight, type FormerInsight } from "#domain/import/compose-rows.ts";
import { questionExcerpt } from "#domain/readings/first-words.ts";
import { headlineOfReading } from "#domain/readings/reading-result.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import { blockEvents } from "#server/platform/db/tables/blocks.ts";
import { drawnCards } from "#server/platform/db/tables/cards.ts";
import { insights } from "#server/platform/db/tables/insights.ts";
import { sealEmptyInsight, sealInsight } from "../../insights/insights.ts";
import { type DumpRow, keyOfRow, type TableWriter } from "./dump-row.ts";
import { addToCounters, selectThere } from "./dump-rows.queries.ts";

/** Stored as the name of the duck that wrote the reading, because the dump does not say which one did. */
const FORMER_DUCK = "imported";

type StoredInsight = typeof insights.$inferInsert;

export const insightWriter: TableWriter<StoredInsight> = {
  findThere: (tx, rows) => selectThere(tx, insights, { rows }),
  prepare(row, key, { isCard }) {
    const { row: former, notes } = composeInsight(row.fields, isCard);
    return { stored: sealedInsight(row, key, former), notes };
  },
  async insert(tx, rows) {
    const made = await tx
      .insert(insights)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ userId: insights.userId, id: insights.id });
    const isMade = new Set(made.map(keyOfRow));
    const stored = rows.filter((row) => isMade.has(keyOfRow(row)));
    const cards = stored.flatMap(cardsOf);
    if (cards.length > 0) await tx.insert(drawnCards).values(cards).onConflictDoNothing();
    const events = stored.flatMap(eventOf);
    if (events.length > 0) await tx.insert(blockEvents).values(events).onConflictDoNothing();
    await addToCounters(tx, "insights", made);
    return isMade;
  },
};

function sealedInsight({ userId, id, blockId }: DumpRow, key: UserKey, former: FormerInsight): StoredInsight {
  const { reading, userContext, plainText, cards } = former;
  const row = { userId, id };
  const words = { question: questionExcerpt(userContext), userContext };
  const { spreadType, blockTypeId, resonated, tookAction, createdAt } = former;
  return {
    ...row,
    spreadType,
    blockTypeId,
    resonated,
    tookAction,
    createdAt,
    userBlockId: blockId,
    cardsDrawn: cards,
    ...(reading
      ? sealInsight(key, row, {
          ...words,
          headline: headlineOfReading(reading),
          reading,
          receipt: null,
          notice: null,
        })
      : sealEmptyInsight(key, row, { ...words, plainText })),
    stepCount: reading?.actionSteps.length ?? 0,
    duck: FORMER_DUCK,
    isImported: true,
  };
}

function cardsOf({ userId, id: insightId, cardsDrawn, createdAt }: StoredInsight) {
  return cardsDrawn.map(({ id: cardId }) => ({ userId, cardId, insightId, drawnAt: createdAt }));
}

/** The reading in the history of its block. The event has the id of the insight, so that a second import finds it. */
function eventOf({ userId, id, userBlockId: blockId, createdAt }: StoredInsight) {
  if (!blockId) return [];
  return [{ userId, id, blockId, kind: "insight", insightId: id, createdAt }];
}
