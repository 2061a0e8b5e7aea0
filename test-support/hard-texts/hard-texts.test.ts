import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { leastTurns } from "../longest-turn.ts";
import { hardTexts, shareOf } from "./hard-texts.ts";
import { TEXT_READERS } from "./text-readers.ts";

/** The most CPU time that a function may take for one text, in milliseconds. */
const LONGEST_TURN = 50;
/**
 * The number of times that a slow text is measured again, because garbage collection may have caused the first time.
 */
const RUNS = 4;
/** Each long text is tested with one out of this number of functions. */
const SHARE_OF_LONG = shareOf(24);
/** The functions that write whole answers. */
const WRITERS = ["writeReading", "coachReply", "coachReply, about a long text"];
const SHARE_OF_WRITERS = shareOf(6);

const short = hardTexts(2000);
const long = hardTexts(60_000);

/** Returns which of `count` shares a function is tested with. It stays the same when functions are added. */
function turnOf(name: string, count: number): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % count;
}

/** Returns the texts for which `read` takes too long, each with its time. */
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
  it("are all different and have the requested length", () => {
    expect(new Set(short.map(({ text }) => text)).size).toBeGreaterThanOrEqual(1200);
    expect(short.every(({ text }) => text.length === 2000)).toBe(true);
    expect(long.every(({ text }) => text.length === 60_000)).toBe(true);
  });

  it("make this test fail for a function that is too slow", async () => {
    const trimming = (text: string) => `${text.slice(0, 12_000)}z`.replace(/[\p{P}\s]+$/u, "");
    const rows = long.filter(({ name }) => name.endsWith('of "-" before a letter'));
    expect(await findSlow(trimming, rows)).toHaveLength(1);
  });
});

describe("hard texts of 2,000 and 60,000 characters", () => {
  it.each(Object.keys(TEXT_READERS))("block the event loop for less than 50 ms in %s", async (name) => {
    const read = TEXT_READERS[name] ?? expect.fail(`${name} is not there`);
    const turn = turnOf(name, SHARE_OF_LONG);
    const some = long.filter((_, index) => index % SHARE_OF_LONG === turn);
    const isTaken = (_text: unknown, index: number) =>
      !WRITERS.includes(name) || index % SHARE_OF_WRITERS === 0;
    expect(await findSlow(read, [...short.filter(isTaken), ...some.filter(isTaken)])).toEqual([]);
  });
});

/**
 * The functions whose first string is not a free text, but an id, an internal name, a sentence template, or the output
 * of a function that is tested.
 */
const NOT_TEXT = new Set(
  `isTimeZone localClock stirShuffle makeClientSeed cutOfClientSeed chooseCard spellingsOf patternsOf readCity createPlaceSearch
  onboardingLaterKey isOther isAnswered zodiacSignOf isCalendarDay ageOn latestBirthday findBirthdayProblem cardSlugOf cardNameOf
  blockTypeOf emptyAdMemory seededNumbers hashOf
  readTone weaknessOf withTypographicApostrophes localTimeIn trimEndWhere
  chooseQuestion drawWeek countingTimeFinder weekdayOf weekStartOf addDays readSeed isLetterDue isParkDay parkChoices isFields emergencyNumbersOf findCountryOfTimeZone
  daysFrom sayDay formatRelativeDay dayStart dayOfMoment sayWeekday sayClock sayShortMoment dayOfDifference timesToOffer fillGaps sourceOfPhrase suggestionFor`.split(
    /\s+/,
  ),
);
/** The functions that the readers above call, so that they are tested with them. */
const WITHIN = new Set(
  `heavyLineOf cutIntoWords readPhrase guessLanguage shortenToClause plainOf plainMessage wordCount closeQuotes headlineFrom
  jsonOrUndefined firstSentenceOf graphemesOf countGraphemes plainMarkdown truncate capitalised tapOf chatLanguage
  dangerTapOf helpTapOf isTap chatWelcome coachTapsBeside isOneLine saysTheySaid withoutOuterMarks`.split(
    /\s+/,
  ),
);

/** The one file of the engine `safety` whose functions other code calls with a text. */
const SAFETY = "engines/safety/assess-distress.ts";

describe("the list of functions that read text", () => {
  it("contains each function of the domain and the engines whose first parameter is a string, or lists it as an exception", () => {
    const folder = join(import.meta.dirname, "../..");
    const found = globSync("{src/domain,engines}/**/*.ts", { cwd: folder })
      .filter((file) => !/\.test\.ts$|\/test-data\//.test(file))
      .filter((file) => !file.startsWith("engines/safety/") || file === SAFETY)
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
