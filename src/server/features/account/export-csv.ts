// Formats exported rows as comma-separated values: one line for each insight, or one line for each event of a block.
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { csvLine } from "#domain/export/csv.ts";
import {
  type Cards,
  dayOf,
  fieldsOf,
  isUnreadable,
  listOf,
  nameCard,
  noteOf,
  stepWords,
  wordsOf,
} from "./export-fields.ts";
import type { ExportedRow } from "./export-rows.ts";

export const INSIGHT_COLUMNS = csvLine([
  ...["date", "headline", "block type", "spread", "cards", "question", "interpretation", "insights"],
  ...["steps", "steps done", "resonated", "took action", "note", "id"],
]);

export const EVENT_COLUMNS = csvLine(["date", "event", "from", "to", "words", "insight", "insight id"]);

export function insightLine(insight: ExportedRow, steps: readonly ExportedRow[], cards: Cards): string {
  const { reading, userContext } = fieldsOf(insight.body);
  const said = fieldsOf(reading);
  return csvLine([
    dayOf(insight.createdAt),
    wordsOf(fieldsOf(insight.summary).headline),
    nameKind(insight.blockTypeId),
    String(insight.spreadType),
    listOf(insight.cardsDrawn)
      .map((card) => nameCard(fieldsOf(card), cards))
      .join("; "),
    wordsOf(isUnreadable(insight.body) ? insight.body : userContext),
    wordsOf(said.interpretation),
    listOf(said.keyInsights).map(wordsOf).join("\n"),
    listOf(said.actionSteps)
      .map((step, at) =>
        stepWords(
          step,
          steps.find((row) => row.step === at),
        ),
      )
      .join("\n"),
    String(steps.filter(({ doneAt }) => doneAt !== null).length),
    insight.resonated ? "yes" : "no",
    insight.tookAction ? "yes" : "no",
    insight.note ? wordsOf(noteOf(insight.note)) : "",
    String(insight.id),
  ]);
}

/**
 * Returns the CSV line of a block's event. `insight` is the insight that the event added to the block; `undefined` for
 * other events.
 */
export function eventLine(event: ExportedRow, insight: ExportedRow | undefined): string {
  return csvLine([
    dayOf(event.createdAt),
    String(event.kind),
    wordsOf(event.fromStatus),
    wordsOf(event.toStatus),
    event.note ? wordsOf(event.note) : "",
    insight ? wordsOf(fieldsOf(insight.summary).headline) : "",
    wordsOf(event.insightId),
  ]);
}

const nameKind = (id: unknown) => blockTypeOf(String(id))?.name ?? String(id);
