import { FLATNESS } from "#domain/blocks/ring-shape.ts";
import type { Ring } from "./ripples.ts";

/** The position of a ring's date: the dot on the ring, and the text to the right of the dot. */
export interface RingLabel {
  key: string;
  dotX: number;
  dotY: number;
  /** Where the text begins, outside of its own ring. */
  textX: number;
  text: string;
  width: number;
}

interface Picture {
  centreX: number;
  centreY: number;
  /** The bounds of the picture within which the text of a date must stay, in SVG units. */
  right: number;
  top: number;
  bottom: number;
}

const CHARACTER = 8.4;
const PADDING = 6;
export const LABEL_HEIGHT = 18;
/** The distance from the centre of the dot to the text of the date, in SVG units. */
const LABEL_OFFSET = 9;
/** The smallest distance from the ring to the text, in SVG units. */
const RING_GAP = 5;

/**
 * The angles in degrees at which a date may be placed, below and above the rings' centre. Rings alternate between
 * the two lists, so dates rarely share a row.
 */
const BELOW = [50, 36, 22, 62, 10];
const ABOVE = [-40, -28, -14, -54, -6];

/** Places a date on each ring. A ring with no free place gets no date. */
export function placeLabels(rings: readonly Ring[], picture: Picture): RingLabel[] {
  const placed: RingLabel[] = [];
  for (const [index, ring] of rings.entries()) {
    const angles = index % 2 === 0 ? [...BELOW, ...ABOVE] : [...ABOVE, ...BELOW];
    const label = angles
      .map((angle) => labelAt(ring, angle, picture))
      .find(
        (candidate) => isInside(candidate, picture) && !placed.some((other) => touches(candidate, other)),
      );
    if (label) placed.push(label);
  }
  return placed;
}

function labelAt({ key, rx, label }: Ring, angle: number, { centreX, centreY }: Picture): RingLabel {
  const radians = (angle * Math.PI) / 180;
  const dotX = centreX + rx * Math.cos(radians);
  const down = rx * FLATNESS * Math.sin(radians);
  const ringX = centreX + widestBeside(rx, Math.abs(down));
  return {
    key,
    dotX,
    dotY: centreY + down,
    textX: Math.max(dotX + LABEL_OFFSET, ringX + RING_GAP),
    text: label,
    width: label.length * CHARACTER + PADDING,
  };
}

/** Returns how far a ring reaches to the right beside a text that is `away` above or below the ring's centre. */
function widestBeside(rx: number, away: number): number {
  const share = Math.max(0, away - LABEL_HEIGHT / 2) / (rx * FLATNESS);
  return rx * Math.sqrt(1 - share ** 2);
}

function isInside({ textX, dotY, width }: RingLabel, { right, top, bottom }: Picture): boolean {
  const half = LABEL_HEIGHT / 2;
  return textX + width <= right && dotY - half >= top && dotY + half <= bottom;
}

/** Returns whether two date labels, each taken as one box of dot and text, overlap. */
function touches(one: RingLabel, other: RingLabel): boolean {
  const isBeside =
    one.dotX - LABEL_OFFSET > other.textX + other.width || other.dotX - LABEL_OFFSET > one.textX + one.width;
  return !isBeside && Math.abs(one.dotY - other.dotY) < LABEL_HEIGHT + 2;
}
