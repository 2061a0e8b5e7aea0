import { expect, it } from "vitest";
import { formatTime } from "./dates.ts";

const afternoon = new Date(2026, 10, 26, 14, 8).getTime();
const morning = new Date(2026, 10, 26, 9, 5).getTime();

it.each([
  ["en-US", "2:08 PM", "9:05 AM"],
  ["en-GB", "14:08", "09:05"],
  ["de-DE", "14:08", "09:05"],
  ["ja-JP", "14:08", "09:05"],
])("a time on a page follows the browser's locale %s", (locale, late, early) => {
  expect([formatTime(afternoon, locale), formatTime(morning, locale)]).toEqual([late, early]);
});
