import type { PatternPictureOutput } from "#contract/pattern-pictures.ts";
import { type Plot, placeInterval, scaleOf, shortNumber } from "./frame.ts";

export type CalibrationPicture = Extract<PatternPictureOutput, { type: "calibration" }>;

const LABEL_WIDTH = 62;
const LABEL_HEIGHT = 16;

/**
 * Places each guess in the picture: across by the guessed share, and up by the share that happened, with an
 * interval. The area of a circle grows with the number of guesses. A label stands under its circle, or above it
 * where it would touch the previous label.
 */
export function placeGuesses(points: CalibrationPicture["points"], plot: Plot) {
  const across = scaleOf(0, 1, plot.left, plot.right);
  const up = scaleOf(0, 1, plot.bottom, plot.top);
  let before = { x: Number.NEGATIVE_INFINITY, labelY: 0 };
  return [...points]
    .sort((one, other) => one.said - other.said)
    .map(({ said, did, of, lower, upper }) => {
      const share = of === 0 ? 0 : did / of;
      const x = across(said);
      const radius = 4 + 1.7 * Math.sqrt(of);
      const y = up(share);
      const under = y + radius + 17;
      const wouldTouch = x - before.x < LABEL_WIDTH && Math.abs(under - before.labelY) < LABEL_HEIGHT;
      const labelY = wouldTouch ? y - radius - 7 : under;
      before = { x, labelY };
      return {
        said,
        x,
        y,
        honestY: up(said),
        whisker: placeInterval({ lower, upper }, up),
        radius,
        label: `${shortNumber(did)} of ${of}`,
        labelX: Math.min(x, plot.right - LABEL_WIDTH / 2),
        labelY: Math.min(Math.max(labelY, plot.top + 4), plot.bottom - 4),
      };
    });
}
