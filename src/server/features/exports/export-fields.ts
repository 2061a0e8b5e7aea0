// Reads fields of exported rows whose shape is not known, for the formats of an export.
import { answersSchema } from "#contract/answers.ts";
import { type AnswerLine, answerLines } from "#domain/export/answer-lines.ts";
import { dayOf } from "#domain/plans/day.ts";
import type { Deck } from "../cards/cards.ts";
import { type ExportedRow, UNREADABLE } from "./export-rows.ts";

export type Cards = Deck["byId"];

/** What the writers of an export need besides the rows. */
export interface Legend {
  cards: Cards;
  /** The time zone that the person set. It decides the days in the files and in their names. */
  zone: string;
}

export function nameCard({ id, reversed, chosen }: ExportedRow, cards: Cards): string {
  const name = cards.get(String(id))?.name ?? String(id);
  return `${name}${reversed ? " (reversed)" : ""}${chosen ? " (chosen)" : ""}`;
}

/** Returns the name of an exported block: a string, or `UNREADABLE` if the name could not be decrypted. */
export function nameOf(block: ExportedRow): unknown {
  return typeof block.summary === "string" ? block.summary : (fieldsOf(block.summary).name ?? block.summary);
}

/**
 * Returns the text of a note that is stored as a plain string or as the `text` field of an object; `UNREADABLE` if it
 * could not be decrypted.
 */
export function noteOf(value: unknown): unknown {
  return typeof value === "string" || isUnreadable(value) ? value : fieldsOf(value).text;
}

/** Returns the answers in the body of an insight, each under its label; none where they are not as they should be. */
export function answersOf(body: unknown): AnswerLine[] {
  const { data } = answersSchema.safeParse(fieldsOf(body).answers);
  return data ? answerLines(data) : [];
}

/** Returns the text of a step, followed by its smaller version if there is one. */
export function stepTextWithSmaller(step: unknown, row: ExportedRow | undefined): string {
  const smaller = row?.smaller ? ` (smaller: ${exportedText(row.smaller)})` : "";
  return `${exportedText(fieldsOf(step).text)}${smaller}`;
}

export const isUnreadable = (value: unknown) => value === UNREADABLE;

/**
 * Returns a text unchanged, or for `UNREADABLE` the sentence that says that it could not be decrypted, without any
 * markup.
 */
export function exportedText(value: unknown): string {
  if (isUnreadable(value)) return UNREADABLE.unreadable;
  return typeof value === "string" ? value : "";
}

export const fieldsOf = (value: unknown): ExportedRow =>
  typeof value === "object" && value !== null ? (value as ExportedRow) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the day of an exported instant on the calendar of the person's time zone, such as `2026-11-20`. */
export function exportedDay(value: unknown, { zone }: Pick<Legend, "zone">): string {
  return value instanceof Date ? dayOf(value, { timeZone: zone }) : "";
}
