import { appendTo } from "#domain/append-to.ts";
import { calendarDay } from "#domain/calendar-days.ts";
import type { Pattern } from "#domain/patterns/pattern.ts";
import { capitalised } from "#domain/text/capitalised.ts";
import type { History, PastBlock } from "../history.ts";
import { sayCount, sourcesOf } from "./say.ts";
import type { ThemedReading, UsableRows } from "./usable-rows.ts";

const LEAST_READINGS = 4;
/** The maximum number of blocks that are shown, those with the most readings. */
const MOST_SHOWN = 2;

/**
 * Returns open blocks with four readings or more on which nothing was done: no reading was acted on and no step was
 * done. It is a plain count.
 */
export function withoutAction({ readings, doneSteps }: UsableRows, blocks: History["blocks"]): Pattern[] {
  const ofBlock = new Map<string, ThemedReading[]>();
  const moved = new Set(doneSteps.map(({ blockId }) => blockId));
  const movedReadings = new Set(doneSteps.map(({ insightId }) => insightId));
  for (const reading of readings) {
    if (reading.blockId === null) continue;
    appendTo(ofBlock, reading.blockId, reading);
    if (reading.hasActed || movedReadings.has(reading.id)) moved.add(reading.blockId);
  }
  return blocks
    .filter(({ id, status }) => status === "active" && !moved.has(id))
    .map((block) => ({ block, rows: ofBlock.get(block.id) ?? [] }))
    .filter(({ rows }) => rows.length >= LEAST_READINGS)
    .sort((one, other) => other.rows.length - one.rows.length)
    .slice(0, MOST_SHOWN)
    .map(({ block, rows }) => patternOf(block, rows));
}

function patternOf(block: PastBlock, rows: readonly ThemedReading[]): Pattern {
  return {
    id: `without-action:${block.id}`,
    kind: "without-action",
    label: "read, not moved",
    headline: `${capitalised(sayCount(rows.length, "reading"))} on “${block.name}”, and no step yet.`,
    detail: `None of the ${rows.length} is marked as acted on, and no step of theirs is done. That’s a count. It says nothing about why.`,
    suggestion: "No more cards. Take the smallest step of the last one and do two minutes of it, badly.",
    isNothingYet: false,
    picture: { type: "progress", have: rows.length, need: LEAST_READINGS, unit: "readings without a step" },
    table: {
      columns: ["Day", "Acted on"],
      rows: rows.map(({ local }) => [calendarDay(local.day), "no"]),
    },
    sources: [{ kind: "block", id: block.id, at: block.createdAt.toISOString() }, ...sourcesOf(rows)],
    newestAt: rows.at(-1)?.at.toISOString() ?? null,
    isPrediction: false,
  };
}
