/** The door of a recommendation: what a person can do about it, and the address of the page where it is done. */
import { letterAddress } from "../text/letter-address.ts";
import { shorten } from "../text/shorten.ts";
import type { History, PastReading } from "./history.ts";
import type { Door, Pattern, Source } from "./pattern.ts";

/** In characters; a letter's text is a part of its address. */
const LONGEST_LETTER = 600;
const SPREADS: Record<string, string> = { "full-ponds": "full-pond", "quick-draws": "quick-draw" };

/** Returns where a pattern's suggestion leads; `null` where there is nothing to open. */
export function doorOf(pattern: Pattern, history: History): Door | null {
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

/** By the axis of the loop. What comes up late is put down until a day on which it can be looked at. */
function doorOfLoop(axis: string, pattern: Pattern, history: History): Door | null {
  const [newest] = insightsOf(pattern.sources);
  if (axis === "kind") return toLetter(newest, history);
  const twoMinutes = toReading("two-minutes", newest);
  if (axis === "late") return onBlock("park", pattern, history) ?? twoMinutes;
  if (axis === "weekday") return onBlock("plan", pattern, history) ?? twoMinutes;
  return twoMinutes;
}

/** The readings of the sources, the newest first. */
function insightsOf(sources: readonly Source[]): string[] {
  return sources
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .flatMap(({ kind, id, insightId }) => insightId ?? (kind === "insight" ? id : []));
}

function toReading(kind: "two-minutes" | "smaller-step", insightId: string | undefined): Door | null {
  return insightId === undefined ? null : { kind, to: `/insights/${insightId}` };
}

/** The newest block of the sources that is still open. */
function onBlock(kind: "plan" | "park", { sources }: Pattern, { readings, blocks }: History): Door | null {
  const open = new Set(blocks.filter(({ status }) => status === "active").map(({ id }) => id));
  const blockOf = new Map(readings.map(({ id, blockId }) => [id, blockId]));
  const block = insightsOf(sources)
    .map((id) => blockOf.get(id))
    .find((id) => id && open.has(id));
  return block ? { kind, to: `/blocks/${block}#${kind}` } : null;
}

/** A letter with the person's own question in it. They choose who gets it. */
function toLetter(insightId: string | undefined, { readings }: History): Door | null {
  const text = readings.find(({ id }) => id === insightId)?.text.trim() ?? "";
  if (text === "") return toReading("two-minutes", insightId);
  return { kind: "ask", to: letterAddress(shorten(text, LONGEST_LETTER)) };
}

/** The newest reading with no step that was done, in part or whole, or that no longer matters. */
function openReading({ readings, steps }: History): PastReading["id"] | undefined {
  const settled = steps.filter(({ outcome }) => outcome !== "not-done");
  const touched = new Set(settled.map(({ insightId }) => insightId));
  return readings.findLast(({ id, isGrave, hasActed }) => !isGrave && !hasActed && !touched.has(id))?.id;
}
