import { expect, it } from "vitest";
import { addDays } from "#domain/calendar-days.ts";
import { lineAfter } from "./line-after.ts";

it("Rob's line after the card of the day was answered is another one each day", () => {
  const days = Array.from({ length: 40 }, (_, index) => addDays("2026-11-20", index));
  for (const day of days) {
    expect(lineAfter(day)).toMatch(/^[A-Z].*\.$/);
    expect(lineAfter(day)).not.toBe(lineAfter(addDays(day, 1)));
  }
});
