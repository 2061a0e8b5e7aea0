/** A scheduled background task. Running it twice or late must do no harm. */
export interface Job {
  /** Lower-case words with hyphens: `purge-deleted`. */
  name: string;
  /** Five cron fields, in UTC. */
  schedule: string;
  /**
   * Resolves with counts of what was done, for the log. After a throw it runs again at the next scheduled
   * time.
   */
  run(): Promise<Record<string, number>>;
}
