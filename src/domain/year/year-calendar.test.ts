import { expect, it } from "vitest";
import { dayStart } from "../plans/day.ts";
import { yearCalendar } from "./year-calendar.ts";

it.each([
  ["UTC", "2026-01-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
  ["Pacific/Auckland", "2025-12-31T11:00:00.000Z", "2026-12-31T11:00:00.000Z"],
  ["America/Los_Angeles", "2026-01-01T08:00:00.000Z", "2027-01-01T08:00:00.000Z"],
  ["Asia/Kathmandu", "2025-12-31T18:15:00.000Z", "2026-12-31T18:15:00.000Z"],
])("the year 2026 begins and ends in %s at its own midnight", (zone, from, to) => {
  const calendar = yearCalendar(2026, zone);
  const [first, next] = [dayStart("2026-01-01", zone), dayStart("2027-01-01", zone)];
  expect([first.toISOString(), next.toISOString()]).toEqual([from, to]);
  expect(calendar.isInside(first)).toBe(true);
  expect(calendar.isInside(new Date(first.getTime() - 1))).toBe(false);
  expect(calendar.isInside(next)).toBe(false);
});
