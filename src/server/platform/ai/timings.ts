import type { Config } from "../config.ts";

/** The time limits of a call, in milliseconds. Tests use milliseconds where production uses seconds. */
export interface Timings {
  /** The time limit from sending a request to the first token, which may be one of the model's thoughts. */
  firstTokenMs: number;
  /** The time limit from each token to the next. */
  idleMs: number;
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
  /**
   * Whether a slow first answer is expected, because the model may have to be loaded first. A late first token is then
   * neither asked for again nor counted as an outage, and a server that is not ready (503) is asked again until the time
   * for the first token is over.
   */
  isPatient: boolean;
  /** The pause before a server that is not ready is asked again. */
  notReadyMs: number;
}

export const TIMINGS: Timings = {
  firstTokenMs: 20_000,
  idleMs: 20_000,
  wholeCallMs: 90_000,
  paragraphCallMs: 30_000,
  lineCallMs: 10_000,
  retries: 2,
  backoffMs: 500,
  longestRetryAfterMs: 15_000,
  breakerPausesMs: [30_000, 60_000, 120_000, 300_000],
  isPatient: false,
  notReadyMs: 2000,
};

/**
 * The time limits of a model on the operator's own network. It may have to be loaded from disk, and a processor without a
 * graphics card gives a few tokens a second. One token a second is enough for a reading.
 */
export const OWN_NETWORK_TIMINGS: Timings = {
  ...TIMINGS,
  firstTokenMs: 120_000,
  wholeCallMs: 1_800_000,
  paragraphCallMs: 300_000,
  lineCallMs: 120_000,
  isPatient: true,
};

/** Returns the time limits that the settings name. They apply to whichever model answers. */
export function timingsIn({ firstTokenSeconds, idleSeconds }: Config["ai"]): Partial<Timings> {
  return {
    ...(firstTokenSeconds !== undefined && { firstTokenMs: firstTokenSeconds * 1000 }),
    ...(idleSeconds !== undefined && { idleMs: idleSeconds * 1000 }),
  };
}
