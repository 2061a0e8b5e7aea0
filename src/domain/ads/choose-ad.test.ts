import { describe, expect, it } from "vitest";
import type { Ad } from "./ad.ts";
import type { AdContext } from "./ad-context.ts";
import { chooseAd } from "./choose-ad.ts";
import { HOUSE_ADS, houseAds } from "./house-ads.ts";
import { COOLDOWN_MS, MOST_ADS_A_SESSION, PLACEMENTS, type Placement } from "./placements.ts";

const AD: Ad = {
  id: "one",
  form: "banner",
  title: "One.",
  description: "Of one.",
  ctaText: "Go",
  ctaLink: "/upgrade",
  priority: 5,
  active: true,
  targeting: { excludePremium: true, maxDailyImpressions: 2 },
};
/** The house ads, all set to active, as if the product that each one advertises could be bought. */
const ACTIVE_ADS: readonly Ad[] = HOUSE_ADS.map((ad) => ({ ...ad, active: true }));
const HOME: AdContext = {
  placement: "dashboard-header",
  isPremium: false,
  daysSinceSignup: 30,
  segment: "regular-user",
  behaviour: "casual-user",
  engagement: 20,
  visitsHere: 3,
  shownHere: 0,
  shownThisSession: 0,
  sinceLastMs: null,
  shownToday: {},
};
const half = () => 0.5;
const shown = (context: Partial<AdContext>, ad: Partial<Ad> = {}) =>
  chooseAd([{ ...AD, ...ad }], { ...HOME, ...context }, half) !== null;

describe("the seven ad placements", () => {
  it("have the specification's settings: enabled, every nth visit, maximum per session", () => {
    const settings = Object.entries(PLACEMENTS).map(([place, { enabled, everyNth, maxPerSession }]) => [
      place,
      enabled,
      everyNth,
      maxPerSession,
    ]);
    expect(settings).toEqual([
      ["insight-reading", true, 1, 2],
      ["insight-footer", true, 1, 3],
      ["dashboard-header", true, 3, 1],
      ["blocks-list", true, 2, 1],
      ["card-detail", true, 5, 1],
      ["interstitial", false, 10, 1],
      ["native-content", true, 1, 2],
    ]);
  });

  it.each(Object.keys(PLACEMENTS) as Placement[])(
    "show a notice when it is due, up to the maximum per session: %s",
    (placement) => {
      const settings = { ...PLACEMENTS[placement], enabled: true };
      const context = { ...HOME, placement, visitsHere: settings.everyNth };
      expect(chooseAd(ACTIVE_ADS, context, half, settings)?.form).toBe(settings.form);
      expect(
        chooseAd(ACTIVE_ADS, { ...context, visitsHere: settings.everyNth - 1 }, half, settings),
      ).toBeNull();
      const full = { ...context, shownHere: settings.maxPerSession };
      expect(chooseAd(ACTIVE_ADS, full, half, settings)).toBeNull();
      expect(chooseAd(ACTIVE_ADS, context, half, { ...settings, enabled: false })).toBeNull();
    },
  );

  it("show no interstitial while that placement is disabled", () => {
    expect(chooseAd(HOUSE_ADS, { ...HOME, placement: "interstitial", visitsHere: 99 }, half)).toBeNull();
  });
});

describe("choosing a notice", () => {
  it("allows at most five notices a session, at least two minutes apart", () => {
    expect(MOST_ADS_A_SESSION).toBe(5);
    expect(COOLDOWN_MS).toBe(120_000);
    expect(shown({ shownThisSession: 4 })).toBe(true);
    expect(shown({ shownThisSession: 5 })).toBe(false);
    expect(shown({ sinceLastMs: 119_999 })).toBe(false);
    expect(shown({ sinceLastMs: 120_000 })).toBe(true);
  });

  it("gives Premium users no notice, whatever the targeting says", () => {
    expect(shown({ isPremium: true })).toBe(false);
    const open = { excludePremium: false, maxDailyImpressions: 1 };
    expect(shown({ isPremium: true }, { targeting: open })).toBe(false);
  });

  it("respects a notice's minimum days since sign-up, daily maximum and user segments", () => {
    const targeting = { ...AD.targeting, minDaysSinceSignup: 3 };
    expect(shown({ daysSinceSignup: 2 }, { targeting })).toBe(false);
    expect(shown({ daysSinceSignup: 3 }, { targeting })).toBe(true);
    expect(shown({ shownToday: { one: 1 } })).toBe(true);
    expect(shown({ shownToday: { one: 2 } })).toBe(false);
    const forSome = { ...AD.targeting, userSegments: ["browser", "power-user"] as const };
    expect(shown({}, { targeting: forSome })).toBe(false);
    expect(shown({ segment: "browser" }, { targeting: forSome })).toBe(true);
    expect(shown({ behaviour: "power-user" }, { targeting: forSome })).toBe(true);
  });

  it("skips notices that are inactive or have another form than the place", () => {
    expect(shown({}, { active: false })).toBe(false);
    expect(shown({}, { form: "native" })).toBe(false);
  });

  it("prefers the highest priority, to which chance adds at most two", () => {
    const ads = [AD, { ...AD, id: "two", priority: 6 }, { ...AD, id: "three", priority: 4 }];
    const winner = (...chances: number[]) => chooseAd(ads, HOME, () => chances.shift() ?? 0)?.id;
    expect(winner(0, 0, 0)).toBe("two");
    expect(winner(0.6, 0, 0.9)).toBe("one");
    expect(winner(0, 0, 0.99)).toBe("two");
    const far = [AD, { ...AD, id: "two", priority: 8 }];
    const lucky = [0.999, 0];
    expect(chooseAd(far, HOME, () => lucky.shift() ?? 0)?.id).toBe("two");
  });
});

describe("the house ads", () => {
  it("have all four forms, priorities of 4 to 10, one to three a day, and delays of 1, 3 or 7 days", () => {
    const ads: readonly Ad[] = HOUSE_ADS;
    expect(new Set(ads.map(({ form }) => form))).toEqual(
      new Set(["banner", "card", "native", "interstitial"]),
    );
    const priorities = ads.map(({ priority }) => priority);
    expect([Math.min(...priorities), Math.max(...priorities)]).toEqual([4, 10]);
    const caps = ads.map(({ targeting }) => targeting.maxDailyImpressions);
    expect(new Set(caps)).toEqual(new Set([1, 2, 3]));
    const waits = ads.flatMap(({ targeting }) => targeting.minDaysSinceSignup ?? []);
    expect(new Set(waits)).toEqual(new Set([1, 3, 7]));
    expect(ads.every(({ targeting }) => targeting.excludePremium)).toBe(true);
    expect(new Set(ads.map(({ id }) => id)).size).toBe(ads.length);
  });

  it("do not sell Premium while nobody can buy it", () => {
    const isSelling = ({ ctaLink }: Ad) => ctaLink === "/upgrade" || ctaLink === "/pricing";
    expect(houseAds(true).filter(isSelling)).toHaveLength(5);
    expect(houseAds(false).filter(isSelling)).toEqual([]);
    expect(houseAds(false)).toHaveLength(HOUSE_ADS.length - 5);
  });

  it("link to exactly five addresses, all on this site", () => {
    const links = new Set(HOUSE_ADS.map(({ ctaLink }) => ctaLink));
    expect(links).toEqual(new Set(["/upgrade", "/features", "/features#spreads", "/reviews", "/pricing"]));
  });
});
