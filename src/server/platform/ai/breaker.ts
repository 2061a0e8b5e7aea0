/**
 * The circuit breaker around the provider. After an outage the provider is not called for a while; then one call tries
 * it again. Each process has its own.
 */
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  IterableBackoff,
} from "cockatiel";
import { FAILURES_OF_AN_OUTAGE, isAnswer, weightOf } from "./outage-weight.ts";
import { ProviderFailure } from "./provider-failure.ts";

/** How an answer ended: `left` if nobody wanted the rest; a failure if a time limit cut it off. */
type Ending = "whole" | "left" | ProviderFailure;

/** An answer whose first part has arrived. */
export interface Begun<T> {
  first: T;
  /** Must be called once, when the answer has ended. */
  end(ending: Ending): Promise<void>;
}

export interface Breaker {
  /**
   * Runs an attempt to reach the provider, and resolves with the first part of its answer. Throws `BreakerOpen` without
   * running it while the provider is away, and for all but one caller while that one tries the provider again.
   */
  run<T>(attempt: () => Promise<T>): Promise<Begun<T>>;
  /** Whether the provider is away, so that no further attempt makes sense. */
  isOpen(): boolean;
}

export interface BreakerParts {
  /** The pauses before the provider is tried again, in milliseconds: after the first failure in a row, the second, … */
  pausesMs: readonly number[];
  /** Whether a slow first answer is expected, and no outage. */
  isPatient?: boolean;
  /** Called when the provider is left alone, with the failure that caused it, and when it answers again. */
  onChange(change: { isAway: true; failure: ProviderFailure } | { isAway: false }): void;
}

const AWAY = "The provider is left alone for a while after it failed";

/** Thrown in place of a call while the provider is away. */
export class BreakerOpen extends ProviderFailure {
  constructor(message: string, options?: ErrorOptions) {
    super(message, { trouble: "unreachable", isRetryable: false }, options);
  }
}

/** A failure that opens the breaker. */
class Outage extends Error {
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super("outage");
    this.cause = cause;
  }
}

export function createBreaker({ pausesMs, isPatient = false, onChange }: BreakerParts): Breaker {
  let failures = 0;
  let lastAnswerAt = Number.NEGATIVE_INFINITY;
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof Outage),
    { breaker: new ConsecutiveBreaker(1), halfOpenAfter: new IterableBackoff(pausesMs) },
  );
  policy.onBreak((reason) => {
    const failure = "error" in reason && reason.error instanceof Outage ? reason.error.cause : undefined;
    if (failure instanceof ProviderFailure) onChange({ isAway: true, failure });
  });
  policy.onReset(() => onChange({ isAway: false }));

  function isOutage(
    error: unknown,
    { startedAt, hasBegun }: { startedAt: number; hasBegun: boolean },
  ): boolean {
    const circumstances = {
      othersAreAnswered: lastAnswerAt >= startedAt,
      mayBeLoading: isPatient && !hasBegun,
    };
    // The one call that tries the provider again must show that it answers. A call that was stopped shows nothing.
    if (policy.state === CircuitState.HalfOpen) return !isAnswer(error, circumstances);
    if (!(error instanceof ProviderFailure)) return false;
    failures += weightOf(error, circumstances);
    return failures >= FAILURES_OF_AN_OUTAGE;
  }

  /** Runs an attempt to the end of its answer. Throws an `Outage` if the provider is away by it. */
  async function judge<T>(attempt: () => Promise<T>, begin: (first: T) => Promise<Ending>): Promise<void> {
    const startedAt = performance.now();
    let hasBegun = false;
    try {
      const first = await attempt();
      hasBegun = true;
      const ending = await begin(first);
      if (ending instanceof ProviderFailure) throw ending;
      if (ending === "left") return;
      failures = 0;
      lastAnswerAt = performance.now();
    } catch (error) {
      throw isOutage(error, { startedAt, hasBegun }) ? new Outage(error) : error;
    }
  }

  return {
    run<T>(attempt: () => Promise<T>) {
      // The library would make further callers wait for the one that tries the provider.
      if (policy.state === CircuitState.HalfOpen) return Promise.reject(new BreakerOpen(AWAY));
      return new Promise<Begun<T>>((resolve, reject) => {
        const begin = (first: T) =>
          new Promise<Ending>((end) => {
            resolve({
              first,
              end(ending) {
                end(ending);
                return settled;
              },
            });
          });
        const settled = policy
          .execute(() => judge(attempt, begin))
          .catch((error) => {
            if (error instanceof BrokenCircuitError) reject(new BreakerOpen(AWAY, { cause: error }));
            else reject(error instanceof Outage ? error.cause : error);
          });
      });
    },
    isOpen: () => policy.state !== CircuitState.Closed,
  };
}

/** The breaker of a provider that cannot be away, such as the offline duck. */
export const NO_BREAKER: Breaker = {
  run: async (attempt) => ({ first: await attempt(), end: async () => {} }),
  isOpen: () => false,
};
