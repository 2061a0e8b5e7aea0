/**
 * Computes a block's history as rings around a stone: the older an event, the wider and thinner the ring. All
 * measures are in SVG units, and all rings share the stone's centre.
 */
import type { ListedBlockOutput } from "#contract/blocks.ts";
import type { Dates } from "../../api/dates.ts";
import { shortAgeOf } from "./days-ago.ts";

export type Moment = ListedBlockOutput["history"][number];

/**
 * The kind of a ring. reading: gold · pause: a dashed grey line · settled: green · turn: a thin line for any other
 * change
 */
type RingLook = "reading" | "pause" | "settled" | "turn";

export interface Ring {
  key: string;
  rx: number;
  look: RingLook;
  /** The stroke width of a ring, in SVG units. */
  weight: number;
  opacity: number;
  label: string;
}

interface Room {
  /** The radii of the newest (`inner`) and the oldest (`outer`) ring, in SVG units. */
  inner: number;
  outer: number;
  /** The smallest distance between two rings, in SVG units. */
  gap: number;
  most: number;
}

/** The shortest time that the rings span, in days, so that a young block's rings stay near the stone. */
const LEAST_SPAN_DAYS = 14;
/** The longest time in milliseconds between a reading and the block that the reading created. */
const SAME_MOMENT_MS = 60_000;

/** Returns the rings, newest and innermost first. `moments` must be sorted newest first. */
export function ringsOf(moments: readonly Moment[], daysAgo: Dates["daysAgo"], room: Room): Ring[] {
  const shown = withoutEchoes(moments).slice(0, room.most);
  const days = shown.map(({ at }) => Math.max(0, daysAgo(at)));
  const span = Math.max(LEAST_SPAN_DAYS, ...days);
  const radii = spaceOut(
    days.map((day) => room.inner + ((room.outer - room.inner) * day) / span),
    room,
  );
  return shown.map((moment, index) => {
    const age = shown.length === 1 ? 0 : index / (shown.length - 1);
    return {
      key: `${moment.kind} ${moment.at}`,
      rx: radii[index] ?? room.inner,
      look: lookOf(moment),
      weight: 2.25 - 1.05 * age,
      opacity: 1 - 0.55 * age,
      label: labelOf(moment, shortAgeOf(days[index] ?? 0)),
    };
  });
}

/**
 * Drops the event of the block's creation when a reading created the block, because both events would draw the same
 * ring.
 */
function withoutEchoes(moments: readonly Moment[]): readonly Moment[] {
  const first = moments.at(-1);
  const next = moments.at(-2);
  if (first?.kind !== "created" || next?.kind !== "insight") return moments;
  const apart = Date.parse(next.at) - Date.parse(first.at);
  return apart < SAME_MOMENT_MS ? moments.slice(0, -1) : moments;
}

/**
 * Returns the radii of rings that do not touch: moves rings outwards, then back inwards where a ring would leave
 * the picture.
 */
function spaceOut(wanted: readonly number[], { outer, gap }: Room): number[] {
  const radii = [...wanted];
  for (let ring = 1; ring < radii.length; ring += 1) {
    radii[ring] = Math.max(radii[ring] ?? 0, (radii[ring - 1] ?? 0) + gap);
  }
  return radii.map((rx, ring) => Math.min(rx, outer - (radii.length - 1 - ring) * gap));
}

function lookOf({ kind, to }: Moment): RingLook {
  if (kind === "insight") return "reading";
  if (to === "paused") return "pause";
  return to === "resolved" ? "settled" : "turn";
}

function labelOf({ kind, to }: Moment, ago: string): string {
  if (kind === "insight") return ago;
  if (kind === "created") return `began ${ago}`;
  return to === "active" ? `again ${ago}` : `${to ?? "changed"} ${ago}`;
}
