// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useCardsSettled } from "./use-cards-settled.ts";

/** The duration of one card's turn, in milliseconds; `--turn` in tokens.css. */
const TURN_MS = 600;
/** The duration of a card's cross-fade with reduced motion, in milliseconds. */
const FADE_MS = 200;
/** The pause to look at all cards, in milliseconds. */
const BEAT_MS = 300;
const STEP_MS = 100;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.motion;
});

/** Returns the milliseconds until this many cards have settled. */
function timeOf(cardCount: number): number {
  const { result } = renderHook(() => useCardsSettled(cardCount));
  let passed = 0;
  while (!result.current) {
    act(() => void vi.advanceTimersByTime(STEP_MS));
    passed += STEP_MS;
  }
  return passed;
}

describe("cards that turn over", () => {
  it("settle after each has turned, all have straightened, and a pause has passed", () => {
    expect(timeOf(3)).toBe(4 * TURN_MS + BEAT_MS);
  });

  it("a card that turns over alone settles without being straightened", () => {
    expect(timeOf(1)).toBe(TURN_MS + BEAT_MS);
  });

  it("settle with reduced motion as soon as their faces have faded in", () => {
    document.documentElement.dataset.motion = "reduced";
    expect(timeOf(3)).toBe(3 * FADE_MS);
    expect(timeOf(1)).toBe(FADE_MS);
  });

  it("settle at once if no card was drawn", () => {
    expect(timeOf(0)).toBe(0);
  });
});
