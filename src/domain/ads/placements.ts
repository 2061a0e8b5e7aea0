/** The places where notices may appear, and how often. Source: the specification, section 9. */
import { MINUTE_MS } from "../time.ts";
import type { AdForm } from "./ad.ts";

export interface PlacementSettings {
  enabled: boolean;
  form: AdForm;
  /** How often a notice is due: with 3, on every third visit to the place. */
  everyNth: number;
  maxPerSession: number;
}

export const PLACEMENTS = {
  "insight-reading": { enabled: true, form: "card", everyNth: 1, maxPerSession: 2 },
  "insight-footer": { enabled: true, form: "banner", everyNth: 1, maxPerSession: 3 },
  "dashboard-header": { enabled: true, form: "banner", everyNth: 3, maxPerSession: 1 },
  "blocks-list": { enabled: true, form: "native", everyNth: 2, maxPerSession: 1 },
  "card-detail": { enabled: true, form: "card", everyNth: 5, maxPerSession: 1 },
  interstitial: { enabled: false, form: "interstitial", everyNth: 10, maxPerSession: 1 },
  "native-content": { enabled: true, form: "native", everyNth: 1, maxPerSession: 2 },
} as const satisfies Record<string, PlacementSettings>;

export type Placement = keyof typeof PLACEMENTS;

/** The maximum number of notices in a session for all places together. */
export const MOST_ADS_A_SESSION = 5;
export const COOLDOWN_MS = 2 * MINUTE_MS;
/** How many blocks must be active before a notice appears below their list. */
export const BLOCKS_BEFORE_AN_AD = 3;
