/**
 * Finds the "door" of a recommendation: what a person can do about it, and the address of the page where they do it.
 */

import type { Pattern, RecommendationDoor, Source } from "#domain/patterns/pattern.ts";
import { mailtoLink } from "#domain/text/letter-address.ts";
import { shorten } from "#domain/text/shorten.ts";
import { graveReadingsOf, type History, type PastReading, rowsWithout } from "./history.ts";

/** The maximum length of a letter's text, in characters. The text is a part of the letter's address. */
const LONGEST_LETTER = 600;
const SPREADS: Record<string, string> = { "full-ponds": "full-pond", "quick-draws": "quick-draw" };

/** Returns the door for a pattern's suggestion; `null` if there is nothing to open. */
export function doorOf(pattern: Pattern, history: History): RecommendationDoor | null {
  const [name = "", middle = "", last = ""] = pattern.id.split(":");
  const [newest] = insightsOf(pattern.sources);
  switch (pattern.kind) {
    case "loop":
      return doorOfLoop(middle, pattern, history);
    case "same-question":
      if (name === "words") return toReading("two-minutes", newest);
      return onBlock("park", pattern, history) ?? toLetter(newest, history);
    case "before-moving":
      if (last in SPREADS) return { kind: "reading", to: `/new-insight?spread=${SPREADS[last]}` };
      return toReading("smaller-step", openReading(history) ?? newest);
    case "guesses":
      return toReading("smaller-step", openReading(history) ?? newest);
    default:
      return toReading("two-minutes", newest);
  }
}

/**
 * Returns the door for a loop, by the axis of the loop. For a theme that comes up late, the block is parked until
 * another day.
 */
function doorOfLoop(axis: string, pattern: Pattern, history: History): RecommendationDoor | null {
  const [newest] = insightsOf(pattern.sources);
  if (axis === "kind") return toLetter(newest, history);
  const twoMinutes = toReading("two-minutes", newest);
  if (axis === "late") return onBlock("park", pattern, history) ?? twoMinutes;
  if (axis === "weekday") return onBlock("plan", pattern, history) ?? twoMinutes;
  return twoMinutes;
}

/** Returns the ids of the readings among the sources, the newest first. */
function insightsOf(sources: readonly Source[]): string[] {
  return sources
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .flatMap(({ kind, id, insightId }) => insightId ?? (kind === "insight" ? id : []));
}

function toReading(
  kind: "two-minutes" | "smaller-step",
  insightId: string | undefined,
): RecommendationDoor | null {
  return insightId === undefined ? null : { kind, to: `/insights/${insightId}` };
}

/** Returns the door to the newest block of the sources that is still open; `null` if none is. */
function onBlock(
  kind: "plan" | "park",
  { sources }: Pattern,
  { readings, blocks }: History,
): RecommendationDoor | null {
  const open = new Set(blocks.filter(({ status }) => status === "active").map(({ id }) => id));
  const blockOf = new Map(readings.map(({ id, blockId }) => [id, blockId]));
  const block = insightsOf(sources)
    .map((id) => blockOf.get(id))
    .find((id) => id && open.has(id));
  return block ? { kind, to: `/blocks/${block}#${kind}` } : null;
}

/** Returns the door to an empty letter with the person's own question in it. The person chooses the recipient. */
function toLetter(insightId: string | undefined, { readings }: History): RecommendationDoor | null {
  const text = readings.find(({ id }) => id === insightId)?.text.trim() ?? "";
  if (text === "") return toReading("two-minutes", insightId);
  return { kind: "ask", to: mailtoLink(shorten(text, LONGEST_LETTER)) };
}

/**
 * Returns the id of the newest reading on which nothing was done yet: it was not acted on, and no step was done or
 * given up. Grave readings are left out.
 */
function openReading(history: History): PastReading["id"] | undefined {
  const { readings, steps } = rowsWithout(graveReadingsOf(history), history);
  const settled = steps.filter(({ outcome }) => outcome !== "not-done");
  const touched = new Set(settled.map(({ insightId }) => insightId));
  return readings.findLast(({ id, hasActed }) => !hasActed && !touched.has(id))?.id;
}
