import { FIXED_COSTS, type LimitedFeature, RATE_LIMITS, readingCost } from "#domain/limits/rate-limits.ts";
import { MINUTE_MS } from "#domain/time.ts";

/** The names of the limited features, in the order in which people meet them. */
const NAMES: Record<LimitedFeature, string> = {
  generateInsight: "Readings",
  generateInsightChat: "Messages in a chat",
  generateAdviceForUser: "A card’s guidance, and smaller steps",
  generateRobsTake: "The duck’s take on a card",
  generateUserBlockName: "Names for blocks and steps",
};

const FEATURES: LimitedFeature[] = [
  "generateInsight",
  "generateInsightChat",
  "generateAdviceForUser",
  "generateRobsTake",
  "generateUserBlockName",
];

/**
 * Returns how many calls fit into an hour. Both the calls and their tokens are limited, and the lower limit
 * decides.
 */
export function mostPerHour(feature: LimitedFeature): number {
  const { requests, tokens } = RATE_LIMITS[feature];
  const cost = feature === "generateInsight" ? readingCost("full-pond") : FIXED_COSTS[feature];
  return Math.min(requests, Math.floor(tokens / cost));
}

/** Shows the server's hourly limits. They apply to every plan. */
export function HourlyLimits() {
  return (
    <section aria-labelledby="hours" className="comes-later max-w-3xl">
      <h2 id="hours" className="type-section">
        Hourly limits
      </h2>
      <p className="mt-4 max-w-column text-mist">
        “Unlimited” is by the day. By the hour there is a limit, and it is the same for Free and Premium: it
        keeps one stuck loop from drinking the pond.
      </p>
      <table className="mt-6 w-full border-collapse text-left">
        <thead className="type-log text-mist">
          <tr>
            <th scope="col" className="py-2 pr-3 font-normal">
              what
            </th>
            <th scope="col" className="py-2 pr-3 font-normal">
              an hour
            </th>
            <th scope="col" className="py-2 font-normal">
              then a pause of
            </th>
          </tr>
        </thead>
        <tbody>
          {FEATURES.map((feature) => (
            <tr key={feature} className="border-t border-ripple">
              <th scope="row" className="py-3 pr-3 font-normal">
                {NAMES[feature]}
              </th>
              <td className="py-3 pr-3 whitespace-nowrap">{mostPerHour(feature)}</td>
              <td className="py-3 whitespace-nowrap">{RATE_LIMITS[feature].blockMs / MINUTE_MS} minutes</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
