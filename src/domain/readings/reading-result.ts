/** A reading as it is stored and shown, and how to make one from any answer of a model. */

import { shorten } from "../text/shorten.ts";
import {
  HEADLINE_MAX,
  INTERPRETATION_MAX,
  KEY_INSIGHT_MAX,
  QUIP_MAX,
  REFLECTION_PROMPT_MAX,
  STEP_MAX,
} from "./lengths.ts";
import type { SpreadType } from "./spread.ts";
import { THEME_BY_WORD, type Theme } from "./themes.ts";

/** A situation a text may be about, as earlier versions of the offline duck stored it. `label` completes "It is about ...". */
export interface Guess {
  id: string;
  label: string;
}

/**
 * How a model judged a dark text: `danger` if somebody's life or safety may be at risk, `worried` if the text is very
 * dark.
 */
export const CONCERNS = ["worried", "danger"] as const;
export type Concern = (typeof CONCERNS)[number];

export interface ActionStep {
  text: string;
  minutes?: number;
}

export interface ReadingResult {
  /** One sentence, at most `HEADLINE_MAX` characters. If absent, the first key insight is shown instead. */
  headline?: string;
  /** The interpretation: paragraphs separated by blank lines. */
  interpretation: string;
  keyInsights: string[];
  /** The index of the paragraph to show each insight beside, from 0; absent if the model marked none. */
  notePlaces?: (number | null)[];
  actionSteps: ActionStep[];
  robQuip: string;
  reflectionPrompts: string[];
  /** Stored by earlier versions of the offline duck: whether it was sure what the text is about. */
  isSure?: boolean;
  /** Stored by earlier versions of the offline duck: what the text may be about instead, likeliest first. */
  guesses?: Guess[];
  /** The theme that a model named; "none" if it said that no theme fits. Absent from readings by the offline duck. */
  theme?: Theme | "none";
  /** Stored by earlier versions of the offline duck: where it took each sentence from (`origin-codes.ts`). */
  origins?: string;
  /** Set by the offline duck: the reading is the person's own words in order, and says nothing of its own about them. */
  isOwnWords?: true;
  /**
   * Set by a model for a dark text. Help is shown beside the reading, which has no remark; with `danger` it is only an
   * interpretation.
   */
  concern?: Concern;
}

interface Bounds {
  least: number;
  most: number;
}

/**
 * The number of each part of a reading, by spread. Extra ones are cut; a reading with too few is unusable.
 */
