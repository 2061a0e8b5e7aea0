// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLongWait } from "./use-long-wait.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  const { result, rerender } = renderHook((isWaiting: boolean) => useLongWait(isWaiting), {
    initialProps: true,
  });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { isLong: () => result.current, rerender, pass };
}

it("a wait is long after a second of waiting without a break", () => {
  const { isLong, rerender, pass } = open();
  pass(999);
  rerender(false);
  pass(2000);
  expect(isLong()).toBe(false);
  rerender(true);
  pass(999);
  expect(isLong()).toBe(false);
  pass(1);
  expect(isLong()).toBe(true);
});

it("a long wait stays one when the waiting is over, so that its picture does not go away", () => {
  const { isLong, rerender, pass } = open();
  pass(1000);
  rerender(false);
  expect(isLong()).toBe(true);
});
