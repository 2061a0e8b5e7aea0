// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { FANNED } from "#test-support/kept-ritual.ts";
import { KEPT } from "../../../kept-items.ts";
import { deleteStoredRitual, readStoredRitual, storeRitual } from "./kept-ritual.ts";

const USER = "0192f0c4-0000-7000-8000-000000000001";
const RITUAL = { ...FANNED, picks: [4] };

afterEach(() => localStorage.clear());

it("a reload restores the ritual's deck as it was shuffled, cut and lifted from", () => {
  storeRitual(USER, RITUAL);
  expect(readStoredRitual(USER, "reading-1")).toEqual(RITUAL);
});

it("a stored ritual is not found for another reading, for another person, or after it has ended", () => {
  storeRitual(USER, RITUAL);
  expect(readStoredRitual(USER, "reading-2")).toBeNull();
  expect(readStoredRitual("somebody else", "reading-1")).toBeNull();
  deleteStoredRitual(USER);
  expect(readStoredRitual(USER, "reading-1")).toBeNull();
});

it("a corrupted stored value is not read as a ritual", () => {
  for (const broken of ["{no", "7", JSON.stringify({ ...RITUAL, picks: ["one"] })]) {
    localStorage.setItem(KEPT.ritual.key + USER, broken);
    expect(readStoredRitual(USER, "reading-1")).toBeNull();
  }
});
