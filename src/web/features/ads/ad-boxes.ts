import { PLACEMENTS, type Placement } from "../../../domain/ads/placements.ts";

/** As high as the longest notice of its form, at every width: what comes later moves nothing. */
const BOXES = {
  banner: "min-h-44 sm:min-h-31",
  card: "min-h-62 sm:min-h-48",
  native: "min-h-46 sm:min-h-40",
  interstitial: "",
};

export const boxOf = (placement: Placement): string => BOXES[PLACEMENTS[placement].form];
