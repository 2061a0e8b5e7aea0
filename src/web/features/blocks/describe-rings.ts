import type { ListedBlockOutput } from "#contract/blocks.ts";
import { blockActivityOf } from "#domain/blocks/activity.ts";
import { blockAgeOf, describeBlockAge } from "#domain/blocks/age.ts";

type Described = Pick<ListedBlockOutput, "createdAt" | "updatedAt" | "history">;

/** Describes the rings in a block's picture in words, for screen readers. */
export function describeBlockHistory(block: Described, now = new Date()): string {
  const readings = block.history.filter(({ kind }) => kind === "insight").length;
  const pauses = block.history.filter(({ to }) => to === "paused").length;
  const counts = [
    readings === 1 ? "one reading" : `${readings} readings`,
    ...(pauses > 0 ? [pauses === 1 ? "one pause" : `${pauses} pauses`] : []),
  ].join(" and ");
  return `Rings around a stone: ${counts}. ${sentence(`${ageWords(block, now)}, ${activityWords(block, now)}`)}.`;
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
