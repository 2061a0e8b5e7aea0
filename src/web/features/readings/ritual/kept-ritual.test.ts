import { beforeEach, expect, it } from "vitest";
import { FANNED } from "#test-support/kept-ritual.ts";
import { MemoryStorage } from "#test-support/memory-storage.ts";
import { dropKeptRitual, keepRitual, readKeptRitual } from "./kept-ritual.ts";

const USER = "0192f0c4-0000-7000-8000-000000000001";
const RITUAL = { ...FANNED, picks: [4] };

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
});

it("a reload restores the ritual's deck as it was shuffled, cut and lifted from", () => {
  keepRitual(storage, USER, RITUAL);
  expect(readKeptRitual(storage, USER, "reading-1")).toEqual(RITUAL);
});

it("a stored ritual is not found for another reading, for another person, or after it has ended", () => {
  keepRitual(storage, USER, RITUAL);
  expect(readKeptRitual(storage, USER, "reading-2")).toBeNull();
  expect(readKeptRitual(storage, "somebody else", "reading-1")).toBeNull();
  dropKeptRitual(storage, USER);
  expect(readKeptRitual(storage, USER, "reading-1")).toBeNull();
});

it("a corrupted stored value is not read as a ritual", () => {
  for (const broken of ["{no", "7", JSON.stringify({ ...RITUAL, picks: ["one"] })]) {
    keepRitual(storage, USER, RITUAL);
    storage.tamper(broken);
    expect(readKeptRitual(storage, USER, "reading-1")).toBeNull();
  }
});
