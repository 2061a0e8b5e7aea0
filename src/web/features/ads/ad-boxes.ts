import { PLACEMENTS, type Placement } from "../../../domain/ads/placements.ts";

/** As high as the longest notice of its form, at every width: what comes later moves nothing. */
const BOXES = {
  banner: "min-h-47 sm:min-h-30",
  card: "min-h-64 sm:min-h-50",
  native: "min-h-47 sm:min-h-36",
  interstitial: "",
};

export const boxOf = (placement: Placement): string => BOXES[PLACEMENTS[placement].form];
