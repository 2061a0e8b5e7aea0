import { expect, it } from "vitest";
import type { CheckInEntry } from "#contract/check-ins.ts";
import { decodeEntry, encodeEntry, toggleTap, withNote } from "./check-in-value.ts";

const EMPTY: CheckInEntry = { state: "open", taps: [], question: null, answer: "", step: null };

it("a check-in comes back from its text as it was, in whatever order its blocks were tapped", () => {
  const both = toggleTap(toggleTap(EMPTY, "a", "moved"), "b", "stuck");
  expect(encodeEntry(both)).toBe(encodeEntry(toggleTap(toggleTap(EMPTY, "b", "stuck"), "a", "moved")));
  expect(decodeEntry(encodeEntry(both))).toEqual(both);
});

it("another tap keeps the note, and the same tap again leaves the block blank", () => {
  const noted = withNote(toggleTap(EMPTY, "a", "moved"), "a", "Page two.");
  expect(toggleTap(noted, "a", "stuck").taps).toEqual([{ blockId: "a", tap: "stuck", note: "Page two." }]);
  expect(toggleTap(noted, "a", "moved").taps).toEqual([]);
});
