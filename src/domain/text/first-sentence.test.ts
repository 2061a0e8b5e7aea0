import { describe, expect, it } from "vitest";
import { firstSentenceOf } from "./first-sentence.ts";

describe("firstSentenceOf", () => {
  it.each([
    ["Open a window. Close it.", "Open a window."],
    ["Write “nobody.” Leave it there.", "Write “nobody.”"],
    ["Finish this: ‘I’d stay gladly if…’ One line.", "Finish this: ‘I’d stay gladly if…’"],
    ["Ask “Which first?” and wait. Then go.", "Ask “Which first?” and wait."],
    ["No end mark", "No end mark"],
    ["", ""],
  ])("firstSentenceOf(%j) is %j", (text, sentence) => {
    expect(firstSentenceOf(text)).toBe(sentence);
  });
});
