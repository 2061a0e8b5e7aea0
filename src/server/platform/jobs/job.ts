/** Work that nobody waits for, at its times. Running it twice, or late, must do no harm. */
export interface Job {
  /** Words with hyphens: `purge-deleted`. */
  name: string;
  /** Five cron fields, in UTC. */
  schedule: string;
  /** Resolves with what was done, in figures, for the log; throws to be tried again at the next time. */
  run(): Promise<Record<string, number>>;
}
