import { expect, it } from "vitest";
import { countSameQuestion } from "./asked-again.ts";

const now = new Date("2026-11-20T18:00:00Z");
const hoursAgo = (hours: number, text: string) => ({ text, at: new Date(now.getTime() - hours * 3_600_000) });
const asked = "Should I send the proposal to my editor or rewrite the ending?";

it("a question counts as asked again whatever its case, marks and inflection", () => {
  const earlier = [
    hoursAgo(1, "should i send the proposal to my editor, or rewrite the ending"),
    hoursAgo(30, "Sending the proposal to my editor? Or rewriting the ending?"),
    hoursAgo(71, asked),
  ];
  expect(countSameQuestion(asked, earlier, now)).toBe(3);
});

it("a question that was asked more than 72 hours ago does not count as asked again", () => {
  expect(countSameQuestion(asked, [hoursAgo(73, asked)], now)).toBe(0);
});

it("another question about the same thing does not count as asked again", () => {
  const earlier = [
    hoursAgo(1, "My editor wants the proposal shorter and I don’t see where to cut."),
    hoursAgo(2, "Should I send my brother the money?"),
    hoursAgo(3, "Should I?"),
  ];
  expect(countSameQuestion(asked, earlier, now)).toBe(0);
});

it("two short questions with one word in common do not count as one question", () => {
  expect(countSameQuestion("Is it over with Anna?", [hoursAgo(1, "Call Anna or not?")], now)).toBe(0);
  expect(countSameQuestion("Call Anna?", [hoursAgo(1, "Should I call Anna?")], now)).toBe(1);
});

it("a question is recognised when asked again in German, in Spanish and in a language without a list of frequent words", () => {
  const same = [
    ["Soll ich die Stelle in Hamburg annehmen?", "soll ich die Stellen in Hamburg annehmen"],
    ["¿Debería aceptar el trabajo en Sevilla?", "deberia aceptar el trabajo en sevilla"],
    ["Czy mam przyjąć pracę w Gdańsku?", "czy mam przyjac prace w gdansku"],
  ];
  for (const [text = "", other = ""] of same) {
    expect(countSameQuestion(text, [hoursAgo(5, other)], now), text).toBe(1);
  }
});

it("a text without words does not count as a question asked again", () => {
  expect(countSameQuestion("???", [hoursAgo(1, "???")], now)).toBe(0);
});
