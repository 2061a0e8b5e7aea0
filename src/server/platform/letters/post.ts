// Queued letters. A request stores what a letter is about, in the same transaction as the event; the job
// queue composes and sends it later. So no request waits for a mail server or looks up who has the address.

import type pg from "pg";
import { DAY_MS, MINUTE_MS } from "#domain/time.ts";
import type { Clock } from "../clock.ts";
import type { Transaction } from "../db/database.ts";
import { newId } from "../db/ids.ts";
import type { Logger } from "../log/log.ts";
import type { Mail } from "../mail/mail.ts";
import type { Metrics } from "../metrics.ts";
import type { LetterContent } from "./letter-content.ts";
import {
  claimLetter,
  deleteGivenUpLetters,
  deleteLetter,
  giveUpLetter,
  insertLetters,
  insertLettersWithin,
  type LetterRow,
  putOffLetter,
  releaseLetter,
  selectWaitingLetters,
} from "./letters.queries.ts";
import { renderLetter } from "./render-letter.ts";
import { createLetterSeal } from "./seal-letter.ts";

export type { LetterRow };

/** Messages to webhooks have a queue of their own, so that a receiver that hangs delays no letter. */
export type PostQueue = "letters" | "webhooks";

/** The number of tries to send a letter. Together with the queue's pauses, they last about ten hours. */
export const LETTER_TRIES = 15;
/**
 * The time in milliseconds for which a process claims a letter; longer than all timeouts of a mail transport together.
 */
export const LETTER_CLAIM_MS = 2 * MINUTE_MS;
const GIVEN_UP_KEPT_MS = 7 * DAY_MS;
const SWEEP_LIMIT = 1_000;

/** The data from which a letter is composed. `kind` selects the composer; the other fields are for the composer. */
export interface WaitingLetter {
  kind: string;
  [field: string]: string;
}

/** Sends something else than a letter by mail, for example a push message. Throws if it should be retried. */
export interface Delivery {
  deliver(): Promise<void>;
}

/** The letter is composed again after this time, in milliseconds. */
export interface PutOff {
  waitMs: number;
}

/** Composes the letter from the state at sending time. Resolves with `null` where no letter is needed. */
export type Composer = (letter: WaitingLetter) => Promise<LetterContent | Delivery | PutOff | null>;

export interface Post {
  /** The number of emails that this process has sent and given up since it started. */
  readonly counts: { sent: number; givenUp: number };
  /** Returns a letter's row to insert. Call `written` with its id after the commit. */
  seal(letter: WaitingLetter): LetterRow;
  /**
   * Reports that the transaction of these letters has committed, so that they are sent now, not at the next
   * sweep.
   */
  written(...ids: string[]): void;
  /** Reports the same of messages to webhooks, whose rows are inserted with `is_webhook`. */
  webhooksWritten(...ids: string[]): void;
  /** Inserts letters in one statement and calls `written`. */
  write(...letters: WaitingLetter[]): Promise<void>;
  /**
   * Inserts letters in the transaction of a job (`asJobs`) and returns their ids. Call `written` with them after the
   * commit.
   */
  writeWithin(tx: Transaction, letters: readonly WaitingLetter[]): Promise<string[]>;
  /** Subscribes to reports that letters were written, or messages to webhooks. */
  onWritten(listener: (ids: readonly string[]) => void, queue?: PostQueue): void;
  /**
   * Sends one letter. Returns `sent`; `delivered` for a message that is not an email (a push, a webhook); `nothing` where no
   * letter was needed; `put off` where it goes later; `gone` where it was already sent, given up or claimed by another process.
   * Throws `LetterNotSentError` if it should be retried.
   */
  send(id: string): Promise<"sent" | "delivered" | "nothing" | "put off" | "gone">;
  /** Returns the ids of unsent letters, or of messages to webhooks, oldest first. */
  waiting(queue?: PostQueue): Promise<string[]>;
  /** Deletes letters that were given up a week ago. Returns their number. */
  forgetGivenUp(): Promise<number>;
}

/**
 * The error of a letter that was not sent. It contains nothing of the mail server's reply, which would reveal
 * the address.
 */
export class LetterNotSentError extends Error {
  constructor(reason: string) {
    super(`A letter was not sent: ${reason}`);
    this.name = "LetterNotSentError";
  }
}

export interface PostContext {
  pool: Pick<pg.Pool, "query">;
  mail: Pick<Mail, "send">;
  secret: string;
  composers: Readonly<Record<string, Composer>>;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
}

