import { describe, expect, it, vi } from "vitest";
import { isToldAsUnsure, NO_GUESS_ID } from "./is-told-as-unsure.ts";

const OPEN = { isDone: false, smaller: null };
const UNSURE = { isSure: false, isGrave: () => false, steps: [OPEN, OPEN] };

describe("telling a reading as an unsure one", () => {
  it("a reading in which the offline duck was unsure is told as an unsure one", () => {
    expect(isToldAsUnsure(UNSURE)).toBe(true);
  });

  it.each([
    ["sure", { isSure: true }],
    ["by a model", { isSure: undefined }],
    ["grave", { isGrave: () => true }],
  ])("a reading that is %s is not told as an unsure one", (_what, changes) => {
    expect(isToldAsUnsure({ ...UNSURE, ...changes })).toBe(false);
  });

  it.each([
    ["done", { isDone: true }],
    ["made smaller", { smaller: "Open it." }],
    ["promised", { promise: { due: "2026-11-26" } }],
  ])("a reading with a step that was %s is not told as an unsure one", (_what, changes) => {
    expect(isToldAsUnsure({ ...UNSURE, steps: [OPEN, { ...OPEN, ...changes }] })).toBe(false);
  });

  it("a reading for which no guess fitted is not told as an unsure one, and one that was read for a guess still is", () => {
    expect(isToldAsUnsure({ ...UNSURE, guessesTaken: [NO_GUESS_ID] })).toBe(false);
    expect(isToldAsUnsure({ ...UNSURE, guessesTaken: ["said-yes-again"] })).toBe(true);
  });

  it.each([
    ["sure", { isSure: true }],
    ["by a model", { isSure: undefined }],
    ["begun", { steps: [{ ...OPEN, isDone: true }] }],
  ])("a reading that is %s is not assessed before it is told", (_what, changes) => {
    const isGrave = vi.fn(() => false);
    isToldAsUnsure({ ...UNSURE, ...changes, isGrave });
    expect(isGrave).not.toHaveBeenCalled();
  });
});
