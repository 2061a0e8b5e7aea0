import type { ListedBlockOutput } from "#contract/blocks.ts";
import { blockActivityOf } from "#domain/blocks/activity.ts";
import { blockAgeOf, describeBlockAge } from "#domain/blocks/age.ts";
import { isClosed } from "#domain/blocks/status.ts";
import type { Dates } from "../../api/dates.ts";

type Described = Pick<ListedBlockOutput, "createdAt" | "updatedAt" | "history">;

/** Describes the rings in a block's picture in words, for screen readers. */
export function describeBlockHistory(
  block: Described & Pick<ListedBlockOutput, "status">,
  dates: Dates,
  now = new Date(),
): string {
  const readings = block.history.filter(({ kind }) => kind === "insight").length;
  const pauses = block.history.filter(({ to }) => to === "paused").length;
  const counts = [
    readings === 1 ? "one reading" : `${readings} readings`,
    ...(pauses > 0 ? [pauses === 1 ? "one pause" : `${pauses} pauses`] : []),
  ].join(" and ");
  return `Rings around a stone: ${counts}. ${sentence(lifeWords(block, dates, now).join(", "))}.`;
}

/**
 * Returns the age of an open block and its last change, such as 'just started' and 'active today'. For a closed block,
 * returns since when it has had its status and how long it was open.
 */
export function lifeWords(
  block: Described & Pick<ListedBlockOutput, "status">,
  dates: Dates,
  now = new Date(),
): [string, string] {
  const { status, history, createdAt } = block;
  if (!isClosed(status)) {
    return [ageWords(block, now), activityWords(block, dates, now)];
  }
  const closing = history.find(({ to }) => to === status);
  if (!closing) return [status, dates.formatDay(block.updatedAt, now)];
  const days = dates.daysAgo(createdAt, now) - dates.daysAgo(closing.at, now);
  const after = days < 1 ? "the same day" : `after ${days === 1 ? "one day" : `${days} days`}`;
  return [`${status} ${dates.formatDay(closing.at, now)}`, after];
}

/** Returns the block's age in words, such as 'just started', '3 weeks' or 'long-term'. */
function ageWords({ createdAt }: Pick<Described, "createdAt">, now: Date): string {
  return describeBlockAge(blockAgeOf(new Date(createdAt), now));
}

/**
 * Returns how long ago the block last changed: 'active today', 'active yesterday', 'recent' or 'stalled'.
 */
function activityWords({ updatedAt }: Pick<Described, "updatedAt">, { timeZone }: Dates, now: Date): string {
  return blockActivityOf(new Date(updatedAt), now, timeZone);
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
