// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useCardsSettled } from "./use-cards-settled.ts";

/** One card's turn, `--turn` of tokens.css. */
const TURN_MS = 600;
/** To look at them all. */
const BEAT_MS = 900;
const STEP_MS = 300;

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

/** How long the cards take to settle. */
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
  it("have each had their turn, and time to lie straight and be looked at, when the words come", () => {
    expect(timeOf(3)).toBe(5 * TURN_MS + BEAT_MS);
    expect(timeOf(1)).toBe(3 * TURN_MS + BEAT_MS);
  });

  it("need no time to lie straight where nothing moves", () => {
    document.documentElement.dataset.motion = "reduced";
    expect(timeOf(3)).toBe(4 * TURN_MS + BEAT_MS);
  });

  it("settle at once where none was drawn", () => {
    expect(timeOf(0)).toBe(0);
  });
});
