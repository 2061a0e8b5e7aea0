/**
 * Draws a block's history as rings around its stone: the older a moment, the wider and thinner its ring. All
 * measures are in SVG units, and all rings share the stone's centre.
 */
import type { ListedBlockOutput } from "#contract/blocks.ts";
import { daysBetween, shortAgeOf } from "./days-ago.ts";

export type Moment = ListedBlockOutput["history"][number];

/** The kind of a ring. reading: gold · pause: dashed mist · settled: reed · turn: any other change, thin */
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

/** The shortest time span the rings cover, so that a young block's rings stay near its stone. */
const LEAST_SPAN_DAYS = 14;
/** A reading and the block it created are recorded at most this far apart. */
const SAME_MOMENT_MS = 60_000;

/** Returns the rings, newest and innermost first. `moments` must be sorted newest first. */
export function ringsOf(moments: readonly Moment[], now: Date, room: Room): Ring[] {
  const shown = withoutEchoes(moments).slice(0, room.most);
  const days = shown.map(({ at }) => Math.max(0, daysBetween(new Date(at), now)));
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

/** Drops the block's creation when a reading created it, because both would draw the same ring. */
function withoutEchoes(moments: readonly Moment[]): readonly Moment[] {
  const first = moments.at(-1);
  const next = moments.at(-2);
  if (first?.kind !== "created" || next?.kind !== "insight") return moments;
  const apart = Date.parse(next.at) - Date.parse(first.at);
  return apart < SAME_MOMENT_MS ? moments.slice(0, -1) : moments;
}

/** Moves rings outwards until none touch, then back inwards where a ring would leave the picture. */
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
