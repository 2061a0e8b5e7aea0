/** A reading as it is stored and shown, and how to get one out of whatever a model answered. */
import { NAMES } from "../names.ts";
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

export interface ActionStep {
  text: string;
  minutes?: number;
}

export interface ReadingResult {
  /** One sentence, at most `HEADLINE_MAX` characters; where it is absent the first key insight stands there. */
  headline?: string;
  /** Paragraphs parted by blank lines. */
  interpretation: string;
  keyInsights: string[];
  /** For each insight the paragraph, from 0, beside which the model wants it; absent where it marked none. */
  notePlaces?: (number | null)[];
  actionSteps: ActionStep[];
  robQuip: string;
  reflectionPrompts: string[];
}

interface Bounds {
  least: number;
  most: number;
}

/** How many of each a spread holds; what is over is cut, what is missing makes a reading unusable. */
const COUNTS: Record<SpreadType, { keyInsights: Bounds; actionSteps: Bounds }> = {
  "quick-draw": { keyInsights: { least: 1, most: 1 }, actionSteps: { least: 1, most: 1 } },
  "full-pond": { keyInsights: { least: 2, most: 3 }, actionSteps: { least: 1, most: 2 } },
};
const LONGEST_STEP_MINUTES = 24 * 60;

export type ShapedReading =
  | { isUsable: true; reading: ReadingResult }
  | { isUsable: false; faults: string[] };

/**
 * Makes a reading of a parsed answer, whatever its type: trims, cuts what is too many and what is too long, keeps
 * the first reflection prompt. What is missing is named in `faults`, in words a model can act on.
 */
export function shapeReading(answer: unknown, spread: SpreadType): ShapedReading {
  const fields = isRecord(answer) ? answer : {};
  const { keyInsights, actionSteps } = COUNTS[spread];
  const headline = shorten(textOf(fields.headline).replace(/\s+/g, " "), HEADLINE_MAX);
  const notes = notesOf(fields.keyInsights).slice(0, keyInsights.most);
  const reading: ReadingResult = {
    ...(headline === "" ? {} : { headline }),
    interpretation: shorten(textOf(fields.interpretation), INTERPRETATION_MAX),
    keyInsights: notes.map(({ text }) => shorten(text, KEY_INSIGHT_MAX)),
    ...(notes.some(({ place }) => place !== null) ? { notePlaces: notes.map(({ place }) => place) } : {}),
    actionSteps: stepsOf(fields.actionSteps)
      .slice(0, actionSteps.most)
      .map((step) => ({ ...step, text: shorten(step.text, STEP_MAX) })),
    robQuip: shorten(textOf(fields.robQuip), QUIP_MAX),
    reflectionPrompts: textsOf(fields.reflectionPrompts)
      .slice(0, 1)
      .map((prompt) => shorten(prompt, REFLECTION_PROMPT_MAX)),
  };
  const faults = [
    ...(reading.interpretation === "" ? ["interpretation is missing"] : []),
    ...missing("keyInsights", reading.keyInsights.length, keyInsights.least),
    ...missing("actionSteps", reading.actionSteps.length, actionSteps.least),
    ...(reading.robQuip === "" ? ["robQuip is missing"] : []),
    ...missing("reflectionPrompts", reading.reflectionPrompts.length, 1),
  ];
  return faults.length === 0 ? { isUsable: true, reading } : { isUsable: false, faults };
}

/** What stands above a reading in lists and on its page. */
export function headlineOf(reading: ReadingResult): string {
  return reading.headline ?? reading.keyInsights[0] ?? "";
}

/** What is saved when an answer cannot be used and could not be mended. Nothing jokes with a person who hurts. */
export function defaultReading(isDistressed = false): ReadingResult {
  return {
    interpretation:
      "The cards are on the table and they are yours, but the duck's words did not arrive whole. " +
      "The same cards can be read again, and that costs you nothing.",
    keyInsights: ["The cards suggest looking at this from a different angle"],
    actionSteps: [{ text: "Take one small step forward today" }],
    robQuip: isDistressed
      ? "That one is on me, not on you."
      : `I have been dead since ${NAMES.consultant.died} and this is still the first sentence I lost. Try me again.`,
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

/** A single text where a list was asked for is a list of one. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function textsOf(value: unknown): string[] {
  return listOf(value)
    .map((entry) => textOf(isRecord(entry) ? entry.text : entry))
    .filter((text) => text !== "");
}

/** Each with the paragraph it is marked with, which a model counts from 1. */
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
