// The words in which people name days and hours, as expressions. `content/asking/clock` holds them.
import de from "#content/asking/clock/de.json" with { type: "json" };
import en from "#content/asking/clock/en.json" with { type: "json" };
import es from "#content/asking/clock/es.json" with { type: "json" };
import { compileWordPhrases, sourceOfPhrase } from "../text/word-phrases.ts";
import { type AskingLanguage, askingLanguage, type TextLanguage } from "./asking-language.ts";

/** The parts of a day, in the order in which they are looked for: "tomorrow" and "morning" are one word in German. */
export const DAY_PARTS = ["evening", "afternoon", "noon", "morning"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

interface ClockContent {
  today: readonly string[];
  tomorrow: readonly string[];
  overmorrow: readonly string[];
  /** Monday first. */
  weekdays: readonly string[];
  parts: Record<DayPart, readonly string[]>;
  /** The words for the hours from one to twelve. */
  numbers: readonly string[];
  /** Phrases with an `{hour}`, and how many minutes away from it the named time is. */
  clocks: readonly { words: string; minutes: number }[];
}

export interface ClockWords {
  today: RegExp;
  tomorrow: RegExp;
  overmorrow: RegExp;
  weekdays: readonly RegExp[];
  parts: Record<DayPart, RegExp>;
  /** Each expression has a group `hour`, which holds digits or a key of `hours`. */
  clocks: readonly { expression: RegExp; minutes: number }[];
  hours: ReadonlyMap<string, number>;
}

const CONTENT: Record<AskingLanguage, ClockContent> = { en, de, es };
/** Filled when the first time of a language is read. */
const compiled = new Map<AskingLanguage, ClockWords>();

export function clockWordsFor(language: TextLanguage): ClockWords {
  const asked = askingLanguage(language);
  const words = compiled.get(asked) ?? compileClockWords(CONTENT[asked]);
  compiled.set(asked, words);
  return words;
}

function compileClockWords(content: ClockContent): ClockWords {
  const hours = new Map(
    content.numbers.flatMap((words, index) => words.split("|").map((word) => [word, index + 1] as const)),
  );
  const hour = ` (?<hour>\\d{1,2}|${[...hours.keys()].join("|")})`;
  const anywhere = (phrases: readonly string[]) => compileWordPhrases(phrases, "anywhere");
  const { parts } = content;
  return {
    today: anywhere(content.today),
    tomorrow: anywhere(content.tomorrow),
    overmorrow: anywhere(content.overmorrow),
    weekdays: content.weekdays.map((words) => anywhere([words])),
    parts: {
      evening: anywhere(parts.evening),
      afternoon: anywhere(parts.afternoon),
      noon: anywhere(parts.noon),
      morning: anywhere(parts.morning),
    },
    clocks: content.clocks.map(({ words, minutes }) => {
      const [before = "", after = ""] = words.split("{hour}").map((part) => part.trim());
      const source = `${before && sourceOfPhrase(before)}${hour}${after && sourceOfPhrase(after)}(?= )`;
      return { expression: new RegExp(source), minutes };
    }),
    hours,
  };
}
