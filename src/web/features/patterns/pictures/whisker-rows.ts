import type { PatternPictureOutput } from "#contract/pattern-pictures.ts";
import { scaleOf } from "./frame.ts";

export type WhiskersPicture = Extract<PatternPictureOutput, { type: "whiskers" }>;
type Row = WhiskersPicture["rows"][number];

/** The space for a ring at both ends of a line, in pixels. */
const MARGIN = 10;

/**
 * Returns the value at the right end of the lines: 1 for shares; for days, a tenth more than the highest known day,
 * but at least 7.
 */
export function scaleEnd({ unit, rows }: WhiskersPicture): number {
  if (unit === "share") return 1;
  const known = rows.flatMap(({ value, lower, upper }) => [value ?? 0, lower ?? 0, upper ?? 0]);
  return Math.max(7, Math.ceil(Math.max(...known) * 1.1));
}

/**
 * Places an estimate and its interval on a line of this width. An interval without a known upper end reaches to the
 * right end of the line.
 */
export function placeWhisker({ value, lower, upper }: Row, end: number, width: number) {
  const across = scaleOf(0, end, MARGIN, width - MARGIN);
  const place = (at: number | null) => (at === null ? null : across(at));
  const isOpen = lower !== null && upper === null;
  return { x: place(value), from: place(lower), to: isOpen ? width : place(upper), isOpen };
}
