/** The time limits of a call, in milliseconds. Tests use milliseconds where production uses seconds. */
export interface Timings {
  /** The time limit from sending a request to the first token, and from each token to the next. */
  firstTokenMs: number;
  /** The time limit from the first request to the last word, including retries and repair. */
  wholeCallMs: number;
  /**
   * The time limit from the first request to the last word for an answer of one or two paragraphs: advice, a
   * comment on a card.
   */
  paragraphCallMs: number;
  /**
   * The time limit for an answer of one line that nobody should wait for: a name, a title, a smaller step.
   */
  lineCallMs: number;
  /** The number of further requests after the first one failed. */
  retries: number;
  /** The wait before the first retry; doubled for each further retry. */
  backoffMs: number;
  /** If a provider asks for a longer pause than this, the call fails. */
  longestRetryAfterMs: number;
  /** How long a provider that is away is left alone before it is tried again: the first time, the second, … */
  breakerPausesMs: readonly number[];
}

export const TIMINGS: Timings = {
  firstTokenMs: 20_000,
  wholeCallMs: 90_000,
  paragraphCallMs: 30_000,
  lineCallMs: 10_000,
  retries: 2,
  backoffMs: 500,
  longestRetryAfterMs: 15_000,
  breakerPausesMs: [30_000, 60_000, 120_000, 300_000],
};
