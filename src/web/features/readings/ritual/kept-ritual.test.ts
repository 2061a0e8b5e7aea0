// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { FANNED } from "#test-support/kept-ritual.ts";
import { KEPT } from "../../../kept-items.ts";
import { dropKeptRitual, keepRitual, readKeptRitual } from "./kept-ritual.ts";

const USER = "0192f0c4-0000-7000-8000-000000000001";
const RITUAL = { ...FANNED, picks: [4] };

afterEach(() => localStorage.clear());

it("a reload restores the ritual's deck as it was shuffled, cut and lifted from", () => {
  keepRitual(USER, RITUAL);
  expect(readKeptRitual(USER, "reading-1")).toEqual(RITUAL);
});

it("a stored ritual is not found for another reading, for another person, or after it has ended", () => {
  keepRitual(USER, RITUAL);
  expect(readKeptRitual(USER, "reading-2")).toBeNull();
  expect(readKeptRitual("somebody else", "reading-1")).toBeNull();
  dropKeptRitual(USER);
  expect(readKeptRitual(USER, "reading-1")).toBeNull();
});

it("a corrupted stored value is not read as a ritual", () => {
  for (const broken of ["{no", "7", JSON.stringify({ ...RITUAL, picks: ["one"] })]) {
    localStorage.setItem(KEPT.ritual.key + USER, broken);
    expect(readKeptRitual(USER, "reading-1")).toBeNull();
  }
});
