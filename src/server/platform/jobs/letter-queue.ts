// The queues that send letters, and messages to webhooks. A job holds only a letter's id and exists once per letter.
import { HOUR_S, SECOND_MS } from "#domain/time.ts";
import type { Post, PostQueue } from "../letters/post.ts";
import { LETTER_CLAIM_MS, LETTER_TRIES } from "../letters/post.ts";
import type { WorkQueue } from "./work-queue.ts";

/** The number of letters that one process sends in parallel, so that a slow mail server does not delay the others. */
const SENDERS = 4;
/** The pause before the first retry, in seconds. Each later pause is about twice as long. */
const FIRST_PAUSE_S = 30;
const LONGEST_PAUSE_S = HOUR_S;
/** The time limit of a sending job, as long as a letter's claim. */
const EXPIRE_S = LETTER_CLAIM_MS / SECOND_MS;

/** Sends letters as they are written. `firstPauseSeconds` is shorter in tests. */
export function createLetterQueue(
  post: Post,
  firstPauseSeconds: number = FIRST_PAUSE_S,
): WorkQueue<{ letterId: string }> {
  return {
    ...sendingQueue(post, "letters", firstPauseSeconds),
    name: "send-letter",
    sweepName: "sweep-letters",
    forgetGivenUp: () => post.forgetGivenUp(),
  };
}

/** Sends messages to webhooks. A receiver that hangs occupies a worker of this queue, and no worker that sends letters. */
export function createWebhookQueue(post: Post): WorkQueue<{ letterId: string }> {
  return {
    ...sendingQueue(post, "webhooks", FIRST_PAUSE_S),
    name: "send-webhook-message",
    sweepName: "sweep-webhook-messages",
  };
}

function sendingQueue(post: Post, queue: PostQueue, pauseSeconds: number) {
  const itemOf = (letterId: string) => ({ letterId });
  return {
    workers: SENDERS,
    expireSeconds: EXPIRE_S,
    retries: { most: LETTER_TRIES - 1, pauseSeconds, longestPauseSeconds: LONGEST_PAUSE_S },
    async run({ letterId }) {
      await post.send(letterId);
    },
    waiting: async () => (await post.waiting(queue)).map(itemOf),
    onAdded: (listener) => post.onWritten((ids) => listener(ids.map(itemOf)), queue),
  } satisfies Partial<WorkQueue<{ letterId: string }>>;
}
