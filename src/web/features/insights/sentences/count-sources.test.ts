import { expect, it } from "vitest";
import type { SentenceOutput } from "#contract/sentences.ts";
import { formatSourceCount, guessesSentence, questionsSentence } from "./count-sources.ts";

it.each([
  [3, 14, "Three of this reading’s 14 sentences are guesses."],
  [1, 14, "One of this reading’s 14 sentences is a guess."],
  [0, 14, "None of this reading’s 14 sentences is a guess."],
  [14, 14, "All 14 sentences of this reading are guesses."],
  [12, 30, "12 of this reading’s 30 sentences are guesses."],
  [1, 1, "The one sentence here is a guess."],
  [0, 1, "The one sentence here is not a guess."],
])("%i guesses among %i sentences are said as one sentence", (guesses, total, said) => {
  expect(guessesSentence(guesses, total)).toBe(said);
});

it("a guess that only asks is said to ask", () => {
  const sentence = (text: string): SentenceOutput => ({
    index: 0,
    text,
    origins: [{ kind: "guess" }],
    answer: null,
  });
  expect(questionsSentence([sentence("It is not the shed."), sentence("Is it “the shed?”")])).toBe(
    "One of those is only a question.",
  );
  expect(questionsSentence([sentence("Is it?"), sentence("Was it?")])).toBe(
    "Two of those are only questions.",
  );
  expect(questionsSentence([sentence("It is.")])).toBe("");
});

it("a count of sources names its kind", () => {
  expect([
    formatSourceCount("guess", 1),
    formatSourceCount("earlier", 2),
    formatSourceCount("card", 0),
  ]).toEqual(["1 guess", "2 earlier entries", "0 from the card"]);
});
