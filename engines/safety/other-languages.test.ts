// Tests the outright phrases of a crisis in thirteen more languages, each in twenty everyday sentences and before every
// everyday ending, and harmless sentences with similar words. The sealed halves are not read by anybody who changes
// phrases.

import { describe, expect, test } from "vitest";
import { assessDistress } from "./assess-distress.ts";
import { CHECKED_LANGUAGES } from "./safety-languages.ts";
import languages from "./test-data/outright/other-languages.json" with { type: "json" };

const LANGUAGES = Object.entries(languages).map(([name, data]) => ({ name, ...data }));
const FEWEST_PHRASES = 12;
const CONTEXTS = 20;
const FEWEST_CALM = 300;
const FEWEST_ENDINGS = 10;
/** Languages that put no space between a phrase and what follows. */
const UNSPACED = new Set(["Chinese", "Japanese"]);

/** Returns the phrase with each ending, after another beginning each time. */
function surround(phrase: string, beginnings: string[], endings: string[], gap: string): string[] {
  return endings.map((ending, at) => {
    const beginning = beginnings[at % beginnings.length];
    return `${beginning}${gap}${phrase}${gap}${ending}`;
  });
}

describe.each(LANGUAGES)("outright phrases in $name", ({ name, phrases, contexts, ...around }) => {
  test("outright phrases of danger in the other languages are rated as a crisis in every everyday sentence", () => {
    const all = [...phrases.open, ...phrases.sealed];
    const texts = all.flatMap((phrase) => contexts.map((context) => context.replace("{}", phrase)));
    const missed = texts.filter((text) => assessDistress(text).level !== "crisis");
    process.stdout.write(`${name}: ${texts.length - missed.length} of ${texts.length} are a crisis\n`);
    expect(all.length).toBeGreaterThanOrEqual(FEWEST_PHRASES);
    expect(contexts).toHaveLength(CONTEXTS);
    expect(missed).toEqual([]);
  });

  test("outright phrases of danger in the other languages are rated as a crisis with every everyday ending", () => {
    const beginnings = [...around.beginnings.open, ...around.beginnings.sealed];
    const endings = [...around.endings.open, ...around.endings.sealed];
    const gap = UNSPACED.has(name) ? "" : " ";
    const texts = [...phrases.open, ...phrases.sealed].flatMap((phrase) =>
      surround(phrase, beginnings, endings, gap),
    );
    const missed = texts.filter((text) => assessDistress(text).level !== "crisis");
    process.stdout.write(
      `${name}, with endings: ${texts.length - missed.length} of ${texts.length} are a crisis\n`,
    );
    expect(endings.length).toBeGreaterThanOrEqual(FEWEST_ENDINGS);
    expect(missed).toEqual([]);
  });

  test("outright phrases of danger in the other languages are found in the middle of an English text", () => {
    const [phrase = ""] = phrases.open;
    expect(assessDistress(`My novel is stuck. ${phrase}. I do not know what to do.`).level).toBe("crisis");
  });
});

test("harmless sentences in the other languages do not stop a draw", () => {
  const calm = LANGUAGES.flatMap((language) => language.calm);
  expect(calm.length).toBeGreaterThanOrEqual(FEWEST_CALM);
  expect(calm.filter((text) => assessDistress(text).level === "crisis")).toEqual([]);
});

test("the list of languages that are checked for danger names each language once", () => {
  expect(CHECKED_LANGUAGES).toEqual(
    expect.arrayContaining(["English", "German", "Spanish", ...Object.keys(languages)]),
  );
  expect(new Set(CHECKED_LANGUAGES).size).toBe(CHECKED_LANGUAGES.length);
  expect(CHECKED_LANGUAGES).toHaveLength(LANGUAGES.length + 3);
});

test.each([
  ["je veux mourir", "fr"],
  ["voglio morire", "it"],
  ["quero morrer", "pt"],
  ["chcę umrzeć", "pl"],
  ["chce umrzec", "pl"],
  ["я хочу умереть", "ru"],
  ["我想死", "zh"],
  ["死にたい", "ja"],
  ["أريد أن أموت", "ar"],
  ["J ’ AI ENVIE DE MOURIR", "fr"],
  ["ÖLMEK İSTİYORUM", "tr"],
  ["ik wil dood", "nl"],
])("%s is read as a crisis in the language %s", (text, language) => {
  expect(assessDistress(text)).toMatchObject({ level: "crisis", language });
});

test.each(["我想写完这本小说。", "не ", "ne veux plus ", "ölmek ", "죽고 ", "أ", "死"])(
  "a long run of %j takes the crisis check work in proportion to its length",
  (piece) => {
    const tally = { steps: 0 };
    const text = piece.repeat(Math.ceil(60_000 / piece.length));
    assessDistress(text, tally);
    expect(tally.steps).toBeLessThanOrEqual(text.length * 10);
  },
);
