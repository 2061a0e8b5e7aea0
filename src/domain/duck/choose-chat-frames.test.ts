import { describe, expect, it } from "vitest";
import { replyTo } from "#test-support/chat-reply.ts";
import { classifyMessage } from "./read-message.ts";

const SEEDS = ["a", "b", "c", "d", "e", "f"];
const MOURNING = "My father died in March and I can't sort his letters.";

describe("the frames of a chat reply", () => {
  it.each([
    ["Anyway my son wants to know if ducks sleep.", "asksSleep"],
    ["what kind of duck are you even. like a mallard or what", "asksBreed"],
    ["what was it you did before you were a duck?", "asksRob"],
  ])("the duck does not joke about itself beside a death: %s", (message, intent) => {
    expect(classifyMessage(message, false)).toBe(intent);
    for (const seed of SEEDS) {
      const reply = replyTo(message, { seed, userContext: MOURNING });
      expect(reply).not.toMatch(/rubber|mallard|\bhat\b|float|invented|developer|software|one eye|\bbath/i);
    }
  });
});
