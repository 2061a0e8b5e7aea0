/** The shape of the product's own advertisements. Third-party ads are never shown. */

/** An interstitial covers the whole page until its call to action or 'Maybe later' is pressed. */
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
  /** The days since sign-up from which the ad is shown. If absent, it is shown from the first day on. */
  minDaysSinceSignup?: number;
  maxDailyImpressions: number;
  /**
   * The segments of visitors who see the ad: kinds of users, of behaviour, or both. If absent, everybody sees the ad.
   */
  userSegments?: readonly (AdSegment | BehaviourSegment)[];
}

export interface Ad {
  id: string;
  form: AdForm;
  title: string;
  description: string;
  ctaText: string;
  /** The page of this site that the ad links to. If absent, the call to action only closes the ad. */
  ctaLink?: string;
  /** The ad's priority, from 4 to 10. */
  priority: number;
  active: boolean;
  /** Whether the ad sells Premium. It is shown only on servers where Premium can be bought. */
  sellsPremium?: boolean;
  targeting: AdTargeting;
}
