import { expect, it } from "vitest";
import { plainOf } from "#domain/text/plain-of.ts";
import { cutIntoWords, endOfPhrase, readPhrase } from "./match-phrase.ts";

const stands = (phrase: string, text: string) => {
  const words = cutIntoWords(plainOf(text));
  return words.words.some((_, at) => endOfPhrase(readPhrase(phrase), words, at) !== null);
};

it("a phrase of the word lists matches alternatives, optional words, word beginnings (`undercharg*`) and numbers (`#`), and never part of a word", () => {
  expect(stands("raise (my|our)? (prices|rates)", "Time to raise rates.")).toBe(true);
  expect(stands("raise (my|our)? (prices|rates)", "Time to raise our prices.")).toBe(true);
  expect(stands("raise (my|our)? (prices|rates)", "Time to praise our prices.")).toBe(false);
  expect(stands("undercharg*", "I am undercharging again")).toBe(true);
  expect(stands("# (euros|pounds) left", "80 pounds left")).toBe(true);
  expect(stands("(all at once|too much)", "It is all at once.")).toBe(true);
});

it("a phrase of the word lists takes … for up to four words, and for none", () => {
  expect(stands("torn … apart", "torn apart")).toBe(true);
  expect(stands("torn … apart", "torn by all of this apart")).toBe(true);
  expect(stands("torn … apart", "torn by more than all of this apart")).toBe(false);
});

it("a phrase of the word lists does not reach over the end of a sentence, but over a comma", () => {
  expect(stands("no answer yet", "No answer, yet")).toBe(true);
  expect(stands("no answer yet", "No answer,yet")).toBe(true);
  expect(stands("no answer yet", "No answer. Yet")).toBe(false);
});

it("a phrase of the word lists finds a word also with an ’s behind it, and in the places of curved apostrophes", () => {
  expect(stands("can't afford", "I can’t afford it")).toBe(true);
  expect(stands("(since|after) mum died", "since mum’s gone, or since mum died")).toBe(true);
});
