import { PLACEMENTS, type Placement } from "../../../domain/ads/placements.ts";

/** As high as the longest notice of its form, at every width: what comes later moves nothing. */
const BOXES = {
  banner: "min-h-44 sm:min-h-31",
  card: "min-h-61 sm:min-h-47",
  native: "min-h-45 sm:min-h-38",
  interstitial: "",
};

export const boxOf = (placement: Placement): string => BOXES[PLACEMENTS[placement].form];
