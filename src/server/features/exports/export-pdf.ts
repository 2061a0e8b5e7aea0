// Turns exported rows into the parts of a PDF.
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import type { AnswerLine } from "#domain/export/answer-lines.ts";
import type { PdfPart } from "../../platform/pdf/document.ts";
import {
  answersOf,
  exportedDay,
  exportedText,
  fieldsOf,
  isUnreadable,
  type Legend,
  listOf,
  nameCard,
  nameOf,
  noteOf,
  stepTextWithSmaller,
} from "./export-fields.ts";
import type { ExportedRow } from "./export-rows.ts";

type Prose = "text" | "quote" | "log" | "quip";

/** Returns the PDF parts of a block: its kind, notes and history. */
export function partsOfBlock(block: ExportedRow, events: readonly ExportedRow[], legend: Legend): PdfPart[] {
  const { notes, resolutionReflection } = fieldsOf(block.body);
  const kind = blockTypeOf(String(block.blockTypeId))?.name ?? String(block.blockTypeId);
  return [
    { kind: "heading", level: 1, text: exportedText(nameOf(block)) || "A block" },
    ...prose("log", `${kind}, ${exportedText(block.status)}, since ${exportedDay(block.createdAt, legend)}`),
    ...prose("text", exportedText(isUnreadable(block.body) ? block.body : notes)),
    ...prose("quote", exportedText(resolutionReflection)),
    ...(events.length > 0 ? [{ kind: "heading" as const, level: 2 as const, text: "What happened" }] : []),
    ...(events.length > 0
      ? [{ kind: "list" as const, items: events.map((event) => eventWords(event, legend)) }]
      : []),
  ];
}

function eventWords({ kind, fromStatus, toStatus, note, createdAt }: ExportedRow, legend: Legend): string {
  const what = kind === "status" ? `${exportedText(fromStatus)} → ${exportedText(toStatus)}` : String(kind);
  return `${exportedDay(createdAt, legend)} ${what}${note ? `: ${exportedText(note)}` : ""}`;
}

/** Returns the PDF parts of an insight below the title of the document. */
export function partsOfInsight(
  insight: ExportedRow,
  steps: readonly ExportedRow[],
  legend: Legend,
): PdfPart[] {
  const { reading, userContext, notice } = fieldsOf(insight.body);
  const said = fieldsOf(reading);
  const headline = exportedText(fieldsOf(insight.summary).headline) || "An insight";
  const rows = new Map(steps.map((row) => [row.step, row]));
  return [
    { kind: "heading", level: 2, text: headline },
    ...prose("log", exportedDay(insight.createdAt, legend)),
    ...pictures(insight, legend),
    ...prose("text", isUnreadable(insight.body) ? exportedText(insight.body) : ""),
    ...prose("quote", exportedText(userContext)),
    ...titled("What you answered", list(answersOf(insight.body).map(sayAnswer))),
    ...prose("text", exportedText(notice)),
    ...prose("text", exportedText(said.interpretation)),
    ...titled("What stood out", list(listOf(said.keyInsights).map(exportedText))),
    ...titled("Steps", stepsOf(listOf(said.actionSteps), rows)),
    ...titled("To think about", list(listOf(said.reflectionPrompts).slice(0, 1).map(exportedText))),
    ...titled("My note", prose("quote", insight.note ? exportedText(noteOf(insight.note)) : "")),
    ...prose("quip", exportedText(said.robQuip)),
  ];
}

const sayAnswer = ({ label, text }: AnswerLine) => `${label}: ${text}`;

function pictures(insight: ExportedRow, legend: Legend): PdfPart[] {
  const items = listOf(insight.cardsDrawn).flatMap((drawn) => {
    const fields = fieldsOf(drawn);
    const card = legend.cards.get(String(fields.id));
    return card ? [{ art: card.id, alt: card.artAlt, name: nameCard(fields, legend.cards) }] : [];
  });
  return items.length > 0 ? [{ kind: "cards", items }] : [];
}

function stepsOf(steps: readonly unknown[], rows: ReadonlyMap<unknown, ExportedRow>): PdfPart[] {
  const items = steps.map((step, at) => ({
    text: stepTextWithSmaller(step, rows.get(at)),
    isDone: Boolean(rows.get(at)?.doneAt),
  }));
  return items.length > 0 ? [{ kind: "steps", items }] : [];
}

const list = (items: string[]): PdfPart[] => (items.length > 0 ? [{ kind: "list", items }] : []);

const prose = (kind: Prose, text: string): PdfPart[] => (text === "" ? [] : [{ kind, text }]);

const titled = (text: string, parts: PdfPart[]): PdfPart[] =>
  parts.length > 0 ? [{ kind: "heading", level: 3, text }, ...parts] : [];
