import { expect, it } from "vitest";
import { themeOf, themeScores } from "./theme-of.ts";

const text = "I can’t decide whether to stay or leave.";

it("the person’s own word for it counts before everything else", () => {
  expect(themeOf(text, "begin", "money")).toBe("money");
  expect(themeOf(text, "begin", "none")).toBeNull();
});

it("the hard part that the person named counts before the words of the text", () => {
  expect(themeOf(text, "begin", null)).toBe("beginning");
});

it("otherwise the word lists of the text’s language decide", () => {
  expect(themeOf(text, null, null)).toBe("choosing");
  expect(themeOf("Ich kann mich einfach nicht entscheiden, ob ich gehe.", null, null)).toBe("choosing");
  expect(themeOf("No sé cómo decirle a mi madre que no voy.", null, null)).toBe("unsaid");
});

it("says nothing where the words do not make it plain, or point two ways", () => {
  expect(themeOf("My flatmate plays the drums.", null, null)).toBeNull();
  expect(themeOf("I can’t decide, and I can’t afford it either.", null, null)).toBeNull();
  expect(themeOf("", null, null)).toBeNull();
});

it("says nothing of languages without a list", () => {
  expect(themeScores("Не знаю, с чего начать, уже третью неделю.")).toEqual([]);
});
