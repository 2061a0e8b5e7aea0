import { countSameQuestion } from "#domain/readings/asked-again.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import { openInsightBody } from "../insights/insights.ts";
import { selectRecentQuestions } from "./readings.queries.ts";

/** The number of readings on one question within three days after which a further one is declined. */
const ENOUGH_OF_ONE = 3;

export interface RecentQuestion {
  text: string;
  at: Date;
}

/** Returns the questions of the readings, oldest first, without those that cannot be decrypted. */
export function openRecentQuestions(
  key: UserKey,
  rows: Awaited<ReturnType<typeof selectRecentQuestions>>,
): RecentQuestion[] {
  return rows.toReversed().flatMap((row) => {
    const opened = openInsightBody(key, row);
    return opened.ok ? [{ text: opened.value.userContext, at: row.createdAt }] : [];
  });
}

interface DrawRequest {
  retryOf?: string | undefined;
  selectedCardId?: string | undefined;
  drawAnyway?: boolean | undefined;
}

/**
 * Selects the readings whose questions are compared with the new one. Selects none if the request does not draw from
 * the deck, or if the person insists on asking again.
 */
export function selectQuestionsToCompare(tx: Transaction, userId: string, request: DrawRequest, now: Date) {
  const { retryOf, selectedCardId, drawAnyway } = request;
  if ((retryOf ?? selectedCardId) !== undefined || drawAnyway === true) return nothing;
  return selectRecentQuestions(tx, userId, now);
}

/** A resolved promise that takes the place of a query whose result is not needed. */
const nothing: Promise<never[]> = Promise.resolve([]);

/** Throws `asked_before` when the text is the fourth question in three days about the same thing. */
export function refuseFourthAsking(text: string, recent: readonly RecentQuestion[], now: Date): void {
  if (countSameQuestion(text, recent, now) < ENOUGH_OF_ONE) return;
  throw new AppError("asked_before", sentenceOf("asked_before"));
}