export function createPost(context: PostContext): Post {
  const { pool, clock, metrics } = context;
  const seals = createLetterSeal(context.secret);
  const outcomes = metrics.counter("letters_total", "Tries to send a letter by how they ended", ["outcome"]);
  const listeners: { queue: PostQueue; listener: (ids: readonly string[]) => void }[] = [];

  const counts = { sent: 0, givenUp: 0 };
  const count = (outcome: "sent" | "delivered" | "nothing" | "failed" | "given_up" | "undelivered") => {
    outcomes.inc({ outcome });
    if (outcome === "sent") counts.sent += 1;
    if (outcome === "given_up") counts.givenUp += 1;
  };

  const seal = (letter: WaitingLetter): LetterRow => {
    const id = newId();
    return { id, sealed: seals.seal(id, letter), createdAt: clock.now() };
  };
  const report = (queue: PostQueue, ids: readonly string[]) => {
    for (const each of listeners) if (each.queue === queue) each.listener(ids);
  };
  const written = (...ids: string[]) => report("letters", ids);

  return {
    counts,
    seal,
    written,
    webhooksWritten: (...ids) => report("webhooks", ids),
    onWritten: (listener, queue = "letters") => void listeners.push({ queue, listener }),
    async write(...letters) {
      const rows = letters.map(seal);
      await insertLetters(pool, rows);
      written(...rows.map(({ id }) => id));
    },
    async writeWithin(tx, letters) {
      const rows = letters.map(seal);
      if (rows.length > 0) await insertLettersWithin(tx, rows);
      return rows.map(({ id }) => id);
    },
    async send(id) {
      const now = clock.now();
      const claimed = await claimLetter(pool, { id, now, until: new Date(now.getTime() + LETTER_CLAIM_MS) });
      if (!claimed) return "gone";
      let isLetter = !claimed.isWebhook;
      try {
        const composed = await compose(context, seals.open(id, claimed.sealed) as WaitingLetter);
        if (isPutOff(composed)) {
          await putOffLetter(pool, id, new Date(clock.now().getTime() + composed.waitMs));
          return "put off";
        }
        isLetter = !isDelivery(composed);
        const outcome = await deliver(context, id, composed);
        count(outcome);
        return outcome;
      } catch (error) {
        const givenUp = isLetter ? "given_up" : "undelivered";
        return await fail(context, { id, tries: claimed.tries, error, givenUp, count });
      }
    },
    waiting: (queue = "letters") =>
      selectWaitingLetters(pool, {
        now: clock.now(),
        limit: SWEEP_LIMIT,
        isWebhook: queue === "webhooks",
      }),
    forgetGivenUp: () =>
      deleteGivenUpLetters(pool, new Date(clock.now().getTime() - GIVEN_UP_KEPT_MS), SWEEP_LIMIT),
  };
}

type Composed = Awaited<ReturnType<Composer>>;

function isPutOff(composed: Composed): composed is PutOff {
  return composed !== null && "waitMs" in composed;
}

function isDelivery(composed: Composed): composed is Delivery {
  return composed !== null && "deliver" in composed;
}

async function compose({ composers }: PostContext, waiting: WaitingLetter): Promise<Composed> {
  const composer = composers[waiting.kind];
  if (!composer) throw new Error(`Nothing composes letters of the kind ${waiting.kind}`);
  return await composer(waiting);
}

/** Deletes a letter after a mail server has accepted it. If the process ends in between, it is sent twice. */
async function deliver(
  { pool, mail }: PostContext,
  id: string,
  letter: Exclude<Composed, PutOff>,
): Promise<"sent" | "delivered" | "nothing"> {
  if (isDelivery(letter)) await letter.deliver();
  else if (letter) await mail.send({ ...(await renderLetter(letter)), id });
  await deleteLetter(pool, id);
  if (!letter) return "nothing";
  return isDelivery(letter) ? "delivered" : "sent";
}

interface Failure {
  id: string;
  tries: number;
  error: unknown;
  /** What is counted when this was the last try: `undelivered` for a message that is not an email. */
  givenUp: "given_up" | "undelivered";
  count: (outcome: "failed" | "given_up" | "undelivered") => void;
}

async function fail({ pool, clock, log }: PostContext, failure: Failure): Promise<"gone"> {
  const { id, tries, error, givenUp, count } = failure;
  const reason = reasonOf(error);
  if (tries < LETTER_TRIES) {
    count("failed");
    log.warn({ letter: id, tries, reason }, "a letter was not sent; it is tried again");
    // If releasing the letter fails too, its claim expires by itself.
    await releaseLetter(pool, id).catch(() => undefined);
    throw new LetterNotSentError(reason);
  }
  await giveUpLetter(pool, id, clock.now());
  count(givenUp);
  log.error({ letter: id, tries, reason }, "a letter was given up");
  return "gone";
}

/** Returns the error's code if there is one. The message is left out because it may contain the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
}
