// The places of stones in the picture on home, in SVG units. A test shows that nothing in it is cut or covered.
import type { CSSProperties } from "react";
import { FLATNESS } from "#domain/blocks/ring-shape.ts";

/** The size of the largest picture, in SVG units. */
export const PICTURE = { width: 390, height: 214 };
/** The height of a stone above the centre of its rings, as a share of the stone's width. */
const STONE_RISE = 0.505;
/** The distance of a name from the outermost ring. */
const LABEL_GAP = 5;
/** The room for a name in two lines, also on a phone on which a unit is less than a pixel. */
const LABEL_ROOM = 48;

export interface StonePlace {
  /** The centre of the rings. */
  x: number;
  y: number;
  /** The width of the stone. */
  stone: number;
  rings: { inner: number; outer: number; gap: number; most: number };
  label: {
    width: number;
    /** The most characters of a name. */
    most: number;
    /** Whether the name is small, in up to two lines, and stands alone. */
    isSmall: boolean;
  };
}

const WIDE = { width: 240, most: 32, isSmall: false };
const MIDDLE = { width: 168, most: 22, isSmall: false };
const SMALL = { width: 118, most: 30, isSmall: true };
const FAR = { stone: 40, rings: { inner: 28, outer: 48, gap: 8, most: 3 }, label: SMALL };
const NEAR = { stone: 48, rings: { inner: 34, outer: 56, gap: 8, most: 3 }, label: SMALL };

/** The places for one to five stones, the nearest first. The corner at the top left is free, because Rob is there. */
const PLACES: readonly (readonly StonePlace[])[] = [
  [{ x: 258, y: 86, stone: 106, rings: { inner: 74, outer: 120, gap: 11, most: 5 }, label: WIDE }],
  [
    { x: 112, y: 122, stone: 74, rings: { inner: 52, outer: 90, gap: 12, most: 4 }, label: MIDDLE },
    { x: 296, y: 54, stone: 60, rings: { inner: 42, outer: 80, gap: 10, most: 4 }, label: MIDDLE },
  ],
  [
    { x: 96, y: 126, stone: 64, rings: { inner: 45, outer: 78, gap: 10, most: 4 }, label: MIDDLE },
    { x: 290, y: 40, stone: 52, rings: { inner: 37, outer: 68, gap: 9, most: 4 }, label: MIDDLE },
    { x: 290, y: 141, stone: 46, rings: { inner: 33, outer: 54, gap: 8, most: 3 }, label: MIDDLE },
  ],
  [
    { ...NEAR, x: 104, y: 130 },
    { ...NEAR, x: 280, y: 138 },
    { ...FAR, x: 204, y: 38 },
    { ...FAR, x: 324, y: 38 },
  ],
  [
    { ...NEAR, x: 68, y: 136 },
    { ...NEAR, x: 195, y: 140 },
    { ...NEAR, x: 322, y: 136 },
    { ...FAR, x: 204, y: 38 },
    { ...FAR, x: 324, y: 38 },
  ],
];

/** The most stones in the picture. */
export const MOST_STONES = PLACES.length;

/** Returns the places for this many stones; those for five if there are more. */
export function placesFor(count: number): readonly StonePlace[] {
  return PLACES[Math.min(count, MOST_STONES) - 1] ?? [];
}

/** A stone at its place. `outermost` is the radius of the outermost of its rings; `undefined` if it has none. */
export interface Placed {
  place: StonePlace;
  outermost: number | undefined;
}

/** Returns the height of the picture of these stones, which ends below the lowest name. */
export function pictureHeight(stones: readonly Placed[]): number {
  const ends = stones.map(({ place, outermost }) => labelTopOf(place, outermost) + LABEL_ROOM);
  return Math.min(PICTURE.height, Math.max(...ends));
}

export function stoneBox({ x, y, stone }: StonePlace, height: number): CSSProperties {
  return {
    left: across(x - stone / 2),
    top: down(y - STONE_RISE * stone, height),
    width: across(stone),
  };
}

/** Returns where the name begins, below the outermost of the rings that the stone has. */
export function labelTopOf({ y, stone }: StonePlace, outermost = stone * 0.65): number {
  return y + outermost * FLATNESS + LABEL_GAP;
}

export function labelBox({ place, outermost }: Placed, height: number): CSSProperties {
  const { x, label } = place;
  return {
    left: across(x - label.width / 2),
    top: down(labelTopOf(place, outermost), height),
    width: across(label.width),
  };
}

const across = (units: number) => `${(units / PICTURE.width) * 100}%`;
const down = (units: number, height: number) => `${(units / height) * 100}%`;
