// Reads the rows of the pricing page and tries each against a server, as one person who has no Premium and then pays.
import { beforeAll, describe, expect, it } from "vitest";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import type { PatternsOutput } from "#contract/patterns.ts";
import type { Me } from "#contract/session.ts";
import type { AdContext } from "#domain/ads/ad-context.ts";
import { chooseAd } from "#domain/ads/choose-ad.ts";
import { houseAds } from "#domain/ads/house-ads.ts";
import { DAY_MS } from "#domain/time.ts";
import { believablePerson } from "#test-support/believable-person.ts";
import { aBlock, anInsight, signUp } from "#test-support/factories.ts";
import { seedHistory } from "#test-support/seed-history.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { PLAN_ROWS } from "../web/features/marketing/plan-rows.ts";

const NOW = "2026-10-18T18:00:00Z";
const clock = createTestClock(NOW);
let app: TestApp;
let person: Awaited<ReturnType<typeof signUp>>;
let blockId: string;
const insights: Record<string, string> = {};

const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

beforeAll(async () => {
  app = await createTestApp({
    clock,
    settings: { NOTION_CLIENT_ID: "the-pond", NOTION_CLIENT_SECRET: "a secret of the pond" },
  });
  person = await signUp(app);
  const { userId } = person;
  await seedHistory(app.dependencies, userId, believablePerson(clock.now(), app.dependencies.deck.cards));
  clock.set(before(30));
  blockId = (await aBlock(app, { userId })).id;
  for (const days of [24, 4]) {
    clock.set(new Date(Date.parse(NOW) - days * DAY_MS));
    await person.patch(`/api/blocks/${blockId}`, { status: days === 24 ? "paused" : "active" });
  }
  clock.set(NOW);
  insights.week = (await anInsight(app, { userId, createdAt: before(6.9) })).id;
  insights.older = (await anInsight(app, { userId, createdAt: before(7.1) })).id;
});

async function pays(until: Date | null): Promise<void> {
  const statement = `update auth."user" set premium_paid_until = $2 where id = $1`;
  await app.dependencies.database.authPool.query(statement, [person.userId, until]);
}

const statusOf = async (path: string) => (await person.get(path)).status;
const body = async <Body>(path: string) => (await person.get<Body>(path)).body;

/** Which of these files the server makes. */
async function filesOf(formats: readonly string[]): Promise<string[]> {
  const made: string[] = [];
  for (const format of formats)
    if ((await statusOf(`/api/exports/insight/${format}?id=${insights.week}`)) === 200) made.push(format);
  return made;
}

async function patterns(): Promise<PatternsOutput> {
  await body("/api/patterns");
  await app.dependencies.patternRuns.whenIdle();
  return await body<PatternsOutput>("/api/patterns");
}

/** Tries a row, and returns in the page's own words what the server gives. */
const TRIES: Record<string, (plan: Me["plan"]) => Promise<string>> = {
  Readings: async () => {
    const { insightsToday } = await body<Me>("/api/me");
    return insightsToday?.limit === null ? "Unlimited" : `${insightsToday?.limit} per day`;
  },
  Ads: async (plan) => {
    const place: AdContext = {
      placement: "dashboard-header",
      isPremium: plan === "premium",
      daysSinceSignup: 30,
      segment: "regular-user",
      behaviour: "active-user",
      engagement: 50,
      visitsHere: 9,
      shownHere: 0,
      shownThisSession: 0,
      sinceLastMs: null,
      shownToday: {},
    };
    return chooseAd(houseAds(true), place, () => 0) ? "Some, all of them ours" : "None";
  },
  "Intelligence engine": async () => {
    const { patterns: found, areTrendsLocked } = await patterns();
    const isAllOpen = found.every(({ isLocked }) => !isLocked) && !areTrendsLocked;
    expect(found.some(({ isLocked }) => !isLocked)).toBe(true);
    return isAllOpen ? "All of it, with predictive analysis" : "The last 7 days";
  },
  "Block tracker": async () => {
    const { events, timelineSince } = await body<BlockDetailOutput>(`/api/blocks/${blockId}`);
    const { areTrendsLocked, achievements, trends } = await patterns();
    const kinds = events.items.map(({ to, kind }) => to ?? kind).join(" ");
    if (areTrendsLocked && achievements.length === 0) {
      expect(timelineSince).toBe(before(7).toISOString());
      return kinds === "active created" ? "The last 7 days of each block’s timeline" : kinds;
    }
    expect([trends.length > 0, achievements.length > 0]).toEqual([true, true]);
    return kinds === "active paused created" ? "Trends and achievements, and all of each timeline" : kinds;
  },
  "Small trials": async () => {
    const statuses = [await person.post("/api/trials", {}), await person.post("/api/trials", {})];
    const said = statuses.map(({ status }) => status).join(" ");
    return { "200 409": "One at a time", "403 403": "None" }[said] ?? said;
  },
  "A year on one page": async () => {
    const { isLocked } = await body<{ isLocked: boolean }>("/api/patterns/year");
    const pdf = await statusOf("/api/export-years/2026");
    if (isLocked) return pdf === 403 ? "None" : String(pdf);
    return pdf === 200 ? "Every year, also as PDF" : String(pdf);
  },
  History: async () => {
    const statuses = [
      await statusOf(`/api/insights/${insights.week}`),
      await statusOf(`/api/insights/${insights.older}`),
    ];
    const said = statuses.join(" ");
    return { "200 403": "7 days", "200 200": "Everything since the first card" }[said] ?? said;
  },
  "Weekly check-ins": async () =>
    (await body<{ isLocked: boolean }>("/api/check-ins")).isLocked ? "None" : "One a week",
  Export: async () => {
    expect(await statusOf("/api/account/export")).toBe(200);
    const files = await filesOf(["pdf", "csv"]);
    if (files.length === 0) return "All of your data, JSON and Markdown";
    return files.join() === "pdf,csv" ? "Also as PDF and CSV" : files.join();
  },
  Notion: async () => {
    const { status } = await person.post("/api/notion/authorize", {});
    return { 200: "Readings and steps sent there", 403: "None" }[status] ?? String(status);
  },
};

describe("the pricing page", () => {
  it("has no row that is not tried against a server", () => {
    expect(PLAN_ROWS.map(({ what }) => what).toSorted()).toEqual(Object.keys(TRIES).toSorted());
  });

  for (const { what, free, premium } of PLAN_ROWS) {
    it(`says of "${what}" what the server gives to Free and to Premium`, async () => {
      await pays(null);
      expect([await TRIES[what]?.("free"), (await body<Me>("/api/me")).plan]).toEqual([free, "free"]);
      await pays(new Date(clock.now().getTime() + DAY_MS));
      expect([await TRIES[what]?.("premium"), (await body<Me>("/api/me")).plan]).toEqual([
        premium,
        "premium",
      ]);
    });
  }
});
