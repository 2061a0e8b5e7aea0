/** How long the door waits, in milliseconds. Tests put milliseconds where production has seconds. */
export interface Timings {
  /** From sending a request to the first sign of an answer. */
  firstTokenMs: number;
  /** From the first request to the last word, retries and repair included. */
  wholeCallMs: number;
  /** The same for an answer of a paragraph or two: advice, a take on a card. */
  paragraphCallMs: number;
  /** The same for an answer of one line, which nobody is to wait for: a name, a title, a smaller step. */
  lineCallMs: number;
  /** Requests after the first one. */
  retries: number;
  /** Before the first retry; doubled for the next. */
  backoffMs: number;
  /** A provider that asks for a longer pause than this is not waited for. */
  longestRetryAfterMs: number;
}

export const TIMINGS: Timings = {
  firstTokenMs: 20_000,
  wholeCallMs: 90_000,
  paragraphCallMs: 30_000,
  lineCallMs: 10_000,
  retries: 2,
  backoffMs: 500,
  longestRetryAfterMs: 15_000,
};
