/**
 * Derives a visitor's segments from counts. Thresholds: the specification, section 9; the score's weights are
 * ours.
 */

import { MINUTE_MS } from "../time.ts";
import type { AdSegment, BehaviourSegment } from "./ad.ts";
import type { SessionData } from "./session-data.ts";

const NEW_USER_DAYS = 7;
const MOST_ENGAGED = 100;
const ACTIVE_ABOVE = 50;
const POINTS = { pageView: 2, insight: 15, minute: 2, click: 5 };

type Counts = Omit<SessionData, "sessionId">;

export function adSegmentOf(
  { insightsGenerated, pageViews, timeOnSite }: Counts,
  daysSinceSignup: number,
): AdSegment {
  if (insightsGenerated >= 10) return "heavy-user";
  if (timeOnSite > 10 * MINUTE_MS) return "engaged-user";
  if (pageViews >= 10 && insightsGenerated < 3) return "browser";
  if (daysSinceSignup <= NEW_USER_DAYS) return "new-user";
  return "regular-user";
}

export function behaviourOf(counts: Counts): BehaviourSegment {
  const { insightsGenerated, pageViews, timeOnSite } = counts;
  if (insightsGenerated >= 5) return "power-user";
  if (insightsGenerated >= 2 && timeOnSite >= 10 * MINUTE_MS) return "engaged-user";
  if (pageViews >= 5 && insightsGenerated === 0) return "browser";
  if (timeOnSite < 2 * MINUTE_MS) return "new-visitor";
  return engagementOf(counts) > ACTIVE_ABOVE ? "active-user" : "casual-user";
}

/** The engagement score, from 0 to 100. */
export function engagementOf({ pageViews, insightsGenerated, timeOnSite, interactions }: Counts): number {
  const clicks = interactions.filter(({ type }) => type === "click").length;
  const points =
    pageViews * POINTS.pageView +
    insightsGenerated * POINTS.insight +
    Math.floor(timeOnSite / MINUTE_MS) * POINTS.minute +
    clicks * POINTS.click;
  return Math.min(MOST_ENGAGED, points);
}
