// Tests that every outright phrase is assessed as a crisis with every everyday ending and beginning. The sealed halves
// of the data were written before the phrases, and nobody who changes phrases reads them.

import { describe, expect, test } from "vitest";
import { assessDistress } from "./assess-distress.ts";
import english from "./test-data/outright/english.json" with { type: "json" };
import german from "./test-data/outright/german.json" with { type: "json" };
import spanish from "./test-data/outright/spanish.json" with { type: "json" };

/**
 * The largest share of harmless sentences that may be taken for a crisis, which stops a reading before its draw: one in
 * a hundred.
 */
const FALSE_ALARM_RATE = 0.01;
/**
 * The largest share of harmless sentences about tablets, weapons and figurative threats that may be taken for a crisis. Older hints,
 * such as a weapon in a cabinet, are kept on the safe side.
 */
const RATE_OF_ACTS = 0.04;
/** What a text of danger tells or asks. */
const ACTS = ["overdose", "violence", "weapon", "means", "body"] as const;
const LANGUAGES = [
  { name: "English", data: english },
  { name: "German", data: german },
  { name: "Spanish", data: spanish },
];

function all(halves: { open: string[]; sealed: string[] }): string[] {
  return [...halves.open, ...halves.sealed];
}

/** Returns the phrase with the ending, which replaces the phrase's gap `{}` or else follows the phrase. */
function withEnding(phrase: string, ending: string): string {
  if (phrase.includes("{}")) return phrase.replace("{}", ending.replace(/^, /, ""));
  return ending.startsWith(",") ? `${phrase}${ending}` : `${phrase} ${ending}`;
}

function withBeginning(phrase: string, beginning: string): string {
  return `${beginning} ${phrase.replace(" {}", "")}`;
}

function product(
  phrases: string[],
  others: string[],
  put: (phrase: string, other: string) => string,
): string[] {
  return phrases.flatMap((phrase) => others.map((other) => put(phrase, other)));
}

function print(language: string, set: string, alarms: string): void {
  process.stdout.write(`${language}, ${set}: ${alarms}\n`);
}

/** Thousands of texts are assessed, which a busy machine takes long for. */
const PATIENCE = { timeout: 120_000 };

describe.each(LANGUAGES)("outright phrases in $name", PATIENCE, ({ name, data }) => {
  test("outright phrases of danger are rated as a crisis with every everyday ending", () => {
    const [phrases, endings] = [all(data.phrases), all(data.endings)];
    const texts = product(phrases, endings, withEnding);
    const missed = texts.filter((text) => assessDistress(text).level !== "crisis");
    print(name, "phrases by endings", `${texts.length - missed.length} of ${texts.length} are a crisis`);
    expect(phrases.length).toBeGreaterThanOrEqual(60);
    expect(endings.length).toBeGreaterThanOrEqual(60);
    expect(new Set(texts).size).toBe(texts.length);
    expect(missed).toEqual([]);
  });

  test("outright phrases of danger are rated as a crisis after every everyday beginning", () => {
    const texts = product(all(data.phrases), all(data.beginnings), withBeginning);
    const missed = texts.filter((text) => assessDistress(text).level !== "crisis");
    print(name, "beginnings by phrases", `${texts.length - missed.length} of ${texts.length} are a crisis`);
    expect(missed).toEqual([]);
  });

  test("outright phrases of danger are told apart from harmless sentences in the same words, with every everyday ending", () => {
    const texts = [
      ...product(data.calm.phrases.open, data.calm.endings.open, withEnding),
      ...product(data.calm.phrases.sealed, data.calm.endings.sealed, withEnding),
    ];
    const alarms = texts.filter((text) => assessDistress(text).level === "crisis");
    print(name, "harmless sentences by endings", `${alarms.length} of ${texts.length} are a crisis`);
    expect(alarms.length / texts.length).toBeLessThanOrEqual(FALSE_ALARM_RATE);
  });
});

describe.each(LANGUAGES)("acts of danger in $name", ({ name, data }) => {
  test.each(ACTS)("texts of danger about this act are rated as a crisis: %s", (act) => {
    const { open, sealed } = data.acts[act].danger;
    const missed = [...open, ...sealed].filter((text) => assessDistress(text).level !== "crisis");
    expect(Math.min(open.length, sealed.length)).toBeGreaterThanOrEqual(4);
    expect(missed).toEqual([]);
  });

  test("texts of danger have harmless look-alikes, of which hardly one is rated as a crisis", () => {
    const texts = ACTS.flatMap((act) => all(data.acts[act].calm));
    const alarms = texts.filter((text) => assessDistress(text).level === "crisis");
    print(name, "harmless look-alikes of acts", `${alarms.length} of ${texts.length} are a crisis`);
    expect(texts.length).toBeGreaterThanOrEqual(60);
    expect(alarms.length / texts.length).toBeLessThanOrEqual(RATE_OF_ACTS);
  });
});

test("every language has texts of the same acts of danger", () => {
  for (const { data } of LANGUAGES) expect(Object.keys(data.acts)).toEqual([...ACTS]);
});

describe("an outright phrase", () => {
  test.each([
    "I want to end my life with pills",
    "I am suicidal at school",
    "Ich will mein Leben im August beenden",
    "Me corto",
    "No quiero vivir más en casa",
    "I have a plan and a date and a rope",
  ])("is rated as a crisis however the sentence goes on: %s", (text) => {
    expect(assessDistress(text).level).toBe("crisis");
  });

  test.each(["I am going to hurt my baby", "My roommate isn't breathing", "Ich tue meinem Baby etwas an"])(
    "is rated as an emergency when somebody else is in danger: %s",
    (text) => {
      expect(assessDistress(text)).toMatchObject({ level: "crisis", kind: "emergency" });
    },
  );

  test.each([
    "I do not want to die",
    "It's not that I want to die, I want some sleep",
    "I don't think I want to die",
    "no quiero morir",
    "ich will mich nicht umbringen",
    "my character says I want to die in the kitchen",
    "end it all: the meeting",
    "I want to die laughing",
    "I cut myself some slack at school",
    "she beats me at chess every monday",
    "ten years ago I cut myself",
  ])("is no crisis when its own grammar reverses the meaning: %s", (text) => {
    expect(assessDistress(text).level).not.toBe("crisis");
  });
});
