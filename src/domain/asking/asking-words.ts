import de from "#content/asking/de.json" with { type: "json" };
import en from "#content/asking/en.json" with { type: "json" };
import es from "#content/asking/es.json" with { type: "json" };
import type { ObstacleKind } from "./answers.ts";
import { type AskingLanguage, askingLanguage, type TextLanguage } from "./asking-language.ts";

export const QUESTION_IDS = ["heavy", "difference", "obstacle", "act", "when"] as const;
export type QuestionId = (typeof QUESTION_IDS)[number];

export const REMARK_KINDS = ["too-big", "not-yours", "only-stop", "no-time"] as const;
export type RemarkKind = (typeof REMARK_KINDS)[number];

/** A question or a remark with what can be tapped instead of typed. */
interface Asked {
  ask: string;
  examples: readonly string[];
}

interface TypedQuestion extends Asked {
  /** What the empty field says. */
  field: string;
}

interface OfferedWords {
  /** As it is offered now: `Tomorrow before work`. */
  label: string;
  /** As it is kept, true on every later day: `Friday before work`. */
  text: string;
}

/** All words around a person's own, in one language. `{day}` and the like are filled by `fillGaps`. */
export interface AskingWords {
  questions: {
    heavy: { ask: string; none: string };
    difference: TypedQuestion;
    obstacle: {
      ask: string;
      field: string;
      kinds: Record<ObstacleKind, string>;
      then: TypedQuestion;
    };
    /** Of the two examples, the first is for the hands and the second for the mouth. */
    act: TypedQuestion & { words: { ask: string; field: string } };
    when: TypedQuestion & { rob: string };
  };
  remarks: Record<RemarkKind, Asked>;
  asking: Record<
    "progress" | "progressMore" | "justRead" | "back" | "next" | "skip" | "read" | "leaveSo" | "yourAnswer",
    string
  >;
  plan: Record<
    | "difference"
    | "obstacle"
    | "then"
    | "noStep"
    | "nameStep"
    | "ownWords"
    | "aside"
    | "askMe"
    | "askMeToday"
    | "willAsk"
    | "willAskToday"
    | "notNow"
    | "didIt"
    | "start"
    | "tooBig"
    | "setDay"
    | "changeDay"
    | "dontAsk"
    | "aloud"
    | "aloudOnce"
    | "allYours"
    | "said"
    | "change"
    | "getsThere"
    | "yes"
    | "notYet"
    | "whatWould",
    string
  >;
  /** What says only that somebody does not know, without apostrophes. */
  shrugs: readonly string[];
  times: Record<"tonight" | "beforeWork" | "tomorrowMorning" | "afterBreakfast" | "evening", OfferedWords> & {
    /** Monday first. */
    weekdays: readonly string[];
    shortWeekdays: readonly string[];
  };
}

const WORDS: Record<AskingLanguage, AskingWords> = { en, de, es };

/** Returns the words in which a text of this language is asked about. */
export function wordsFor(language: TextLanguage): AskingWords {
  return WORDS[askingLanguage(language)];
}

/** Returns a sentence with its gaps filled: `fillGaps("{at} of {all}", { at: 1, all: 5 })` is `1 of 5`. */
export function fillGaps(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{([a-z]{1,20})\}/g, (gap, name: string) => String(values[name] ?? gap));
}
