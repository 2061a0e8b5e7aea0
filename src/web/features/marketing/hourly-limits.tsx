import { FIXED_COSTS, type LimitedFeature, RATE_LIMITS, readingCost } from "#domain/limits/rate-limits.ts";

/**
 * Returns how many calls fit into an hour. Both the calls and their tokens are limited, and the lower limit
 * decides.
 */
export function mostPerHour(feature: LimitedFeature): number {
  const { requests, tokens } = RATE_LIMITS[feature];
  const cost = feature === "generateInsight" ? readingCost("full-pond") : FIXED_COSTS[feature];
  return Math.min(requests, Math.floor(tokens / cost));
}

/** Says the server's hourly limits that people meet. They apply to every plan. */
export function HourlyLimits() {
  return (
    <p className="mt-3 max-w-column text-mist">
      “Unlimited” means no daily limit. There is still an hourly limit, and it is the same for Free and
      Premium: {mostPerHour("generateInsight")} readings and {mostPerHour("generateInsightChat")} chat
      messages, then a break of a few minutes.
    </p>
  );
}
