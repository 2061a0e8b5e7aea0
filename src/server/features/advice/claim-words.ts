// Claims the words about a card: when several tabs request the same words, one of them asks the duck and the
// others wait for the result.
import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { JOURNAL_POLL_MS } from "../../platform/streams/run-timings.ts";
import { claimWords, releaseWords, selectWords, upsertWords } from "./advice.queries.ts";
import type { WordsContext } from "./load-words.ts";
import { isRequested, openWords, requestedSince, requestedVersion, sealWords } from "./stored-words.ts";

type WordsPlace = Pick<WordsContext, "card" | "key" | "subject" | "version">;

export interface WordsClaim {
  /** The claiming statement for a batch. It returns a row when this request has made the claim. */
  take: (tx: Parameters<typeof claimWords>[0], now: Date) => ReturnType<typeof claimWords>;
  /**
   * Waits for the words that another request is generating. Resolves with `null` when that request failed and
   * anybody may try again. Throws `reading_stopped` when `signal` is aborted.
   */
  wordsOfOther: (signal: AbortSignal | undefined) => Promise<string | null>;
  /** Stores a card's words in place of the claim. If that fails, the claim is released. */
  keep: (text: string) => Promise<void>;
  /**
   * Releases a claim without a result. A failure is logged; other requests then wait until the claim is
   * stale.
   */
  release: () => Promise<void>;
}

export function createWordsClaim(
  { database, clock, log }: Pick<Services, "database" | "clock" | "log">,
  userId: string,
  { card, key, subject, version }: WordsPlace,
): WordsClaim {
  const place = { userId, cardId: card.id, subject };
  const claim = { ...place, version: requestedVersion(version) };
  const look = () => database.batch({ userId }, (tx) => [selectWords(tx, userId, card.id)]);
  const warn = (err: unknown, message: string) => log.warn({ err, cardId: card.id, subject }, message);
  const release = async () => {
    try {
      await database.batch({ userId }, (tx) => [releaseWords(tx, claim)]);
    } catch (error) {
      warn(error, "the claim on words about a card could not be released");
    }
  };
  return {
    take: (tx, now) =>
      claimWords(
        tx,
        { ...claim, body: sealWords(key, place, ""), createdAt: now },
        { version, staleBefore: requestedSince(now) },
      ),
    async wordsOfOther(signal) {
      for (;;) {
        if (signal?.aborted) throw new AppError("reading_stopped", sentenceOf("reading_stopped"));
        const [rows] = await look();
        const text = openWords(key, rows, { subject, version });
        if (text !== null || !isRequested(rows, { subject, version }, clock.now())) return text;
        await wait(JOURNAL_POLL_MS);
      }
    },
    async keep(text) {
      const row = { ...place, version, body: sealWords(key, place, text), createdAt: clock.now() };
      try {
        await database.batch({ userId }, (tx) => [upsertWords(tx, row)]);
      } catch (error) {
        warn(error, "words about a card could not be kept");
        await release();
      }
    },
    release,
  };
}
