import { PgBoss } from "pg-boss";
import type { Post } from "../letters/post.ts";
import type { Logger } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";
import type { Job } from "./job.ts";
import { openLetterQueue } from "./letter-queue.ts";

const SCHEMA = "jobs";
const POLL_SECONDS = 15;
const EXPIRE_SECONDS = 10 * 60;
const KEPT_SECONDS = 24 * 60 * 60;
const STOP_TIMEOUT_MS = 10_000;
/** A connection whose server hangs is closed after this. Longer than the queue's own statements take. */
const ANSWER_TIMEOUT_MS = 60_000;

export interface Jobs {
  /** Lets what runs finish, within bounds, and takes nothing new. */
  stop(): Promise<void>;
}

/**
 * Runs the jobs at their times. The times are kept in the database, and of several processes on it one runs each.
 * Connects as the role that owns the database; what a job does there is the job's own to narrow.
 */
export async function startJobs(options: {
  connectionString: string;
  jobs: readonly Job[];
  /** Its letters are sent by the queue. */
  post: Post;
  log: Logger;
  metrics: Metrics;
  /** How long a job that is due may lie before somebody looks. */
  pollSeconds?: number;
  /** The pause before a letter's second try. */
  letterPauseSeconds?: number;
}): Promise<Jobs> {
  const { connectionString, log, metrics, pollSeconds = POLL_SECONDS } = options;
  const runs = metrics.counter("job_runs_total", "Runs of jobs by how they ended", ["job", "outcome"]);
  // The queue hands this to the driver as it is; its own types leave the time limit out.
  const connection = { connectionString, query_timeout: ANSWER_TIMEOUT_MS };
  const boss = new PgBoss({
    ...connection,
    schema: SCHEMA,
    max: 2,
    application_name: "rubber-arcana jobs",
  });
  // A database that restarts is waited out; without a listener the process would end.
  boss.on("error", (error) => log.warn({ err: error }, "the job queue has trouble"));
  await boss.start();
  const letters = { post: options.post, log, pollSeconds, firstPauseSeconds: options.letterPauseSeconds };
  const jobs = [...options.jobs, await openLetterQueue(boss, letters)];
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: "stately",
      retryLimit: 0,
      expireInSeconds: EXPIRE_SECONDS,
      retentionSeconds: KEPT_SECONDS,
      deleteAfterSeconds: KEPT_SECONDS,
    });
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, () =>
      runJob(job, log, (outcome) => runs.inc({ job: job.name, outcome })),
    );
    await boss.schedule(job.name, job.schedule, null, { tz: "UTC" });
  }
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }) };
}

async function runJob(job: Job, log: Logger, count: (outcome: string) => void): Promise<void> {
  try {
    const done = await job.run();
    count("done");
    const level = Object.values(done).some((figure) => figure > 0) ? "info" : "debug";
    log[level]({ job: job.name, ...done }, "job done");
  } catch (error) {
    count("failed");
    log.error({ job: job.name, err: error }, "job failed");
    throw error;
  }
}
