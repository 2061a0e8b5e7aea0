import type { ListedBlockOutput } from "#contract/blocks.ts";
import { blockActivityOf } from "#domain/blocks/activity.ts";
import { blockAgeOf, describeBlockAge } from "#domain/blocks/age.ts";
import { isClosed } from "#domain/blocks/status.ts";
import { formatDay } from "../../ui/dates.ts";
import { daysBetween } from "./days-ago.ts";

type Described = Pick<ListedBlockOutput, "createdAt" | "updatedAt" | "history">;

/** Describes the rings in a block's picture in words, for screen readers. */
export function describeBlockHistory(
  block: Described & Pick<ListedBlockOutput, "status">,
  now = new Date(),
): string {
  const readings = block.history.filter(({ kind }) => kind === "insight").length;
  const pauses = block.history.filter(({ to }) => to === "paused").length;
  const counts = [
    readings === 1 ? "one reading" : `${readings} readings`,
    ...(pauses > 0 ? [pauses === 1 ? "one pause" : `${pauses} pauses`] : []),
  ].join(" and ");
  return `Rings around a stone: ${counts}. ${sentence(lifeWords(block, now).join(", "))}.`;
}

/**
 * Returns the age of an open block and its last change, such as 'just started' and 'active today'. For a closed block,
 * returns since when it has had its status and how long it was open.
 */
export function lifeWords(
  block: Described & Pick<ListedBlockOutput, "status">,
  now = new Date(),
): [string, string] {
  const { status, history, createdAt } = block;
  if (!isClosed(status)) {
    return [ageWords(block, now), activityWords(block, now)];
  }
  const closing = history.find(({ to }) => to === status);
  if (!closing) return [status, formatDay(block.updatedAt, now)];
  const days = daysBetween(new Date(createdAt), new Date(closing.at));
  const after = days < 1 ? "the same day" : `after ${days === 1 ? "one day" : `${days} days`}`;
  return [`${status} ${formatDay(closing.at, now)}`, after];
}

/** Returns the block's age in words, such as 'just started', '3 weeks' or 'long-term'. */
export function ageWords({ createdAt }: Pick<Described, "createdAt">, now = new Date()): string {
  return describeBlockAge(blockAgeOf(new Date(createdAt), now));
}

/**
 * Returns how long ago the block last changed: 'active today', 'active yesterday', 'recent' or 'stalled'. Days are
 * counted in the browser's time zone.
 */
export function activityWords({ updatedAt }: Pick<Described, "updatedAt">, now = new Date()): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return blockActivityOf(new Date(updatedAt), now, timeZone);
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
