/** All that takes part in choosing a notice: counts, times and words from lists of ours, never what a person wrote. */
import type { AdSegment, BehaviourSegment } from "./ad.ts";
import type { Placement } from "./placements.ts";
import { adSegmentOf, behaviourOf, engagementOf } from "./segments.ts";
import type { AdMemory } from "./session-data.ts";

const DAY_MS = 86_400_000;

/** Whom a notice would be shown to, and where. */
export interface Audience {
  isPremium: boolean;
  /** In milliseconds. */
  signedUpAt: number;
}

export interface AdContext {
  placement: Placement;
  isPremium: boolean;
  daysSinceSignup: number;
  segment: AdSegment;
  behaviour: BehaviourSegment;
  engagement: number;
  /** Visits of this place since it last showed something, this one included. */
  visitsHere: number;
  shownHere: number;
  shownThisSession: number;
  /** `null`: never yet. */
  sinceLastMs: number | null;
  /** By the ad's id, since the device's midnight. */
  shownToday: Record<string, number>;
}

export function describeContext(
  placement: Placement,
  { isPremium, signedUpAt }: Audience,
  memory: AdMemory,
  { now, midnight }: { now: number; midnight: number },
): AdContext {
  const { session, impressions, counts } = memory;
  const daysSinceSignup = Math.max(0, Math.floor((now - signedUpAt) / DAY_MS));
  const shown = Object.values(counts.shown);
  const last = impressions.reduce((latest, { timestamp }) => Math.max(latest, timestamp), 0);
  const shownToday: Record<string, number> = {};
  for (const { adId, timestamp } of impressions) {
    if (timestamp >= midnight) shownToday[adId] = (shownToday[adId] ?? 0) + 1;
  }
  return {
    placement,
    isPremium,
    daysSinceSignup,
    segment: adSegmentOf(session, daysSinceSignup),
    behaviour: behaviourOf(session),
    engagement: engagementOf(session),
    visitsHere: counts.visits[placement] ?? 0,
    shownHere: counts.shown[placement] ?? 0,
    shownThisSession: shown.reduce((sum, count) => sum + count, 0),
    sinceLastMs: last === 0 ? null : now - last,
    shownToday,
  };
}
