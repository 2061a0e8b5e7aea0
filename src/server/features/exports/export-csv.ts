// Formats exported rows as comma-separated values: one line for each insight, or one line for each event of a block.
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { csvLine } from "#domain/export/csv.ts";
import type { CsvFormat } from "#domain/export/targets.ts";
import {
  answersOf,
  exportedDay,
  exportedText,
  fieldsOf,
  isUnreadable,
  type Legend,
  listOf,
  nameCard,
  noteOf,
  stepTextWithSmaller,
} from "./export-fields.ts";
import type { ExportedRow } from "./export-rows.ts";

const INSIGHT_COLUMNS = [
  ...[
    "date",
    "headline",
    "block type",
    "spread",
    "cards",
    "question",
    "answers",
    "interpretation",
    "insights",
  ],
  "steps",
  "steps done",
  "resonated",
  "took action",
  "note",
  "id",
];

const EVENT_COLUMNS = ["date", "event", "from", "to", "words", "insight", "insight id"];

export const insightColumns = (format: CsvFormat) => csvLine(INSIGHT_COLUMNS, format);
export const eventColumns = (format: CsvFormat) => csvLine(EVENT_COLUMNS, format);

/** Returns a function that writes the CSV line of an insight. */
export const insightLineIn =
  (format: CsvFormat) =>
  (insight: ExportedRow, steps: readonly ExportedRow[], legend: Legend): string =>
    csvLine(insightCells(insight, steps, legend), format);

function insightCells(insight: ExportedRow, steps: readonly ExportedRow[], legend: Legend): string[] {
  const { reading, userContext } = fieldsOf(insight.body);
  const said = fieldsOf(reading);
  return [
    exportedDay(insight.createdAt, legend),
    exportedText(fieldsOf(insight.summary).headline),
    nameKind(insight.blockTypeId),
    String(insight.spreadType),
    listOf(insight.cardsDrawn)
      .map((card) => nameCard(fieldsOf(card), legend.cards))
      .join("; "),
    exportedText(isUnreadable(insight.body) ? insight.body : userContext),
    answersOf(insight.body)
      .map(({ label, text }) => `${label}: ${text}`)
      .join("\n"),
    exportedText(said.interpretation),
    listOf(said.keyInsights).map(exportedText).join("\n"),
    listOf(said.actionSteps)
      .map((step, at) =>
        stepTextWithSmaller(
          step,
          steps.find((row) => row.step === at),
        ),
      )
      .join("\n"),
    String(steps.filter(({ doneAt }) => doneAt !== null).length),
    insight.resonated ? "yes" : "no",
    insight.tookAction ? "yes" : "no",
    insight.note ? exportedText(noteOf(insight.note)) : "",
    String(insight.id),
  ];
}

/**
 * Returns the CSV line of a block's event. `insight` is the insight that the event added to the block; `undefined` for
 * other events.
 */
export function eventLine(
  event: ExportedRow,
  insight: ExportedRow | undefined,
  { format, zone }: { format: CsvFormat; zone: string },
): string {
  const cells = [
    exportedDay(event.createdAt, { zone }),
    String(event.kind),
    exportedText(event.fromStatus),
    exportedText(event.toStatus),
    event.note ? exportedText(event.note) : "",
    insight ? exportedText(fieldsOf(insight.summary).headline) : "",
    exportedText(event.insightId),
  ];
  return csvLine(cells, format);
}

const nameKind = (id: unknown) => blockTypeOf(String(id))?.name ?? String(id);
