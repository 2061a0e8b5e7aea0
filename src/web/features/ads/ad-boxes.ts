import { PLACEMENTS, type Placement } from "#domain/ads/placements.ts";

/**
 * The minimum height of an advertising notice, by the notice's form. Each height fits the longest notice at every
 * width, so a notice that arrives late causes no layout shift.
 */
const BOXES = {
  banner: "min-h-44 sm:min-h-31",
  card: "min-h-62 sm:min-h-48",
  native: "min-h-46 sm:min-h-40",
  interstitial: "",
};

export const boxOf = (placement: Placement): string => BOXES[PLACEMENTS[placement].form];
