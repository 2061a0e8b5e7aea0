import { sayDay } from "#domain/day-words.ts";
import type { ExportedReading } from "#domain/notion/compose-page.ts";
import { dayOf } from "#domain/plans/day.ts";
import { withoutJokeIf } from "#domain/readings/parting-remark.ts";
import type { Deck } from "../cards/cards.ts";
import { isGraveInsight, openInsightBody, openInsightNote, presentSteps } from "../insights/insights.ts";
import { selectSettings, shownZoneOf } from "../session/session.ts";
import type { Connection } from "./connection.ts";
import { type ExportId, selectExportedReading } from "./notion.queries.ts";
import type { NotionServices } from "./notion-services.ts";

/** Opens a reading for its page. Returns `null` if it cannot be opened or has no reading, `undefined` if it is gone. */
export async function loadExportedReading(
  { database, deck, config }: Pick<NotionServices, "database" | "config"> & { deck: Deck },
  { key }: Pick<Connection, "key">,
  id: ExportId,
): Promise<ExportedReading | null | undefined> {
  const [[row], [settings]] = await database.batch(id, (tx) => [
    selectExportedReading(tx, id),
    selectSettings(tx, id.userId),
  ]);
  if (!row) return undefined;
  const opened = openInsightBody(key, row);
  if (!opened.ok) return null;
  const { reading, userContext, answers } = opened.value;
  const note = openInsightNote(key, row) ?? "";
  const isGrave = isGraveInsight(key, row, { words: opened.value, note });
  return {
    address: `${config.appUrl}/insights/${id.insightId}`,
    day: sayDay(dayOf(row.createdAt, { timeZone: shownZoneOf(settings) })),
    cards: row.cardsDrawn.map(
      (card) => `${deck.byId.get(card.id)?.name ?? card.id}${card.reversed ? " (reversed)" : ""}`,
    ),
    question: userContext,
    ...(answers && { answers }),
    reading: withoutJokeIf(isGrave, reading),
    steps: presentSteps(key, row, reading.actionSteps).map(
      ({ index, text, smaller, usesSmaller, isDone }) => ({
        index,
        isDone,
        text: usesSmaller && smaller !== null ? smaller : text,
      }),
    ),
    note,
    advisorName: config.advisorName,
  };
}
