// The front door of insights: what their sealed columns hold, for the feature that writes them.
import type { ReadingResult } from "../../../domain/readings/reading-result.ts";
import { placeOf } from "../../platform/crypto/encrypted-columns.ts";
import type { Opened, UserKey } from "../../platform/crypto/user-key.ts";
import { insights } from "../../platform/db/tables/insights.ts";

export type InsightRow = typeof insights.$inferSelect;

/** How a draw came about: with these anybody can compute it again. */
export interface DrawReceipt {
  commitment: string;
  /** Hex. */
  serverSeed: string;
  clientSeed: string;
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
}

/** What only the insight's own page opens. */
export interface InsightWords {
  userContext: string;
  reading: ReadingResult;
  /** `null` for a card that was chosen. */
  receipt: DrawReceipt | null;
  notice: string | null;
}

type RowId = Pick<InsightRow, "userId" | "id">;

export function sealInsight(key: UserKey, row: RowId, words: InsightSummaryWords & InsightWords) {
  const { headline, question, ...body } = words;
  return {
    summary: key.seal({ headline, question }, placeOf(insights, "summary", row)),
    body: key.seal(body, placeOf(insights, "body", row)),
  };
}

export function openInsightSummary(
  key: UserKey,
  row: RowId & Pick<InsightRow, "summary" | "isImported">,
): Opened<InsightSummaryWords> {
  const { isImported } = row;
  return key.unseal(row.summary, placeOf(insights, "summary", row), { isImported });
}

export function openInsightBody(
  key: UserKey,
  row: RowId & Pick<InsightRow, "body" | "isImported">,
): Opened<InsightWords> {
  const { isImported } = row;
  return key.unseal(row.body, placeOf(insights, "body", row), { isImported });
}
