/** The product's own ads. None promises anything that the page it links to does not offer. */
import { PLANS } from "../plans/plans.ts";
import type { Ad } from "./ad.ts";

const free = { excludePremium: true } as const;
/** A notice that sells Premium is shown only where Premium can be bought. */
const selling = { active: true, sellsPremium: true } as const;
const { dollarsPerMonth } = PLANS.premium;
const { insightsPerDay, historyDays } = PLANS.free;

export const HOUSE_ADS = [
  {
    ...{ id: "banner-upgrade", form: "banner", priority: 10, ...selling },
    title: "This line pays no rent.",
    description: "The Premium Duck has no notices. He also stops counting your days.",
    ...{ ctaText: "See the difference", ctaLink: "/upgrade" },
    targeting: { ...free, minDaysSinceSignup: 1, maxDailyImpressions: 2 },
  },
  {
    ...{ id: "banner-spreads", form: "banner", priority: 7, active: true },
    title: "One card, or three?",
    description: "Quick for a nudge, full for a knot. How the two spreads differ.",
    ...{ ctaText: "Look at the spreads", ctaLink: "/features#spreads" },
    targeting: { ...free, maxDailyImpressions: 2 },
  },
  {
    ...{ id: "banner-pricing", form: "banner", priority: 6, ...selling },
    title: "What a rubber duck costs.",
    description: `Nothing, or $${dollarsPerMonth} a month. The page says which and why.`,
    ...{ ctaText: "Read the prices", ctaLink: "/pricing" },
    targeting: { ...free, minDaysSinceSignup: 3, maxDailyImpressions: 1 },
  },
  {
    ...{ id: "card-features", form: "card", priority: 8, active: true },
    title: "He keeps notes, if you let him.",
    description: "Blocks, their rings, the same card twice: what the pond remembers between readings.",
    ...{ ctaText: "Tour the pond", ctaLink: "/features" },
    targeting: { ...free, maxDailyImpressions: 2 },
  },
  {
    ...{ id: "card-upgrade", form: "card", priority: 9, ...selling },
    title: `${insightsPerDay} questions a day is a fair ration.`,
    description: `If you keep hitting the wall, the wall can be moved for $${dollarsPerMonth} a month.`,
    ...{ ctaText: "Move the wall", ctaLink: "/upgrade" },
    targeting: {
      ...free,
      minDaysSinceSignup: 3,
      maxDailyImpressions: 1,
      userSegments: ["heavy-user", "power-user", "engaged-user"],
    },
  },
  {
    ...{ id: "native-reviews", form: "native", priority: 5, active: true },
    title: "The living have left word.",
    description: "Letters to a dead duck. He keeps them and answers none.",
    ...{ ctaText: "Read what they say", ctaLink: "/reviews" },
    targeting: { ...free, maxDailyImpressions: 2 },
  },
  {
    ...{ id: "native-history", form: "native", priority: 8, ...selling },
    title: `After ${historyDays} days the water closes.`,
    description: "Older readings are kept, and shut. With Premium they stay open.",
    ...{ ctaText: "Keep them open", ctaLink: "/upgrade" },
    targeting: { ...free, minDaysSinceSignup: 7, maxDailyImpressions: 1 },
  },
  {
    ...{ id: "native-spreads", form: "native", priority: 4, active: true },
    title: "Still one rubber duck per person.",
    description: "But he lays three cards as readily as one. Here is when it helps.",
    ...{ ctaText: "Compare the spreads", ctaLink: "/features#spreads" },
    targeting: { ...free, maxDailyImpressions: 3, userSegments: ["new-user", "browser", "new-visitor"] },
  },
  {
    ...{ id: "interstitial-upgrade", form: "interstitial", priority: 10, ...selling },
    title: "A word from the management.",
    description:
      "The management is a duck. He would like you to know that Premium exists, and to get back to work.",
    ...{ ctaText: "Show me Premium", ctaLink: "/upgrade" },
    targeting: { ...free, minDaysSinceSignup: 7, maxDailyImpressions: 1 },
  },
] as const satisfies readonly Ad[];

/** Returns the notices of a server, which sells Premium or does not. */
export function houseAds(isPremiumForSale: boolean): readonly Ad[] {
  const all: readonly Ad[] = HOUSE_ADS;
  return isPremiumForSale ? all : all.filter(({ sellsPremium }) => !sellsPremium);
}

export type HouseAdId = (typeof HOUSE_ADS)[number]["id"];
