// The places of stones in the picture on home.
import type { CSSProperties } from "react";

/** The size of the picture, in SVG units. */
export const PICTURE = { width: 400, height: 270 };
const LABEL_WIDTH = 190;
/** The height of a stone above the centre of its rings, as a share of the stone's width. */
const STONE_RISE = 0.505;

/**
 * The places of the open blocks, nearest first, in SVG units. A place without `labelTop` is too small for a name; the list
 * below the picture has it.
 */
export const STONE_PLACES = [
  { x: 112, y: 122, stone: 84, labelTop: 178, rings: { inner: 60, outer: 186, gap: 14, most: 5 } },
  { x: 302, y: 190, stone: 62, labelTop: 226, rings: { inner: 42, outer: 108, gap: 10, most: 4 } },
  { x: 296, y: 58, stone: 50, labelTop: 86, rings: { inner: 34, outer: 84, gap: 8, most: 3 } },
  { x: 200, y: 40, stone: 34, labelTop: null, rings: { inner: 24, outer: 58, gap: 7, most: 2 } },
  { x: 36, y: 40, stone: 28, labelTop: null, rings: { inner: 19, outer: 44, gap: 6, most: 2 } },
] as const;

export interface StonePlace {
  x: number;
  y: number;
  stone: number;
  labelTop: number | null;
}

/** Puts blocks into places, in order. Blocks without a place are left out. */
export function putIn<Block, Its extends StonePlace>(places: readonly Its[], blocks: readonly Block[]) {
  return blocks.flatMap((block, index) => {
    const place = places[index];
    return place ? [{ block, place }] : [];
  });
}

export function stoneBox({ x, y, stone }: StonePlace): CSSProperties {
  return {
    left: across(x - stone / 2),
    top: down(y - STONE_RISE * stone),
    width: across(stone),
  };
}

export function labelBox({ x, labelTop }: StonePlace): CSSProperties {
  return { left: across(x - LABEL_WIDTH / 2), top: down(labelTop ?? 0), width: across(LABEL_WIDTH) };
}

const across = (units: number) => `${(units / PICTURE.width) * 100}%`;
const down = (units: number) => `${(units / PICTURE.height) * 100}%`;
