// Which block of a year was stuck the longest, and which was resolved the fastest.

import type { YearBlock, YearBlockFact } from "#domain/year/year.ts";
import type { YearCalendar } from "#domain/year/year-calendar.ts";
import type { PastBlock } from "../history.ts";
import { spellsOf } from "../spells.ts";

/** Returns the number of days of the year on which the block was stuck, paused days included. */
function daysStuck({ stretches }: YearBlock): number {
  const days = new Set<number>();
  for (const { from, to } of stretches) for (let day = from; day <= to; day += 1) days.add(day);
  return days.size;
}

/** Returns the block that was stuck on the most days within the year, pauses included; of several the one that began first. */
export function stuckLongestOf(blocks: readonly YearBlock[]): YearBlockFact | null {
  const counted = blocks.map((block) => ({ blockId: block.id, name: block.name, days: daysStuck(block) }));
  const [longest] = counted.filter(({ days }) => days > 0).sort((one, other) => other.days - one.days);
  return longest ?? null;
}

/** Returns the block that was resolved in the year in the fewest days; of several the one that was resolved first. */
export function fastestOf(
  blocks: readonly PastBlock[],
  { calendar, now }: { calendar: YearCalendar; now: Date },
): YearBlockFact | null {
  const [fastest] = spellsOf(blocks, now)
    .filter(({ isEvent, endedAt }) => isEvent && calendar.isInside(endedAt))
    .sort((one, other) => one.time - other.time || one.endedAt.getTime() - other.endedAt.getTime());
  return fastest ? { blockId: fastest.block.id, name: fastest.block.name, days: fastest.time } : null;
}
