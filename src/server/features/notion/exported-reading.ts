import type { ExportedReading } from "#domain/notion/compose-page.ts";
import { withoutJokeIf } from "#domain/readings/parting-remark.ts";
import type { Deck } from "../cards/cards.ts";
import { isGraveInsight, openInsightBody, openInsightNote, presentSteps } from "../insights/insights.ts";
import type { Connection } from "./connection.ts";
import { type ExportId, selectReading } from "./notion.queries.ts";
import type { NotionServices } from "./notion-services.ts";

const dayFormat = new Intl.DateTimeFormat("en-US", {
  ...{ month: "short", day: "numeric", year: "numeric", timeZone: "UTC" },
});

/** Opens a reading for its page. Returns `null` if it cannot be opened or has no reading, `undefined` if it is gone. */
export async function loadReading(
  { database, deck, config }: Pick<NotionServices, "database" | "config"> & { deck: Deck },
  { key }: Pick<Connection, "key">,
  id: ExportId,
): Promise<ExportedReading | null | undefined> {
  const [[row]] = await database.batch(id, (tx) => [selectReading(tx, id)]);
  if (!row) return undefined;
  const opened = openInsightBody(key, row);
  if (!opened.ok) return null;
  const { reading, userContext } = opened.value;
  const note = openInsightNote(key, row) ?? "";
  const isGrave = isGraveInsight(key, row, { reading, texts: [userContext, note] });
  return {
    address: `${config.appUrl}/insights/${id.insightId}`,
    day: dayFormat.format(row.createdAt),
    cards: row.cardsDrawn.map(
      (card) => `${deck.byId.get(card.id)?.name ?? card.id}${card.reversed ? " (reversed)" : ""}`,
    ),
    question: userContext,
    reading: withoutJokeIf(isGrave, reading),
    steps: presentSteps(key, row, reading.actionSteps).map(
      ({ index, text, smaller, usesSmaller, isDone }) => ({
        ...{ index, isDone },
        text: usesSmaller && smaller !== null ? smaller : text,
      }),
    ),
    note,
    advisorName: config.advisorName,
  };
}
