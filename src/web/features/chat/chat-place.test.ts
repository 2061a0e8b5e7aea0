import { describe, expect, it } from "vitest";
import { hasChat } from "./chat-place.ts";

const READING = {
  interpretation: "You wrote it four times.",
  keyInsights: [],
  actionSteps: [],
  robQuip: "",
  reflectionPrompts: [],
};
const chatOf = (reading: Parameters<typeof hasChat>[0]["reading"]) =>
  [false, true].map((isGuest) => hasChat({ reading }, isGuest));

describe("an insight's chat", () => {
  it("is offered to everybody beside a reading, and to nobody without one or where a model was worried", () => {
    expect(chatOf(READING)).toEqual([true, true]);
    expect(chatOf(null)).toEqual([false, false]);
    expect(chatOf({ ...READING, concern: "worried" })).toEqual([false, false]);
  });

  it("is offered beside help on a page of their own words, but not to a guest, who would be asked to sign up", () => {
    expect(chatOf({ ...READING, concern: "worried", isOwnWords: true })).toEqual([true, false]);
  });
});
