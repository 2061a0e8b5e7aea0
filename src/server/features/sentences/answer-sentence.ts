import type { SentenceOutput } from "#contract/sentences.ts";
import type { SentenceAnswer } from "#domain/readings/sentence-answer.ts";
import { sealAnswer } from "../../platform/db/sentence-answers.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { findSentences, type SentenceServices, type SentencesRequest } from "./list-sentences.ts";
import { deleteAnswer, upsertAnswer } from "./sentences.queries.ts";

/**
 * Stores the person's answer to a sentence of a reading in two round trips. Throws `not_found` if there is no such
 * sentence, and otherwise as `findSentences` does.
 */
export async function answerSentence(
  services: SentenceServices,
  request: SentencesRequest,
  { index, answer }: { index: number; answer: SentenceAnswer | null },
): Promise<SentenceOutput> {
  const found = await findSentences(services, request);
  const sentence = found.sentences[index];
  if (!sentence) throw new AppError("not_found", sentences.sentenceNotFound);
  const { userId, insightId } = request;
  const row = { userId, insightId, sentence: index };
  await services.database.batch({ userId }, (tx) => [
    answer === null
      ? deleteAnswer(tx, row)
      : upsertAnswer(tx, { ...row, answer: sealAnswer(found.key, row, { text: sentence.text, answer }) }),
  ]);
  return { ...sentence, answer };
}
