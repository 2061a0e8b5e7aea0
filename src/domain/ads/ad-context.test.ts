import { describe, expect, it } from "vitest";
import { describeContext } from "./ad-context.ts";
import { PLACEMENTS, type Placement } from "./placements.ts";
import {
  type AdMemory,
  emptyAdMemory,
  forgetOldImpressions,
  type InteractionType,
  rememberInteraction,
} from "./session-data.ts";

const DAY_MS = 86_400_000;
const MIDNIGHT = Date.parse("2026-11-20T00:00:00Z");
const NOON = MIDNIGHT + DAY_MS / 2;
const FREE = { isPremium: false, signedUpAt: NOON - 3.5 * DAY_MS };

const note = (memory: AdMemory, type: InteractionType, data = {}, timestamp = NOON) =>
  rememberInteraction(memory, { type, timestamp, data });
const look = (memory: AdMemory, placement: Placement = "dashboard-header", audience = FREE) =>
  describeContext(placement, audience, memory, { now: NOON, midnight: MIDNIGHT });

/** Returns every string in a value, including the names of fields. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)]);
}

describe("the context for choosing a notice", () => {
  it("has the whole days since sign-up, and the plan", () => {
    expect(look(emptyAdMemory("s"))).toMatchObject({ daysSinceSignup: 3, isPremium: false });
    const premium = look(emptyAdMemory("s"), "dashboard-header", { ...FREE, isPremium: true });
    expect(premium.isPremium).toBe(true);
    const early = look(emptyAdMemory("s"), "dashboard-header", { ...FREE, signedUpAt: NOON + DAY_MS });
    expect(early.daysSinceSignup).toBe(0);
  });

  it("counts visits to a place since its last notice, and the notices shown", () => {
    let memory = emptyAdMemory("s");
    const here = { placement: "dashboard-header" };
    memory = note(note(memory, "visit", here), "visit", here);
    memory = note(memory, "visit", { placement: "card-detail" });
    expect(look(memory)).toMatchObject({ visitsHere: 2, shownHere: 0, sinceLastMs: null });
    memory = note(memory, "impression", { ...here, adId: "a" }, NOON - 60_000);
    expect(look(memory)).toMatchObject({ visitsHere: 0, shownHere: 1, shownThisSession: 1 });
    expect(look(memory)).toMatchObject({ sinceLastMs: 60_000, shownToday: { a: 1 } });
    expect(look(memory, "card-detail")).toMatchObject({ visitsHere: 1, shownHere: 0, shownThisSession: 1 });
  });

  it("counts a notice's daily impressions from midnight", () => {
    const data = { placement: "insight-footer", adId: "a" };
    const memory = note(emptyAdMemory("s"), "impression", data, MIDNIGHT - 1);
    expect(look(memory).shownToday).toEqual({});
  });

  it("contains nothing that a person wrote, only numbers and words from fixed lists", () => {
    // A text that a caller might pass by mistake.
    const words = "My boss Dana and the yellow proposal";
    let memory = emptyAdMemory(words);
    memory = note(memory, "visit", { placement: "dashboard-header", text: words, question: words });
    memory = note(memory, "page-view", { path: `/blocks?search=${words}` });
    const audience = { ...FREE, name: words, email: words };
    const texts = textsIn(
      describeContext("dashboard-header", audience, memory, { now: NOON, midnight: MIDNIGHT }),
    );
    expect(texts.join()).not.toContain("Dana");
    const fields = [
      "placement",
      "isPremium",
      "daysSinceSignup",
      "segment",
      "behaviour",
      "engagement",
      "visitsHere",
      "shownHere",
      "shownThisSession",
      "sinceLastMs",
      "shownToday",
    ];
    const ours = [...fields, ...Object.keys(PLACEMENTS), "new-user", "new-visitor"];
    expect(texts.filter((text) => !ours.includes(text))).toEqual([]);
  });
});

describe("the browser's memory for notices", () => {
  it("holds counts, times and the last fifty interactions", () => {
    let memory = emptyAdMemory("s");
    for (let turn = 0; turn < 60; turn += 1) memory = note(memory, "page-view", {}, turn);
    memory = note(memory, "insight", {}, 60);
    const { interactions, ...counts } = memory.session;
    expect(interactions).toHaveLength(50);
    expect(interactions[0]?.timestamp).toBe(11);
    expect(counts).toEqual({ sessionId: "s", pageViews: 60, insightsGenerated: 1, timeOnSite: 0 });
  });

  it("drops impressions older than seven days when the page is left", () => {
    const data = { placement: "insight-footer", adId: "a" };
    let memory = note(emptyAdMemory("s"), "impression", data, NOON - 7 * DAY_MS - 1);
    memory = note(memory, "impression", data, NOON - 7 * DAY_MS);
    expect(forgetOldImpressions(memory, NOON).impressions).toEqual([
      { adId: "a", timestamp: NOON - 7 * DAY_MS },
    ]);
  });
});
