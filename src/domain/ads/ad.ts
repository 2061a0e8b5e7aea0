/** What an advertisement of the house is. There are no others: nothing of a third party is ever shown. */

/** interstitial: over the whole page, left by its call to action or by 'Maybe later' */
export type AdForm = "banner" | "card" | "native" | "interstitial";

export type AdSegment = "heavy-user" | "engaged-user" | "browser" | "new-user" | "regular-user";

export type BehaviourSegment =
  | "power-user"
  | "engaged-user"
  | "browser"
  | "new-visitor"
  | "active-user"
  | "casual-user";

export interface AdTargeting {
  excludePremium: boolean;
  /** Absent: from the first day on. */
  minDaysSinceSignup?: number;
  maxDailyImpressions: number;
  /** Of either kind; absent: everybody. */
  userSegments?: readonly (AdSegment | BehaviourSegment)[];
}

export interface Ad {
  id: string;
  form: AdForm;
  title: string;
  description: string;
  ctaText: string;
  /** A page of ours. Absent: the call to action only closes it. */
  ctaLink?: string;
  /** From 4 to 10. */
  priority: number;
  active: boolean;
  targeting: AdTargeting;
}