const COUNTS: Record<SpreadType, { keyInsights: Bounds; actionSteps: Bounds }> = {
  "quick-draw": { keyInsights: { least: 1, most: 1 }, actionSteps: { least: 1, most: 1 } },
  "full-pond": { keyInsights: { least: 2, most: 3 }, actionSteps: { least: 1, most: 2 } },
};
/** The length of the shortest usable prose that names no help, in characters; about two sentences. */
const SHORTEST_PROSE = 160;
/** Matches the end of a whole sentence, which may close a quotation. */
const WHOLE_END = /[!.?…。！？]["'”’“»«)」]?$/;
/** Matches an object or list that is cut short or malformed, with or without a code fence. */
const NOT_PROSE = /^(?:```|[[{])|"interpretation"\s{0,9}:/;
/** Matches an emergency number or a help line, in the languages whose phrases are checked. */
const NAMES_HELP =
  /\b(?:911|112|999|988|116 ?123|samaritans|(?:crisis|help|life)[ -]?lines?|hotlines?|emergency (?:number|services?)|notruf|telefonseelsorge|krisentelefon|l[ií]nea de (?:crisis|ayuda)|emergencias)\b/i;
const LONGEST_STEP_MINUTES = 24 * 60;

/** If an answer is not usable, `reading` is what there is of it. */
export type ShapedReading =
  | { isUsable: true; reading: ReadingResult }
  | { isUsable: false; reading: ReadingResult; faults: string[] };

/**
 * Makes a reading from a parsed answer of any type: trims the texts, cuts extra entries and long texts, and
 * keeps the first reflection prompt. `faults` names what is missing, in words that a model can act on. An answer that
 * reports a concern needs nothing but its interpretation.
 */
export function readingFromAnswer(answer: unknown, spread: SpreadType): ShapedReading {
  const fields = isRecord(answer) ? answer : {};
  const interpretation = shorten(textOf(fields.interpretation), INTERPRETATION_MAX);
  const concern = CONCERNS.find((each) => each === fields.concern);
  if (concern === "danger" && interpretation !== "")
    return { isUsable: true, reading: wordsAlone(interpretation, concern) };
  const { keyInsights, actionSteps } = COUNTS[spread];
  const headline = headlineFrom(fields.headline);
  const notes = notesOf(fields.keyInsights).slice(0, keyInsights.most);
  const reading: ReadingResult = {
    ...(headline === "" ? {} : { headline }),
    interpretation,
    keyInsights: notes.map(({ text }) => shorten(text, KEY_INSIGHT_MAX)),
    ...(notes.some(({ place }) => place !== null) ? { notePlaces: notes.map(({ place }) => place) } : {}),
    actionSteps: stepsOf(fields.actionSteps)
      .slice(0, actionSteps.most)
      .map((step) => ({ ...step, text: shorten(step.text, STEP_MAX) })),
    robQuip: concern ? "" : shorten(textOf(fields.robQuip), QUIP_MAX),
    reflectionPrompts: textsOf(fields.reflectionPrompts)
      .slice(0, 1)
      .map((prompt) => shorten(prompt, REFLECTION_PROMPT_MAX)),
    ...themeIn(fields.theme),
    ...(concern && { concern }),
  };
  if (concern && interpretation !== "") return { isUsable: true, reading };
  const faults = [
    ...(interpretation === "" ? ["interpretation is missing"] : []),
    ...missing("keyInsights", reading.keyInsights.length, keyInsights.least),
    ...missing("actionSteps", reading.actionSteps.length, actionSteps.least),
    ...(reading.robQuip === "" ? ["robQuip is missing"] : []),
    ...missing("reflectionPrompts", reading.reflectionPrompts.length, 1),
  ];
  return faults.length === 0 ? { isUsable: true, reading } : { isUsable: false, reading, faults };
}

/**
 * Returns what is whole in a reading that was cut off: its paragraphs, and the texts that end like sentences. Returns `null`
 * if there is no whole paragraph, nor two whole sentences or so.
 */
export function wholePartsOf(cut: ReadingResult): ReadingResult | null {
  const interpretation = wholeParagraphsOf(cut.interpretation);
  if (interpretation === "") return null;
  const { notePlaces: _, ...rest } = cut;
  return {
    ...rest,
    interpretation,
    keyInsights: cut.keyInsights.filter(endsWhole),
    actionSteps: cut.actionSteps.filter(({ text }) => endsWhole(text)),
    robQuip: endsWhole(cut.robQuip) ? cut.robQuip : "",
    reflectionPrompts: cut.reflectionPrompts.filter(endsWhole),
  };
}

function wholeParagraphsOf(interpretation: string): string {
  const paragraphs = interpretation.split(/\n\s*\n/);
  const last = paragraphs.at(-1) ?? "";
  const whole = endsWhole(last) ? paragraphs : paragraphs.slice(0, -1);
  if (whole.length > 0) return whole.join("\n\n");
  const begun = wholeSentencesOf(last);
  return begun.length < SHORTEST_PROSE ? "" : begun;
}

function endsWhole(text: string): boolean {
  return WHOLE_END.test(text);
}

/**
 * Makes a reading from an answer in prose instead of the requested object, as a model may give to a dark
 * text. Returns `null` if it is not prose, or too short. Prose that names people to call may have any length, and its
 * concern is `worried`.
 */
export function readingFromProse(answer: string): ReadingResult | null {
  const interpretation = shorten(wholeSentencesOf(answer), INTERPRETATION_MAX);
  const isHelp = namesHelp(interpretation);
  if (NOT_PROSE.test(interpretation) || (!isHelp && interpretation.length < SHORTEST_PROSE)) return null;
  return wordsAlone(interpretation, isHelp ? "worried" : undefined);
}

/** Returns whether a text names an emergency number or a help line. */
export function namesHelp(text: string): boolean {
  return NAMES_HELP.test(text);
}

/** Returns the text without a last sentence that was cut off. */
function wholeSentencesOf(text: string): string {
  const end = Math.max(...[..."!.?…。！？"].map((sign) => text.lastIndexOf(sign)));
  return text.slice(0, end + 1).trim() + (/^["”)]/.exec(text.slice(end + 1))?.[0] ?? "");
}

function wordsAlone(interpretation: string, concern?: Concern): ReadingResult {
  const nothingElse = { keyInsights: [], actionSteps: [], robQuip: "", reflectionPrompts: [] };
  return { interpretation, ...nothingElse, ...(concern && { concern }) };
}

/** Returns the headline from the field of an answer: on one line and not too long. Returns "" if there is none. */
export function headlineFrom(field: unknown): string {
  return shorten(textOf(field).replace(/\s+/g, " "), HEADLINE_MAX);
}

/** Returns the heading of a reading in lists and on its page. */
export function headlineOfReading(reading: ReadingResult): string {
  return reading.headline ?? reading.keyInsights[0] ?? firstSentence(reading.interpretation);
}

function firstSentence(text: string): string {
  const [first = ""] = text.split(/(?<=[.!?…])\s|\n/, 1);
  return shorten(first, HEADLINE_MAX);
}

/**
 * Returns the reading that is saved if an answer cannot be used or repaired. For a dark text it has no quip.
 */
export function defaultReading(isDistressed = false): ReadingResult {
  return {
    interpretation:
      "What you asked is kept, but the duck's words did not arrive whole. " +
      "He can read again, and that costs you nothing.",
    keyInsights: ["The cards suggest looking at this from a different angle"],
    actionSteps: [{ text: "Take one small step forward today" }],
    robQuip: isDistressed ? "" : "I had it in my beak a moment ago. Try me again.",
    reflectionPrompts: ["What insight resonates most with your current situation?"],
  };
}

function missing(field: string, has: number, least: number): string[] {
  return has >= least ? [] : [`${field} needs ${least} and has ${has}`];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/**
 * Returns the theme in a model's answer, if it is one of the words that the prompt names. If the answer is a list, the
 * first known word counts.
 */
function themeIn(value: unknown): Pick<ReadingResult, "theme"> {
  const words = textsOf(value).map((word) => word.toLowerCase());
  for (const word of words) {
    if (word === "none") return { theme: "none" };
    if (isThemeWord(word)) return { theme: THEME_BY_WORD[word] };
  }
  return {};
}

const isThemeWord = (word: string): word is keyof typeof THEME_BY_WORD => Object.hasOwn(THEME_BY_WORD, word);

/** Returns the texts of a field as a list; a single value becomes a list of one. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function textsOf(value: unknown): string[] {
  return listOf(value)
    .map((entry) => textOf(isRecord(entry) ? entry.text : entry))
    .filter((text) => text !== "");
}

/** Returns each insight's note with the index of its paragraph, from 0. A model counts paragraphs from 1. */
function notesOf(value: unknown): { text: string; place: number | null }[] {
  return listOf(value).flatMap((entry) => {
    const text = textOf(isRecord(entry) ? entry.text : entry);
    const mark = isRecord(entry) ? entry.paragraph : undefined;
    const isMarked = typeof mark === "number" && Number.isInteger(mark) && mark >= 1;
    return text === "" ? [] : [{ text, place: isMarked ? mark - 1 : null }];
  });
}

function stepsOf(value: unknown): ActionStep[] {
  return listOf(value).flatMap((entry) => {
    const text = textOf(isRecord(entry) ? entry.text : entry);
    if (text === "") return [];
    const minutes = minutesOf(isRecord(entry) ? entry.minutes : undefined);
    return [minutes === undefined ? { text } : { text, minutes }];
  });
}

function minutesOf(value: unknown): number | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
  const minutes = Math.round(value);
  return minutes >= 1 && minutes <= LONGEST_STEP_MINUTES ? minutes : undefined;
}
