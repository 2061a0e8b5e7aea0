import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countCall, type LimitState, limitOutcomeOf } from "./decide-limit.ts";
import { limitSentence } from "./limit-sentences.ts";
import { FIXED_COSTS, RATE_LIMITS, readingCost, WINDOW_MS } from "./rate-limits.ts";

const MINUTE = 60_000;
const limit = RATE_LIMITS.generateInsight;

function play(calls: readonly { at: number; cost: number }[]): boolean[] {
  let state: LimitState | null = null;
  return calls.map(({ at, cost }) => {
    state = countCall(state, limit, cost, at);
    return limitOutcomeOf(state, limit, cost, at).isAllowed;
  });
}

describe("the table of hourly limits", () => {
  it("matches the specification", () => {
    const rows = Object.entries(RATE_LIMITS).map(([feature, row]) => [
      feature,
      row.requests,
      row.tokens,
      row.blockMs / MINUTE,
    ]);
    expect(rows).toEqual([
      ["generateInsight", 10, 14_000, 15],
      ["generateAdviceForUser", 30, 6000, 10],
      ["generateRobsTake", 20, 8000, 10],
      ["generateUserBlockName", 50, 2500, 5],
      ["generateInsightChat", 25, 10_000, 5],
    ]);
    expect([readingCost("quick-draw"), readingCost("full-pond"), FIXED_COSTS.generateInsightChat]).toEqual([
      750, 1400, 600,
    ]);
    expect(FIXED_COSTS.generateUserBlockName).toBe(50);
  });
});

describe("a person who requests readings", () => {
  it("gets ten of either kind in an hour, and the eleventh is refused", () => {
    for (const cost of [750, 1400]) {
      const calls = Array.from({ length: 11 }, (_, index) => ({ at: index * MINUTE, cost }));
      expect(play(calls)).toEqual([...Array<boolean>(10).fill(true), false]);
    }
  });

  it("is refused during the block and until the hour ends, and starts afresh after it", () => {
    const ten = Array.from({ length: 10 }, () => ({ at: 0, cost: 750 }));
    const later = [10, 24, 25.5, 59, 60, 60.1].map((minutes) => ({ at: minutes * MINUTE, cost: 750 }));
    expect(play([...ten, ...later]).slice(10)).toEqual([false, false, false, false, true, true]);
  });

  it("stays blocked if the block lasts longer than the hour", () => {
    const ten = Array.from({ length: 10 }, () => ({ at: 0, cost: 750 }));
    const later = [50, 60, 64, 65].map((minutes) => ({ at: minutes * MINUTE, cost: 750 }));
    expect(play([...ten, ...later]).slice(10)).toEqual([false, false, false, true]);
  });

  it("may still make a cheaper call that fits after an expensive one was refused", () => {
    const chat = RATE_LIMITS.generateInsightChat;
    const state = { windowStart: 0, requests: 16, tokens: 9600, blockedUntil: 5 * MINUTE };
    const after = countCall(state, chat, 400, 5 * MINUTE);
    expect(after).toEqual({ windowStart: 0, requests: 17, tokens: 10_000, blockedUntil: null });
  });

  it("never exceeds the limits in any window, whatever the order of calls", () => {
    const call = fc.record({ wait: fc.nat({ max: 20 * MINUTE }), cost: fc.constantFrom(750, 1400) });
    fc.assert(
      fc.property(fc.array(call, { maxLength: 80 }), (calls) => {
        let now = 0;
        let state: LimitState | null = null;
        for (const { wait, cost } of calls) {
          now += wait;
          const before: LimitState | null = state;
          const after = countCall(before, limit, cost, now);
          expect(after.requests).toBeLessThanOrEqual(limit.requests);
          expect(after.tokens).toBeLessThanOrEqual(limit.tokens);
          const isRefused = after.blockedUntil !== null;
          if (isRefused && before !== null) {
            expect([after.windowStart, after.requests, after.tokens]).toEqual([
              before.windowStart,
              before.requests,
              before.tokens,
            ]);
          }
          if (before !== null && after.windowStart !== before.windowStart) {
            expect(now).toBeGreaterThanOrEqual(before.windowStart + WINDOW_MS);
          }
          state = after;
        }
      }),
    );
  });
});

describe("the outcome and sentence at a limit", () => {
  const blocked = { windowStart: 0, requests: 10, tokens: 7500, blockedUntil: 25 * MINUTE };

  it("names the minutes to wait while the block lasts", () => {
    const outcome = limitOutcomeOf(blocked, limit, 750, 10.5 * MINUTE);
    expect(outcome).toMatchObject({
      isAllowed: false,
      reason: "blocked",
      waitMs: 14.5 * MINUTE,
      remaining: 0,
    });
    expect(limitSentence(limit, outcome)).toBe(
      "You've reached your limit for tarot readings. Please wait 15 minute(s) before trying again.",
    );
  });

  it("names the reset time in the person's own zone after the block", () => {
    const outcome = limitOutcomeOf(blocked, limit, 750, 30 * MINUTE);
    expect(outcome).toMatchObject({ reason: "spent", waitMs: 30 * MINUTE, resetAt: 60 * MINUTE });
    const sentence = "You've reached your hourly limit for tarot readings. Your limit resets at";
    expect(limitSentence(limit, outcome, "Europe/Berlin")).toBe(`${sentence} 2:00 AM.`);
    expect(limitSentence(limit, outcome, "Nowhere/Atall")).toBe(`${sentence} 1:00 AM UTC.`);
    expect(limitSentence(limit, outcome)).toBe(`${sentence} 1:00 AM UTC.`);
  });

  it("the sentence at a limit names each of the five features in the specification's words", () => {
    const outcome = limitOutcomeOf(blocked, limit, 750, 20 * MINUTE);
    expect(Object.values(RATE_LIMITS).map((row) => limitSentence(row, outcome))).toEqual(
      ["tarot readings", "personalized advice", "commentary", "block names", "chat messages"].map(
        (name) => `You've reached your limit for ${name}. Please wait 5 minute(s) before trying again.`,
      ),
    );
  });

  it("counts the remaining calls by requests and by tokens", () => {
    const state = { windowStart: 0, requests: 3, tokens: 12_000, blockedUntil: null };
    expect(limitOutcomeOf(state, limit, 750, 1).remaining).toBe(2);
    expect(limitOutcomeOf({ ...state, tokens: 2250 }, limit, 750, 1).remaining).toBe(7);
  });
});
