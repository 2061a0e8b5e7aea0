/** A scheduled background task. It must do no harm if it runs twice or late. */
export interface Job {
  /** The job's name in lower-case words with hyphens: `purge-deleted`. */
  name: string;
  /** The job's schedule: five cron fields, in UTC. */
  schedule: string;
  /** The time in seconds after which a run counts as dead; ten minutes unless a job says otherwise. */
  longestSeconds?: number;
  /**
   * Runs the job. Resolves with counts of what was done, for the log. After a throw the job runs again at the
   * next scheduled time.
   */
  run(): Promise<Record<string, number>>;
}
