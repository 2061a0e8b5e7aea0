import { PgBoss } from "pg-boss";
import { DAY_S, MINUTE_MS } from "#domain/time.ts";
import { ownerConnection } from "../db/owner-connection.ts";
import type { Post } from "../letters/post.ts";
import type { Logger } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";
import type { Job } from "./job.ts";
import { createLetterQueue } from "./letter-queue.ts";
import { openWorkQueue, type WorkQueue } from "./work-queue.ts";

const SCHEMA = "jobs";
const POLL_SECONDS = 15;
const EXPIRE_SECONDS = 10 * 60;
const KEPT_SECONDS = DAY_S;
const STOP_TIMEOUT_MS = 10_000;
/**
 * The time in milliseconds after which a connection to a hanging server is closed. It is longer than any statement of
 * the queue.
 */
const ANSWER_TIMEOUT_MS = MINUTE_MS;

export type JobOutcome = "done" | "failed";

export interface Jobs {
  /** Takes no new jobs and waits, up to a limit, for running jobs. */
  stop(): Promise<void>;
}

/**
 * Runs the jobs on schedule. The schedules are in the database, and only one of several processes runs each
 * job. Connects as the database's owner; a job switches to a narrower role itself.
 */
export async function startJobs(options: {
  connectionString: string;
  jobs: readonly Job[];
  /** The names of jobs that do not exist any more; their schedules are removed. */
  retired?: readonly string[];
  /** The queues whose work begins as soon as it is added. */
  queues?: readonly WorkQueue[];
  /** The letters that the queue sends. */
  post: Post;
  log: Logger;
  metrics: Metrics;
  /** Called after each run of a job. A failure of it is logged. */
  onRun?: (job: string, outcome: JobOutcome) => Promise<void>;
  /** The time between two checks for due jobs, in seconds. */
  pollSeconds?: number;
  /** The pause before the first retry of a letter, in seconds. */
  letterPauseSeconds?: number;
}): Promise<Jobs> {
  const { connectionString, log, metrics, pollSeconds = POLL_SECONDS } = options;
  const runs = metrics.counter("job_runs_total", "Runs of jobs by how they ended", ["job", "outcome"]);
  // The queue passes this to the driver unchanged, although its types do not know the timeout and the options.
  const connection = { ...ownerConnection(connectionString, "jobs"), query_timeout: ANSWER_TIMEOUT_MS };
  const boss = new PgBoss({ ...connection, schema: SCHEMA, max: 2 });
  // Waits for a restarting database to come back. Without a listener the process would end.
  boss.on("error", (error) => log.warn({ err: error }, "the job queue has trouble"));
  await boss.start();
  const letters = createLetterQueue(options.post, options.letterPauseSeconds);
  const jobs = [...options.jobs];
  for (const queue of [letters, ...(options.queues ?? [])])
    jobs.push(await openWorkQueue(boss, queue, { log, pollSeconds }));
  for (const name of options.retired ?? []) await boss.unschedule(name);
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: "stately",
      retryLimit: 0,
      expireInSeconds: job.longestSeconds ?? EXPIRE_SECONDS,
      retentionSeconds: KEPT_SECONDS,
      deleteAfterSeconds: KEPT_SECONDS,
    });
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, () =>
      runJob(job, log, async (outcome) => {
        runs.inc({ job: job.name, outcome });
        await options.onRun?.(job.name, outcome);
      }),
    );
    await boss.schedule(job.name, job.schedule, null, { tz: "UTC" });
  }
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }) };
}

async function runJob(job: Job, log: Logger, report: (outcome: JobOutcome) => Promise<void>): Promise<void> {
  const tell = (outcome: JobOutcome) =>
    report(outcome).catch((error: unknown) =>
      log.warn({ job: job.name, err: error }, "the run of a job could not be written down"),
    );
  try {
    const done = await job.run();
    const level = Object.values(done).some((figure) => figure > 0) ? "info" : "debug";
    log[level]({ job: job.name, ...done }, "job done");
  } catch (error) {
    log.error({ job: job.name, err: error }, "job failed");
    await tell("failed");
    throw error;
  }
  await tell("done");
}
