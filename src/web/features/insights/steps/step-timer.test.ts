import { describe, expect, it } from "vitest";
import { pauseTimer, resetTimer, resumeTimer, startTimer, timeLeftOf, timerSchema } from "./step-timer.ts";

const step = { insightId: "i", index: 0, title: "Send Dana one line" };

describe("the two-minute timer of a step", () => {
  it("runs by the clock, even while the tab sleeps", () => {
    const timer = startTimer(step, 1000);
    expect(timeLeftOf(timer, 61_000)).toBe(60_000);
    expect(timeLeftOf(timer, 10_000_000)).toBe(0);
  });

  it("stops while paused, resumes from there, and can be reset", () => {
    const paused = pauseTimer(startTimer(step, 0), 30_000);
    expect(timeLeftOf(paused, 999_000)).toBe(90_000);
    const resumed = resumeTimer(paused, 1_000_000);
    expect(timeLeftOf(resumed, 1_010_000)).toBe(80_000);
    expect(timeLeftOf(resetTimer(resumed), 2_000_000)).toBe(120_000);
  });

  it("is the same after a reload, and invalid stored values are ignored", () => {
    const timer = startTimer(step, 0);
    expect(timerSchema(JSON.stringify(timer))).toEqual(timer);
    expect(["{", "{}", '{"title":1}'].map(timerSchema)).toEqual([null, null, null]);
  });
});
