// Types and shape checks of an insight's encrypted columns.
import type { Answers } from "#domain/asking/answers.ts";
import type { HardPart } from "#domain/readings/hard-part.ts";
import type { ReadingResult } from "#domain/readings/reading-result.ts";
import { hasTexts, isListOf, isRecord, isText, type Shape } from "../../platform/crypto/shape.ts";

/** Proof of a draw: with it, anybody can recompute which cards were drawn. */
export interface DrawReceipt {
  commitment: string;
  /** The server's seed, in hex. */
  serverSeed: string;
  clientSeed: string;
  /** The position at which the person cut the deck; absent in old receipts, `null` when nobody cut the deck. */
  cut?: number | null;
  picks: number[];
  deckVersion: string;
  /** Whether cards in the draw could come out reversed. */
  reversals: boolean;
}

/** The part of an insight that a list decrypts. */
export interface InsightSummaryWords {
  headline: string;
  /** The first words of the person's question. */
  question: string;
  /** The beginning of the first step; absent if the reading has none, and in old summaries. */
  step?: string;
  /**
   * How grave an insight is: 1 when `callsForQuiet` matched the person's text, or a model was concerned; no
   * jokes or ads then. It is a digit so that the encrypted summary has the same length either way. Absent in
   * old summaries.
   */
  quiet?: 0 | 1;
  /**
   * What the person said a reading should have been about, for the next reading on the same block; in old insights with the
   * id of a guess.
   */
  about?: { label: string };
}

/** The part of an insight that is decrypted only on its own page. */
export interface InsightWords {
  userContext: string;
  reading: ReadingResult;
  /** The receipt of the draw; `null` for a card that the person chose. */
  receipt: DrawReceipt | null;
  notice: string | null;
  /** What the person answered under the card; absent if they skipped every question, and in old insights. */
  answers?: Answers;
  /** The hard part that the person tapped; only in old insights. */
  hardPart?: HardPart;
  /** Passages of earlier versions of `userContext` that the reading quotes; absent if the question was never edited. */
  formerWords?: string[];
  /** The sentence in which the person corrected the reading; in old insights also the label of a guess. */
  readAs?: string;
  /** The id of the guess that the person chose; only in old insights. */
  readAsId?: string;
  /** The ids of all guesses that the person chose, oldest first; only in old insights. */
  readAsIds?: string[];
}

/** An insight without a reading; it may have a question. */
export interface EmptyInsight {
  userContext: string;
  reading: null;
  /** A text that stood in the place of the reading when it was imported. */
  plainText?: string;
}

export const isSummary: Shape<InsightSummaryWords> = hasTexts("headline", "question");

const isStep = (value: unknown): value is ReadingResult["actionSteps"][number] =>
  isRecord(value) && isText(value.text) && (value.minutes === undefined || Number.isFinite(value.minutes));

const isOptional = (value: unknown, isGiven: (value: unknown) => boolean) =>
  value === undefined || value === null || isGiven(value);

function isReading(value: unknown): value is ReadingResult {
  if (!isRecord(value)) return false;
  const { headline, interpretation, keyInsights, notePlaces, actionSteps, robQuip, reflectionPrompts } =
    value;
  return (
    [interpretation, robQuip].every(isText) &&
    [keyInsights, reflectionPrompts].every(isListOf(isText)) &&
    isListOf(isStep)(actionSteps) &&
    (headline === undefined || isText(headline)) &&
    (notePlaces === undefined || Array.isArray(notePlaces))
  );
}

function isReceipt(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { commitment, serverSeed, clientSeed, deckVersion, picks } = value;
  return [commitment, serverSeed, clientSeed, deckVersion].every(isText) && Array.isArray(picks);
}

export function isInsightWords(value: unknown): value is InsightWords {
  if (!isRecord(value)) return false;
  const { userContext, reading, receipt, notice, answers, formerWords = [] } = value;
  const isWhole = isText(userContext) && isReading(reading) && isListOf(isText)(formerWords);
  return (
    isWhole && isOptional(receipt, isReceipt) && isOptional(notice, isText) && isOptional(answers, isRecord)
  );
}

/** Returns whether the value is an insight without a reading: empty, or only a question. */
export function isEmptyInsight(value: unknown): boolean {
  if (value === null || value === "") return true;
  return isRecord(value) && isOptional(value.reading, () => false) && isOptional(value.userContext, isText);
}
