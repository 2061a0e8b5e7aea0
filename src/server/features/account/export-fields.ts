// Reads fields of exported rows whose shape is not known, for the formats of an export.
import type { Deck } from "../cards/cards.ts";
import { type ExportedRow, UNREADABLE } from "./export-rows.ts";

export type Cards = Deck["byId"];

export function nameCard({ id, reversed, chosen }: ExportedRow, cards: Cards): string {
  const name = cards.get(String(id))?.name ?? String(id);
  return `${name}${reversed ? " (reversed)" : ""}${chosen ? " (chosen)" : ""}`;
}

export function nameOf(block: ExportedRow): string {
  return wordsOf(
    typeof block.summary === "string" ? block.summary : (fieldsOf(block.summary).name ?? block.summary),
  );
}

/** Reads a text that is stored either as a plain string or as the `text` field of an object. */
export function noteOf(value: unknown): string {
  return wordsOf(typeof value === "string" || isUnreadable(value) ? value : fieldsOf(value).text);
}

export const isUnreadable = (value: unknown) => value === UNREADABLE;

export function wordsOf(value: unknown): string {
  if (isUnreadable(value)) return `*${UNREADABLE.unreadable}*`;
  return typeof value === "string" ? value : "";
}

export const fieldsOf = (value: unknown): ExportedRow =>
  typeof value === "object" && value !== null ? (value as ExportedRow) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const dayOf = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : "");
