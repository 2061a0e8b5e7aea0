// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import {
  type AgainOrder,
  againInputOf,
  deleteAgainOrder,
  isAwaited,
  readAgainOrder,
  storeAgainOrder,
} from "./again-order.ts";

const ORDER: AgainOrder = { key: "key-1", retryOf: "insight-1", answers: { act: "Call Dana." } };
const INSIGHT = {
  spreadType: "full-pond",
  userContext: "Four drafts.",
  blockTypeId: "work",
  isDefault: false,
} as InsightOutput;

afterEach(() => sessionStorage.clear());

describe("the order to read an insight's cards again", () => {
  it("takes its text from the insight", () => {
    expect(againInputOf(ORDER, INSIGHT)).toEqual({
      spreadType: "full-pond",
      userContext: "Four drafts.",
      blockTypeId: "work",
      retryOf: "insight-1",
      answers: { act: "Call Dana." },
    });
  });

  it("survives a reload of that insight's page only, until it is deleted", () => {
    storeAgainOrder("me", { ...ORDER, goOnAnyway: true });
    expect(readAgainOrder("me", "insight-1")).toEqual({ ...ORDER, goOnAnyway: true });
    expect(readAgainOrder("me", "insight-2")).toBeNull();
    expect(readAgainOrder("somebody-else", "insight-1")).toBeNull();
    deleteAgainOrder("me");
    expect(readAgainOrder("me", "insight-1")).toBeNull();
  });

  it("is read from where it has always been stored, without what is not valid", () => {
    const stored = { ...ORDER, correction: 7, goOnAnyway: "yes" };
    sessionStorage.setItem("rubber-arcana:reading:me:again", JSON.stringify(stored));
    expect(readAgainOrder("me", "insight-1")).toEqual(ORDER);
    sessionStorage.setItem("rubber-arcana:reading:me:again", JSON.stringify({ ...stored, key: 7 }));
    expect(readAgainOrder("me", "insight-1")).toBeNull();
  });

  it("is over once the insight holds the reading that it asks for", () => {
    const written = { key: "key-1", retryOf: "insight-1", correction: "It is about the invoice." };
    const plain = { key: "key-1", retryOf: "insight-1" };
    expect(isAwaited(ORDER, INSIGHT)).toBe(true);
    expect(isAwaited(ORDER, { ...INSIGHT, answers: { act: "Call them all." } })).toBe(true);
    expect(isAwaited(ORDER, { ...INSIGHT, answers: { act: "Call Dana." } })).toBe(false);
    expect(isAwaited(written, INSIGHT)).toBe(true);
    expect(isAwaited(written, { ...INSIGHT, readAs: "It is about the invoice." })).toBe(false);
    expect(isAwaited(plain, { ...INSIGHT, isDefault: true })).toBe(true);
    expect(isAwaited(plain, INSIGHT)).toBe(false);
  });
});
