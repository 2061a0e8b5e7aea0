// What the sealed columns of an insight hold, and must hold to be shown.
import type { ReadingResult } from "../../../domain/readings/reading-result.ts";
import { hasTexts, isListOf, isRecord, isText, type Shape } from "../../platform/crypto/shape.ts";

/** How a draw came about: with these anybody can compute it again. */
export interface DrawReceipt {
  commitment: string;
  /** Hex. */
  serverSeed: string;
  clientSeed: string;
  /** Absent from receipts of before it was kept, `null` where nobody cut. */
  cut?: number | null;
  picks: number[];
  deckVersion: string;
  /** Whether cards could lie reversed. */
  reversals: boolean;
}

/** What a list opens. */
export interface InsightSummaryWords {
  headline: string;
  /** The first words of what the person wrote. */
  question: string;
  /**
   * 1 where `callsForQuiet` said so of all that the person wrote, when they wrote it. A digit, so that a sealed summary is as
   * long either way. Absent from summaries of before it was kept.
   */
  quiet?: 0 | 1;
}

/** What only the insight's own page opens. */
export interface InsightWords {
  userContext: string;
  reading: ReadingResult;
  /** `null` for a card that was chosen. */
  receipt: DrawReceipt | null;
  notice: string | null;
}

/** An insight of which nothing but, at most, the question was stored. */
export interface EmptyInsight {
  userContext: string;
  reading: null;
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

export function isWords(value: unknown): value is InsightWords {
  if (!isRecord(value)) return false;
  const { userContext, reading, receipt, notice } = value;
  const isWhole = isText(userContext) && isReading(reading);
  return isWhole && isOptional(receipt, isReceipt) && isOptional(notice, isText);
}

/** Nothing at all, or a question without a reading. */
export function isEmptyInsight(value: unknown): boolean {
  if (value === null || value === "") return true;
  return isRecord(value) && isOptional(value.reading, () => false) && isOptional(value.userContext, isText);
}
