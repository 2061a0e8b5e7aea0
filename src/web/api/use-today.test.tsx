// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OwnZone } from "#web/api/own-zone.ts";
import { useToday } from "./use-today.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function todayIn(zone: string | null, now: string): string {
  vi.setSystemTime(new Date(now));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OwnZone value={{ shown: null, counted: zone }}>{children}</OwnZone>
  );
  return renderHook(() => useToday(), { wrapper }).result.current;
}

describe("today", () => {
  it.each([
    ["Pacific/Kiritimati", "2026-11-20T09:59:00Z", "2026-11-20"],
    ["Pacific/Kiritimati", "2026-11-20T10:00:00Z", "2026-11-21"],
    ["America/Los_Angeles", "2026-11-20T07:59:00Z", "2026-11-19"],
    ["America/Los_Angeles", "2026-11-20T08:00:00Z", "2026-11-20"],
  ])("of somebody in %s at %s is %s, wherever the browser is", (zone, now, day) => {
    expect(todayIn(zone, now)).toBe(day);
  });

  it("is the browser's own day while nobody is known", () => {
    expect(todayIn(null, "2026-11-20T12:00:00Z")).toMatch(/^2026-11-\d\d$/);
  });
});
