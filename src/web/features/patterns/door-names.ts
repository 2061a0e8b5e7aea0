import type { RecommendationOutput } from "#contract/patterns.ts";

/** The link text for each kind of page that a recommendation leads to. */
export const DOOR_NAMES: Record<RecommendationOutput["door"]["kind"], string> = {
  "two-minutes": "Do two minutes",
  plan: "Write the plan",
  ask: "Write to somebody",
  park: "Park it",
  reading: "Ask that way",
  "smaller-step": "Make it smaller",
};
