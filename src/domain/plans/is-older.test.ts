import { expect, it } from "vitest";
import { isOlder } from "./is-older.ts";

const since = new Date("2026-11-13T20:48:00Z");

it("an entry is older than a moment if it was made before it, and never older than no moment", () => {
  expect(isOlder(new Date("2026-11-13T20:47:59.999Z"), since)).toBe(true);
  expect(isOlder(new Date("2026-11-13T20:48:00Z"), since)).toBe(false);
  expect(isOlder(new Date("2001-01-01"), null)).toBe(false);
});
