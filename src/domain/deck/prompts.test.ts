import { expect, it } from "vitest";
import { blankCard } from "#test-support/blank-card.ts";
import { OWN_QUESTION, questionAt } from "./prompts.ts";

it("a card asks its first three prompts, and then its own question", () => {
  const card = blankCard({
    duckQuestion: "How long is a fair wait?",
    perspectivePrompts: [
      "How many days?",
      "Which sentence?",
      "What would a friend say?",
      "What could start?",
    ],
  });
  expect([0, 1, 2, OWN_QUESTION].map((place) => questionAt(card, place))).toEqual([
    "How many days?",
    "Which sentence?",
    "What would a friend say?",
    "How long is a fair wait?",
  ]);
  expect(questionAt(card, 4)).toBe("");
});
