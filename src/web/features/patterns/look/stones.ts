/** The most stones that are drawn in a row. Of more, each stone stands for an equal share. */
const MOST_STONES = 40;
const WIDEST = 25;
/** The depths of the stones below the waterline, one after another, so that they do not lie in a line. */
const DEPTHS = [26, 36, 22, 32, 38];

export interface PlacedStone {
  at: number;
  x: number;
  /** The depth below the waterline; 0 for a stone on the water. */
  depth: number;
  radius: number;
}

/** Places a stone for each of `of` things in a row of this width: the first `yes` on the water, the others below it. */
export function placeStones({ yes, of }: { yes: number; of: number }, width: number): PlacedStone[] {
  const count = Math.min(MOST_STONES, of);
  if (count === 0) return [];
  const onWater = Math.round((yes / of) * count);
  const pitch = Math.min(WIDEST, width / count);
  return Array.from({ length: count }, (_, at) => ({
    at,
    x: pitch * (at + 0.5),
    depth: at < onWater ? 0 : (DEPTHS[at % DEPTHS.length] ?? 0),
    radius: Math.min(10, pitch * 0.42),
  }));
}

/** Piles up the stones of each weekday from the bottom. The distance of two stones shrinks, so that the highest pile fits. */
export function pileUp(counts: readonly number[], { width, height }: { width: number; height: number }) {
  const highest = Math.max(1, ...counts);
  const step = Math.min(15, height / highest);
  const column = width / counts.length;
  return counts.flatMap((count, weekday) =>
    Array.from({ length: count }, (_, level) => ({
      key: `${weekday} ${level}`,
      weekday,
      x: column * (weekday + 0.5),
      up: step * (level + 0.5),
      radius: Math.min(11, step * 0.8, column * 0.3),
    })),
  );
}
