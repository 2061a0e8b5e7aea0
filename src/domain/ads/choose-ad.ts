import type { Ad, AdTargeting } from "./ad.ts";
import type { AdContext } from "./ad-context.ts";
import { COOLDOWN_MS, MOST_ADS_A_SESSION, PLACEMENTS, type PlacementSettings } from "./placements.ts";

/** The most that chance adds to an ad's priority. */
const LUCK = 2;

/**
 * Returns the notice for this place and moment, or `null`. The highest priority wins, after chance has added
 * 0 to 2 to each. `random` returns numbers from 0 up to 1.
 */
export function chooseAd(
  ads: readonly Ad[],
  context: AdContext,
  random: () => number,
  settings: PlacementSettings = PLACEMENTS[context.placement],
): Ad | null {
  if (!isDue(context, settings)) return null;
  const weighed = ads
    .filter((ad) => ad.active && ad.form === settings.form && isFor(ad.id, ad.targeting, context))
    .map((ad) => ({ ad, weight: ad.priority + random() * LUCK }));
  const best = weighed.reduce<(typeof weighed)[number] | null>(
    (leader, one) => (leader && leader.weight >= one.weight ? leader : one),
    null,
  );
  return best?.ad ?? null;
}

/** Premium users are never shown a notice. */
function isDue(context: AdContext, { enabled, everyNth, maxPerSession }: PlacementSettings): boolean {
  if (!enabled || context.isPremium) return false;
  if (context.visitsHere < everyNth || context.shownHere >= maxPerSession) return false;
  if (context.shownThisSession >= MOST_ADS_A_SESSION) return false;
  return context.sinceLastMs === null || context.sinceLastMs >= COOLDOWN_MS;
}

function isFor(id: string, targeting: AdTargeting, context: AdContext): boolean {
  const { excludePremium, minDaysSinceSignup = 0, maxDailyImpressions, userSegments } = targeting;
  if (excludePremium && context.isPremium) return false;
  if (context.daysSinceSignup < minDaysSinceSignup) return false;
  if ((context.shownToday[id] ?? 0) >= maxDailyImpressions) return false;
  return !userSegments || userSegments.includes(context.segment) || userSegments.includes(context.behaviour);
}
