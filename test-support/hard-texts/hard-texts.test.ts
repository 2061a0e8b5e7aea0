import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { leastTurns } from "../longest-turn.ts";
import { hardTexts } from "./hard-texts.ts";
import { TEXT_READERS } from "./text-readers.ts";

/** CPU milliseconds. */
const LONGEST_TURN = 50;
/** Runs of a text that took too long at first: a collection of garbage is no property of the text. */
const RUNS = 4;
/** Of the long texts, each goes through one in so many of the functions. */
const SHARE_OF_LONG = 24;
/** These write whole answers; all that they read of a text is read by `composeBlockName` as well. */
const WRITERS = ["composeReading", "composeChatReply"];
const SHARE_OF_WRITERS = 6;

const short = hardTexts(2000);
const long = hardTexts(60_000);

/** The texts that take too long, each with its time. */
async function findSlow(read: (text: string) => unknown, texts: typeof short): Promise<string[]> {
  const slow: string[] = [];
  for (const { name, text } of texts) {
    const begun = process.threadCpuUsage();
    await read(text);
    const { user, system } = process.threadCpuUsage(begun);
    if ((user + system) / 1000 < LONGEST_TURN) continue;
    const { longest } = await leastTurns(RUNS, async () => read(text));
    if (longest >= LONGEST_TURN) slow.push(`${longest.toFixed()} ms for ${name}`);
  }
  return slow;
}

describe("1,200 hard texts", () => {
  it("are that many different ones of the length that is asked for", () => {
    expect(new Set(short.map(({ text }) => text)).size).toBeGreaterThanOrEqual(1200);
    expect(short.every(({ text }) => text.length === 2000)).toBe(true);
    expect(long.every(({ text }) => text.length === 60_000)).toBe(true);
  });

  it("are noticed by this test where a function takes too long", async () => {
    const trimming = (text: string) => `${text.slice(0, 12_000)}z`.replace(/[\p{P}\s]+$/u, "");
    const rows = long.filter(({ name }) => name.endsWith('of "-" before a letter'));
    expect(await findSlow(trimming, rows)).toHaveLength(1);
  });
});

describe("a text of 2,000 and one of 60,000 characters, of 1,200 hard shapes", () => {
  it.each(Object.keys(TEXT_READERS))("keeps the event loop for less than 50 ms in %s", async (name) => {
    const read = TEXT_READERS[name] ?? expect.fail(`${name} is not there`);
    const turn = Object.keys(TEXT_READERS).indexOf(name) % SHARE_OF_LONG;
    const some = long.filter((_, index) => index % SHARE_OF_LONG === turn);
    const isTaken = (_text: unknown, index: number) =>
      !WRITERS.includes(name) || index % SHARE_OF_WRITERS === 0;
    expect(await findSlow(read, [...short.filter(isTaken), ...some.filter(isTaken)])).toEqual([]);
  });
});

/** What takes a string first that is no free text: an id, a name of ours, a frame, or what a reader above hands it. */
const NOT_TEXT = new Set(
  `isTimeZone stirShuffle makeClientSeed cutOf chooseCard namesFrom isWholeName wordsFrom spellingsOf addPlacesByWord
  onboardingLaterKey isOther isAnswered zodiacSignOf isCalendarDay ageOn latestBirthday findBirthdayProblem slugOf nameOf
  blockTypeOf emptyMemory withoutDoubleQuotes countOf spelled seededNumbers hashOf
  namesLike readTone weaknessOf gapsOf forTone renderFrame capitalised isPluralNoun trimEndWhere`.split(
    /\s+/,
  ),
);
/** What a reader above is made of. */
const WITHIN = new Set(
  `findNumbers guessLanguage clauseOf toSecondPerson readSituation isQuotedIn findKnots
  restoreApostrophes plainOf splitSentences chooseQuotes wordCount truncate findScene closeQuotes`.split(
    /\s+/,
  ),
);

/** The one door of its folder. */
const SAFETY = "safety/assess-distress.ts";

describe("the list of functions that read text", () => {
  it("names each function of the domain that takes a string first, or says why it does not", () => {
    const folder = join(import.meta.dirname, "../../src/domain");
    const found = globSync("**/*.ts", { cwd: folder })
      .filter((file) => !file.endsWith(".test.ts") && (!file.startsWith("safety/") || file === SAFETY))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), "utf8").matchAll(
          /^export function (\w+)\(\s*\w+: (?:string|unknown)\b(?! ?\|)/gm,
        ),
      ])
      .map(([, name = ""]) => name);
    expect(found.length).toBeGreaterThan(50);
    const isKnown = (name: string) => name in TEXT_READERS || NOT_TEXT.has(name) || WITHIN.has(name);
    expect(found.filter((name) => !isKnown(name))).toEqual([]);
  });
});
