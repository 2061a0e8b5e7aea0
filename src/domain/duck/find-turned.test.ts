import { expect, it } from "vitest";
import { findInOwnText } from "./find-turned.ts";

function stretchOf(said: string, text: string): string | null {
  const found = findInOwnText(said, text);
  return found && text.slice(found.start, found.end);
}

it.each([
  ["finish your novel", "I want to finish my novel by May.", "finish my novel"],
  ["five weeks", "It has been 5 weeks now.", "5 weeks"],
  ["you’re waiting", "Again I’m waiting.", "I’m waiting"],
  ["Friday", "due on friday", "friday"],
])("%s is found as it was typed", (said, text, typed) => {
  expect(stretchOf(said, text)).toBe(typed);
});

it("words that are not there in this order are not found", () => {
  expect(stretchOf("finish your novel", "My novel is one I will never finish.")).toBeNull();
  expect(stretchOf("", "Anything.")).toBeNull();
});
