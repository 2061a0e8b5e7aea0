// Sends letters with pg-boss. A job holds only a letter's id and exists once per letter.
import type { PgBoss } from "pg-boss";
import type { Post } from "../letters/post.ts";
import { LETTER_TRIES } from "../letters/post.ts";
import type { Logger } from "../log/log.ts";
import type { Job } from "./job.ts";

const QUEUE = "send-letter";
/** Letters that one process sends in parallel, so that a slow mail server does not delay the others. */
const SENDERS = 4;
/** The pause before the first retry; each later one is about twice as long. */
const FIRST_PAUSE_S = 30;
const LONGEST_PAUSE_S = 3600;
/** The time limit of a sending job, as long as a letter's claim. */
const EXPIRE_S = 120;
const KEPT_S = 24 * 3600;

export interface LetterQueueOptions {
  post: Post;
  log: Logger;
  pollSeconds: number;
  /** Shorter pauses of the letter queue for tests. */
  firstPauseSeconds?: number | undefined;
}

/**
 * Sends letters as they are written. Returns a job that finds letters whose process ended before queueing
 * them.
 */
export async function openLetterQueue(boss: PgBoss, options: LetterQueueOptions): Promise<Job> {
  const { post, log, pollSeconds, firstPauseSeconds = FIRST_PAUSE_S } = options;
  const queue = {
    retryLimit: LETTER_TRIES - 1,
    retryDelay: firstPauseSeconds,
    retryBackoff: true,
    retryDelayMax: LONGEST_PAUSE_S,
    expireInSeconds: EXPIRE_S,
    retentionSeconds: KEPT_S,
    deleteAfterSeconds: KEPT_S,
  };
  await boss.createQueue(QUEUE, { policy: "exclusive", ...queue });
  await boss.updateQueue(QUEUE, queue);
  const workers: string[] = [];
  for (let count = 0; count < SENDERS; count += 1) {
    const send = async ([job]: { data: { letterId: string } }[]) => {
      if (job) await post.send(job.data.letterId);
    };
    workers.push(await boss.work(QUEUE, { pollingIntervalSeconds: pollSeconds }, send));
  }

  const add = async (ids: readonly string[]) => {
    for (const letterId of ids) await boss.send(QUEUE, { letterId }, { singletonKey: letterId });
    for (const worker of workers) boss.notifyWorker(worker);
  };
  post.onWritten((ids) => {
    add(ids).catch((error: unknown) => log.warn({ err: error }, "letters wait for the next sweep"));
  });
  return {
    name: "sweep-letters",
    schedule: "* * * * *",
    async run() {
      const forgotten = await post.forgetGivenUp();
      await add(await post.waiting());
      return { forgotten };
    },
  };
}
