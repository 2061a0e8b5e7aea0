import { describe, expect, it } from "vitest";
import { formatDueDay, promisedDaySentence } from "./promise-words.ts";

const TODAY = "2026-11-24";

it.each([
  ["2026-11-24", "due today"],
  ["2026-11-23", "due yesterday"],
  ["2026-11-20", "due Friday"],
  ["2026-11-01", "due Nov 1"],
])("the time for which a promise was made, %s, is named as %s", (day, words) => {
  expect(formatDueDay(day, TODAY)).toBe(words);
});

describe("what the person said they would do", () => {
  it.each([
    ["Thursday", "You said you would do this by Thursday."],
    ["today", "You said you would do this today."],
  ])("is asked about with its day: %s", (by, sentence) => {
    expect(promisedDaySentence(by)).toBe(sentence);
  });
});
