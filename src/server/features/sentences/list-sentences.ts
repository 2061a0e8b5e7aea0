import type { OtherWordsOutput, SentenceOutput } from "#contract/sentences.ts";
import { isLockedBy, openSince, type Plan } from "#domain/plans/plans.ts";
import { EARLIER_INSIGHTS_MAX } from "#domain/readings/lengths.ts";
import type { SentenceAnswer } from "#domain/readings/sentence-answer.ts";
import { type TraceSources, traceOtherWords, traceSentences } from "#domain/readings/trace-sentences.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { openAnswer } from "../../platform/db/sentence-answers.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { openInsightBody, openInsightNote, typedFor } from "../insights/insights.ts";
import {
  type SentenceAddress,
  selectEntriesBefore,
  selectReading,
  selectSentenceAnswers,
} from "./sentences.queries.ts";

export type SentenceServices = Pick<Services, "database" | "vault" | "clock"> & { deck: Deck };

export type SentencesRequest = SentenceAddress & { plan: Plan };

interface FoundSentences {
  key: UserKey;
  at: Date;
  sentences: SentenceOutput[];
  others: OtherWordsOutput[];
}

/**
 * Returns the sentences of a reading with the sources each one rests on, in one round trip; none if the insight has no
 * reading. Throws `not_found` and `plan_locked` as `getInsight` does.
 */
export async function findSentences(
  { database, vault, clock, deck }: SentenceServices,
  { plan, ...address }: SentencesRequest,
): Promise<FoundSentences> {
  const now = clock.now();
  const since = openSince(plan, now);
  const [[keyRow], [reading], entries, answers] = await database.batch({ userId: address.userId }, (tx) => [
    vault.keyQuery(tx, address.userId),
    selectReading(tx, address),
    selectEntriesBefore(tx, address, { since, limit: EARLIER_INSIGHTS_MAX }),
    selectSentenceAnswers(tx, address),
  ]);
  if (!reading || !keyRow) throw new AppError("not_found", sentences.insightNotFound);
  if (isLockedBy(plan, reading.createdAt, now)) throw new AppError("plan_locked", sentenceOf("plan_locked"));
  const key = vault.openToShow(keyRow);
  const opened = openInsightBody(key, reading);
  const at = reading.createdAt;
  if (!opened.ok) return { key, at, sentences: [], others: [] };
  const sources: TraceSources = {
    cards: reading.cardsDrawn.flatMap(({ id }) => deck.byId.get(id) ?? []),
    ownWords: typedFor(opened.value).join("\n"),
    formerWords: opened.value.formerWords ?? [],
    hardPart: opened.value.hardPart,
    earlier: entries.map((entry) => ({
      insightId: entry.id,
      at: entry.createdAt.toISOString(),
      words: wordsOf(key, entry),
    })),
  };
  const traced = traceSentences(opened.value.reading, sources);
  const answerOf = new Map(answers.map((row) => [row.sentence, openAnswer(key, row)]));
  return {
    key,
    at,
    others: traceOtherWords(opened.value.reading, sources),
    sentences: traced.map(({ text, origins }, index) => {
      const kept = answerOf.get(index);
      const answer: SentenceAnswer | null = kept && kept.text === text ? kept.answer : null;
      return { index, text, origins, answer };
    }),
  };
}

/** Returns what the person typed for an entry; an empty string when it cannot be decrypted. */
function wordsOf(key: UserKey, entry: Awaited<ReturnType<typeof selectEntriesBefore>>[number]): string {
  const opened = openInsightBody(key, entry);
  return [...(opened.ok ? typedFor(opened.value) : []), openInsightNote(key, entry) ?? ""].join("\n");
}

export async function listSentences(services: SentenceServices, request: SentencesRequest) {
  const { at, sentences, others } = await findSentences(services, request);
  return { at: at.toISOString(), sentences, others };
}
