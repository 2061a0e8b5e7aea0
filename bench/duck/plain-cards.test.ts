import { expect, it } from "vitest";
import { SCENES } from "#domain/duck/scenes.ts";
import { loadDeck } from "./load-deck.ts";

/** Words and phrases that only people who program know in this sense. */
const PROGRAMMERS_WORDS =
  /\b(?:line numbers?|variables?|packets?|bytes?|compil\w+|exit conditions?|base case|recursion|refactor\w*|commits?|deploys?|deployed|polling|polled|cached|stack trace|test (?:suite|case|run)s?|config|scripts?|processor|allocator|caught the exception|undocumented|uptime|log (?:entry|line)|same input|workarounds?|encrypted|while-true|deprecated)\b/i;

const found = (texts: readonly string[]) => texts.filter((text) => PROGRAMMERS_WORDS.test(text));

it("no sentence that a card gives to a reading has a word that only programmers know", () => {
  const texts = [...loadDeck().values()].flatMap(({ material, ...card }) => [
    ...[card.coreMeaning, card.reversedMeaning ?? "", card.duckQuestion, card.duckWisdom],
    ...Object.values(card.blockApplications),
    ...card.perspectivePrompts,
    ...Object.values(material)
      .flat()
      .filter((text) => text !== null),
  ]);
  expect(texts.length).toBeGreaterThan(1000);
  expect(found(texts)).toEqual([]);
});

it("no sentence that joins a card and a situation has a word that only programmers know", () => {
  const texts = SCENES.flatMap(({ meets }) => Object.values(meets ?? {}).flat());
  expect(texts.length).toBeGreaterThan(500);
  expect(found(texts)).toEqual([]);
});

it("the programmers’ words are found in sentences that readers could not follow", () => {
  const unclear = ["You met the exit condition.", "A packet says one thing.", "Opening is a commit."];
  expect(found(unclear)).toEqual(unclear);
});
