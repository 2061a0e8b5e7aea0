import { expect, it } from "vitest";
import { themeOf, themeScores } from "./theme-of.ts";

const text = "I can’t decide whether to stay or leave.";

const nobody = { byPerson: null, hardPart: null, byModel: null };

it("the theme that the person named counts before everything else", () => {
  expect(themeOf(text, { byPerson: "money", hardPart: "begin", byModel: "loss" })).toBe("money");
  expect(themeOf(text, { byPerson: "none", hardPart: "begin", byModel: "loss" })).toBeNull();
});

it("the hard part that the person tapped counts before a model’s name", () => {
  expect(themeOf(text, { ...nobody, hardPart: "begin", byModel: "loss" })).toBe("beginning");
});

it("a model’s name counts before the words of the text, also where it says that no theme fits", () => {
  expect(themeOf(text, { ...nobody, byModel: "loss" })).toBe("loss");
  expect(themeOf(text, { ...nobody, byModel: "none" })).toBeNull();
});

it("otherwise the word lists of the text’s language decide", () => {
  expect(themeOf(text)).toBe("choosing");
  expect(themeOf("Ich kann mich einfach nicht entscheiden, ob ich gehe.")).toBe("choosing");
  expect(themeOf("No sé cómo decirle a mi madre que no voy.")).toBe("unsaid");
});

it("a text gets no theme where its words do not make one plain, or point two ways", () => {
  expect(themeOf("My flatmate plays the drums.")).toBeNull();
  expect(themeOf("I can’t decide, and I can’t afford it either.")).toBeNull();
  expect(themeOf("")).toBeNull();
});

it("a text in a language without word lists gets no theme", () => {
  expect(themeScores("Не знаю, с чего начать, уже третью неделю.")).toEqual([]);
});

it("what the person said later names the theme where the text itself names none, and nobody else does", () => {
  const plain = "My flatmate plays the drums.";
  const later = "I can’t bring myself to start with the letter.";
  expect(themeOf(plain, nobody, later)).toBe("beginning");
  expect(themeOf(text, nobody, later)).toBe("choosing");
  expect(themeOf(plain, { ...nobody, byPerson: "none" }, later)).toBeNull();
  expect(themeOf(plain, { ...nobody, byModel: "money" }, later)).toBe("money");
});
