/**
 * The input for choosing a notice: counts, times and words from fixed lists, never a text that a person
 * wrote.
 */

import { DAY_MS } from "../time.ts";
import type { AdSegment, BehaviourSegment } from "./ad.ts";
import type { Placement } from "./placements.ts";
import { adSegmentOf, behaviourOf, engagementOf } from "./segments.ts";
import type { AdMemory } from "./session-data.ts";

/** The person to whom a notice would be shown. */
export interface Audience {
  isPremium: boolean;
  /** The time of sign-up, in milliseconds since 1970. */
  signedUpAt: number;
}

export interface AdContext {
  placement: Placement;
  isPremium: boolean;
  daysSinceSignup: number;
  segment: AdSegment;
  behaviour: BehaviourSegment;
  engagement: number;
  /** The number of visits to this place since it last showed a notice, including the current one. */
  visitsHere: number;
  shownHere: number;
  shownThisSession: number;
  /** The time since the last notice, in milliseconds; `null` if no notice was shown yet. */
  sinceLastMs: number | null;
  /** The number of impressions by ad id, since midnight on the device. */
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
