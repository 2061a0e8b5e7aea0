// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNewDay } from "./use-new-day.ts";

const MINUTE_MS = 60_000;
const MIDNIGHT = "2026-11-22T00:00:00.000Z";
const NEXT_MIDNIGHT = "2026-11-23T00:00:00.000Z";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T23:50:30Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function follow() {
  const onNewDay = vi.fn();
  const { rerender } = renderHook(({ resetTime }) => useNewDay(resetTime, onNewDay), {
    initialProps: { resetTime: MIDNIGHT },
  });
  return { onNewDay, isTold: (resetTime: string) => rerender({ resetTime }) };
}

const hide = (isHidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

it("useNewDay calls back every minute after the day has ended, until it gets a new end of day", () => {
  const { onNewDay, isTold } = follow();
  vi.advanceTimersByTime(9 * MINUTE_MS);
  expect(onNewDay).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(onNewDay).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(onNewDay).toHaveBeenCalledTimes(2);
  isTold(NEXT_MIDNIGHT);
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(onNewDay).toHaveBeenCalledTimes(2);
});

it("useNewDay does not call back while the page is hidden, and does at once when it is visible again", () => {
  const { onNewDay } = follow();
  hide(true);
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(onNewDay).not.toHaveBeenCalled();
  hide(false);
  expect(onNewDay).toHaveBeenCalledOnce();
});
