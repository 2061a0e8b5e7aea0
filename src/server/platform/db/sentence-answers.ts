// What a person says of the sentences of a reading, sealed. The reading's page and its "why?" read it.
import { sql } from "drizzle-orm";
import { SENTENCE_ANSWERS, type SentenceAnswer } from "#domain/readings/sentence-answer.ts";
import { placeOf } from "../crypto/owned-tables.ts";
import { isRecord, isText } from "../crypto/shape.ts";
import type { UserKey } from "../crypto/user-key.ts";
import { sentenceAnswers } from "./tables/sentences.ts";

export interface KeptAnswer {
  /** The text of the sentence that was answered. An answer about another sentence in its place is ignored. */
  text: string;
  answer: SentenceAnswer;
}

type AnswerAddress = { userId: string; insightId: string; sentence: number };
export type StoredAnswer = Pick<typeof sentenceAnswers.$inferSelect, "sentence" | "answer">;

/** A column for queries of `insights`: the sealed answers to its sentences. */
export const storedAnswers = (userId: string) => sql<StoredAnswer[]>`(
  select coalesce(json_agg(json_build_object('sentence', a.sentence, 'answer', a.answer)), '[]')
  from app.sentence_answers a where a.user_id = ${userId} and a.insight_id = insights.id)`;

export function sealAnswer(key: UserKey, row: AnswerAddress, kept: KeptAnswer): string {
  return key.seal(kept, placeOf(sentenceAnswers, "answer", row));
}

/** Decrypts the answers to a reading's sentences. Returns `null` when an answer cannot be decrypted. */
export function openAnswer(key: UserKey, row: AnswerAddress & StoredAnswer): KeptAnswer | null {
  const opened = key.unseal(row.answer, placeOf(sentenceAnswers, "answer", row), { shape: isKept });
  return opened.ok ? opened.value : null;
}

function isKept(value: unknown): value is KeptAnswer {
  return isRecord(value) && isText(value.text) && SENTENCE_ANSWERS.some((each) => each === value.answer);
}
