import type { DrawStatisticsOutput } from "#contract/readings.ts";
import type { Services } from "../../platform/services.ts";
import { countReadingsByCardsDrawn, selectDrawnCounts } from "./draw-counts.queries.ts";

const SINGLE = 1;
const THREE = 3;

/** Counts how often a person drew each card, and in how many readings. Takes one round trip. */
export async function drawStatistics(
  { database }: Pick<Services, "database">,
  userId: string,
): Promise<DrawStatisticsOutput> {
  const [readings, cards] = await database.batch({ userId }, (tx) => [
    countReadingsByCardsDrawn(tx, userId),
    selectDrawnCounts(tx, userId),
  ]);
  const countOf = (size: number) => readings.rows.find((row) => row.size === size)?.readings ?? 0;
  return { singles: countOf(SINGLE), threes: countOf(THREE), cards: cards.rows };
}
