// What happened to blocks in a year: when each was stuck, and the days on which it was opened, paused or resolved.

import { appendTo } from "#domain/append-to.ts";
import { capitalised } from "#domain/text/capitalised.ts";
import { counted } from "#domain/text/counted.ts";
import type { YearBlock, YearMark, YearStretch } from "#domain/year/year.ts";
import { formatYearDay, type YearCalendar } from "#domain/year/year-calendar.ts";
import type { PastBlock, PastReading } from "../history.ts";

/** Returns the blocks that were stuck in the year or changed in it, in the order of the days on which that began. */
export function blocksOfYear(
  { blocks, readings }: { blocks: readonly PastBlock[]; readings: readonly PastReading[] },
  { calendar, now }: { calendar: YearCalendar; now: Date },
): YearBlock[] {
  const daysOf = new Map<string, number[]>();
  for (const { blockId, at } of readings) {
    if (blockId !== null && calendar.isInside(at)) appendTo(daysOf, blockId, calendar.dayOf(at));
  }
  const found = blocks.flatMap((block) => {
    const stretches = stretchesOf(block, { calendar, now });
    const marks = marksOf(block, calendar);
    const wasOpenBefore = isOpenBefore(block, calendar);
    const readingDays = [...new Set(daysOf.get(block.id))];
    if (stretches.length === 0 && marks.length === 0 && readingDays.length === 0) return [];
    const { id, name, blockTypeId } = block;
    const said = sayBlock(
      { stretches, marks, wasOpenBefore, readings: readingDays.length },
      { calendar, now },
    );
    return [{ id, name, blockTypeId, stretches, marks, readingDays, said }];
  });
  return found.sort((one, other) => beginningOf(one) - beginningOf(other));
}

const beginningOf = ({ stretches, marks, readingDays }: YearBlock): number =>
  stretches[0]?.from ?? marks[0]?.day ?? readingDays[0] ?? 0;

type State = "open" | "paused" | "closed";

const STATES: Record<PastBlock["status"], State> = {
  active: "open",
  paused: "paused",
  resolved: "closed",
  archived: "closed",
  other: "closed",
};

/**
 * Returns the states of a block, oldest first; it is open from its creation on. Returns nothing if it was closed on an
 * unrecorded day.
 */
function turnsOf({ createdAt, changes, status }: PastBlock): PastBlock["changes"] {
  const isClosedSilently = changes.length === 0 && STATES[status] === "closed";
  return isClosedSilently ? [] : [{ at: createdAt, to: "active" }, ...changes];
}

function isOpenBefore(block: PastBlock, { dayOf }: YearCalendar): boolean {
  const last = turnsOf(block).findLast(({ at }) => dayOf(at) < 0);
  return last !== undefined && STATES[last.to] !== "closed";
}

/** Returns one stretch for each day on which one begins. Of several that begin on one day, only the last is kept. */
function stretchesOf(
  block: PastBlock,
  { calendar, now }: { calendar: YearCalendar; now: Date },
): YearStretch[] {
  const { dayOf, days } = calendar;
  const turns = turnsOf(block);
  const stretches = turns.flatMap(({ at, to }, index) => {
    if (STATES[to] === "closed") return [];
    const from = Math.max(0, dayOf(at));
    const last = Math.min(days - 1, dayOf(turns[index + 1]?.at ?? now));
    return from > last ? [] : [{ from, to: last, isPaused: STATES[to] === "paused" }];
  });
  return lastOfEach(stretches, ({ from }) => from);
}

/** Returns the rows with only the last of those with the same key, in its position. */
function lastOfEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string | number): Row[] {
  const last = new Map(rows.map((row) => [keyOf(row), row]));
  return rows.filter((row) => last.get(keyOf(row)) === row);
}

/** Returns at most one mark for each day and kind. */
function marksOf(block: PastBlock, { dayOf, isInside }: YearCalendar): YearMark[] {
  let state: State = "open";
  const marks: (YearMark & { at: Date })[] = [
    { at: block.createdAt, day: dayOf(block.createdAt), kind: "opened" },
  ];
  for (const { at, to } of block.changes) {
    const kind = to === "active" ? kindOfReturn(state) : kindOfEnd(to);
    if (kind) marks.push({ at, day: dayOf(at), kind });
    state = STATES[to];
  }
  const inside = marks.filter(({ at }) => isInside(at)).map(({ day, kind }) => ({ day, kind }));
  return lastOfEach(inside, ({ day, kind }) => `${kind} ${day}`);
}

const kindOfReturn = (before: State): YearMark["kind"] | null => (before === "open" ? null : "reopened");

function kindOfEnd(to: PastBlock["status"]): YearMark["kind"] {
  return to === "paused" || to === "resolved" ? to : "archived";
}

interface Drawn {
  stretches: readonly YearStretch[];
  marks: readonly YearMark[];
  wasOpenBefore: boolean;
  readings: number;
}

function sayBlock(
  { stretches, marks, wasOpenBefore, readings }: Drawn,
  { calendar, now }: { calendar: YearCalendar; now: Date },
): string {
  const turns = marks.map(({ kind, day }) => `${kind} ${formatYearDay(calendar.year, day)}`);
  const last = stretches.at(-1);
  const isStuckStill =
    last?.to === Math.min(calendar.days - 1, calendar.dayOf(now)) && !endsOn(last.to, marks);
  const end = calendar.isInside(now) ? "still open" : "open at the end of the year";
  const isPaused = last?.isPaused === true;
  return capitalised(
    [
      ...(wasOpenBefore ? ["open before the year began"] : []),
      ...turns,
      ...(isStuckStill && !isPaused ? [end] : []),
      ...(readings === 0 ? [] : [`${counted(readings, "day")} with a reading`]),
    ].join(", "),
  );
}

/** Returns whether the block was closed on this day. */
function endsOn(day: number, marks: readonly YearMark[]): boolean {
  const { kind, day: lastDay } = marks.at(-1) ?? {};
  return lastDay === day && (kind === "resolved" || kind === "archived");
}
