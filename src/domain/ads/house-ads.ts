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
    title: "Yes, this is an ad.",
    description: "Premium has no ads and no daily limit.",
    ...{ ctaText: "See the difference", ctaLink: "/upgrade" },
    targeting: { ...free, minDaysSinceSignup: 1, maxDailyImpressions: 2 },
  },
  {
    ...{ id: "banner-spreads", form: "banner", priority: 7, active: true },
    title: "One card, or three?",
    description: "One for a quick answer, three for something tangled. See how the spreads differ.",
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
    description:
      "Your blocks, what moved them, the card that keeps coming back: see what is kept between readings.",
    ...{ ctaText: "See the features", ctaLink: "/features" },
    targeting: { ...free, maxDailyImpressions: 2 },
  },
  {
    ...{ id: "card-upgrade", form: "card", priority: 9, ...selling },
    title: "Out of readings for today?",
    description: `Free is ${insightsPerDay} a day. Premium has no daily limit, for $${dollarsPerMonth} a month.`,
    ...{ ctaText: "See Premium", ctaLink: "/upgrade" },
    targeting: {
      ...free,
      minDaysSinceSignup: 3,
      maxDailyImpressions: 1,
      userSegments: ["heavy-user", "power-user", "engaged-user"],
    },
  },
  {
    ...{ id: "native-reviews", form: "native", priority: 5, active: true },
    title: "Reviews for a dead duck.",
    description: "They are fictional, and so is he. He likes them anyway.",
    ...{ ctaText: "Read the reviews", ctaLink: "/reviews" },
    targeting: { ...free, maxDailyImpressions: 2 },
  },
  {
    ...{ id: "native-history", form: "native", priority: 8, ...selling },
    title: `After ${historyDays} days, readings are locked.`,
    description: "They are kept, but you can’t open them. With Premium you can.",
    ...{ ctaText: "Keep them open", ctaLink: "/upgrade" },
    targeting: { ...free, minDaysSinceSignup: 7, maxDailyImpressions: 1 },
  },
  {
    ...{ id: "native-spreads", form: "native", priority: 4, active: true },
    title: "Still one rubber duck per person.",
    description: "But he draws three cards as readily as one. Here is when that helps.",
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
