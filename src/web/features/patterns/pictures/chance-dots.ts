const ACROSS = 25;
const DOWN = 4;

/**
 * Places 100 dots in four rows on a picture of this width, in pixels. `chance` is from 0 to 1; one dot is filled
 * for each hundredth.
 */
export function placeChance(chance: number, width: number) {
  const filled = Math.round(chance * ACROSS * DOWN);
  const step = width / ACROSS;
  const radius = Math.min(6.5, step * 0.29);
  const rowHeight = Math.max(13, Math.min(22, step * 0.93));
  const dots = Array.from({ length: ACROSS * DOWN }, (_, index) => ({
    index,
    x: (index % ACROSS) * step + step / 2,
    y: (Math.floor(index / ACROSS) + 0.5) * rowHeight + 1,
    isFilled: index < filled,
  }));
  return { filled, radius, height: rowHeight * DOWN + 2, dots };
}
