// A person's encrypted answers to the sentences of a reading. Read by the page of the reading and by its explanation
// "why?".
import { sql } from "drizzle-orm";
import { SENTENCE_ANSWERS, type SentenceAnswer } from "#domain/readings/sentence-answer.ts";
import { placeOf } from "../crypto/owned-tables.ts";
import { isRecord, isText } from "../crypto/shape.ts";
import type { UserKey } from "../crypto/user-key.ts";
import { sentenceAnswers } from "./tables/sentences.ts";

export interface KeptAnswer {
  /** The text of the answered sentence. The answer is ignored if the reading has another sentence at this index now. */
  text: string;
  answer: SentenceAnswer;
}

type AnswerAddress = { userId: string; insightId: string; sentence: number };
export type StoredAnswer = Pick<typeof sentenceAnswers.$inferSelect, "sentence" | "answer">;

/** An SQL column for queries of `insights`: the encrypted answers to the sentences of an insight. */
export const storedAnswers = (userId: string) => sql<StoredAnswer[]>`(
  select coalesce(json_agg(json_build_object('sentence', a.sentence, 'answer', a.answer)), '[]')
  from app.sentence_answers a where a.user_id = ${userId} and a.insight_id = insights.id)`;

export function sealAnswer(key: UserKey, row: AnswerAddress, kept: KeptAnswer): string {
  return key.seal(kept, placeOf(sentenceAnswers, "answer", row));
}

/** Decrypts a person's answer to one sentence of a reading. Returns `null` if that fails. */
export function openAnswer(key: UserKey, row: AnswerAddress & StoredAnswer): KeptAnswer | null {
  const opened = key.unseal(row.answer, placeOf(sentenceAnswers, "answer", row), { shape: isKept });
  return opened.ok ? opened.value : null;
}

function isKept(value: unknown): value is KeptAnswer {
  return isRecord(value) && isText(value.text) && SENTENCE_ANSWERS.some((each) => each === value.answer);
}
