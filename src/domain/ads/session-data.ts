/** What the browser stores for advertising notices: counts and times, never a text that a person wrote. */
import { DAY_MS } from "../time.ts";
import type { Placement } from "./placements.ts";

export const MOST_INTERACTIONS = 50;
export const IMPRESSIONS_KEPT_MS = 7 * DAY_MS;

export type InteractionType = "page-view" | "insight" | "visit" | "impression" | "click" | "dismissal";

export interface Interaction {
  type: InteractionType;
  /** The time of the interaction, in milliseconds since 1970. */
  timestamp: number;
  data: { placement?: Placement; adId?: string };
}

/** What the browser stores about a session. The names of the fields are those of the specification. */
export interface SessionData {
  sessionId: string;
  pageViews: number;
  insightsGenerated: number;
  /** The time that was spent on the site in this session, in milliseconds. */
  timeOnSite: number;
  /** The latest `MOST_INTERACTIONS` interactions with notices, oldest first. */
  interactions: Interaction[];
}

export interface Impression {
  adId: string;
  timestamp: number;
}

/** The counts of this session: visits to each place since its last notice, and notices shown there. */
export interface SessionCounts {
  visits: Partial<Record<Placement, number>>;
  shown: Partial<Record<Placement, number>>;
}

export interface AdMemory {
  session: SessionData;
  impressions: Impression[];
  counts: SessionCounts;
}

export function emptyAdMemory(sessionId: string): AdMemory {
  return {
    session: { sessionId, pageViews: 0, insightsGenerated: 0, timeOnSite: 0, interactions: [] },
    impressions: [],
    counts: { visits: {}, shown: {} },
  };
}

/** Returns the memory of notices with one more interaction. */
export function rememberInteraction(before: AdMemory, interaction: Interaction): AdMemory {
  const { type, timestamp, data } = interaction;
  const session = { ...before.session };
  session.interactions = [...session.interactions, interaction].slice(-MOST_INTERACTIONS);
  if (type === "page-view") session.pageViews += 1;
  if (type === "insight") session.insightsGenerated += 1;
  const after = { ...before, session };
  const { placement, adId } = data;
  if (!placement) return after;
  const { visits, shown } = before.counts;
  if (type === "visit") {
    after.counts = { shown, visits: { ...visits, [placement]: (visits[placement] ?? 0) + 1 } };
  }
  if (type === "impression" && adId) {
    after.impressions = [...before.impressions, { adId, timestamp }];
    after.counts = {
      visits: { ...visits, [placement]: 0 },
      shown: { ...shown, [placement]: (shown[placement] ?? 0) + 1 },
    };
  }
  return after;
}

/** Returns the memory of notices without impressions older than seven days. Called when the page is left. */
export function forgetOldImpressions(before: AdMemory, now: number): AdMemory {
  const impressions = before.impressions.filter(({ timestamp }) => now - timestamp <= IMPRESSIONS_KEPT_MS);
  return { ...before, impressions };
}
