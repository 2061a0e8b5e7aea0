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
import { ProviderFailure } from "./provider-failure.ts";

export interface Breaker {
  /**
   * Runs an attempt to reach the provider, until its first text. Throws `LeftAlone` without running it while the
   * provider is away, and for all but one caller while it is tried again.
   */
  run<T>(attempt: () => Promise<T>): Promise<T>;
  /** Counts a failure that came after the first text. */
  note(failure: ProviderFailure): Promise<void>;
  /** Whether the provider is away, so that no further attempt makes sense. */
  isOpen(): boolean;
}

export interface BreakerParts {
  /** The pauses before the provider is tried again, in milliseconds: after the first failure in a row, the second, … */
  pausesMs: readonly number[];
  /** Called when the provider is left alone, with the failure that caused it, and when it answers again. */
  onChange(change: { isAway: true; failure: ProviderFailure } | { isAway: false }): void;
}

/** Thrown in place of a call while the provider is away. */
export class LeftAlone extends ProviderFailure {
  constructor(options?: ErrorOptions) {
    const facts = { trouble: "unreachable" as const, isRetryable: false };
    super("The provider is left alone for a while after it failed", facts, options);
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

/** The number of quick failures in a row that count as an outage. */
const FAILURES_OF_AN_OUTAGE = 3;

export function createBreaker({ pausesMs, onChange }: BreakerParts): Breaker {
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

  function isOutage(error: unknown, startedAt: number): boolean {
    // The one call that tries the provider again must show that it answers. A call that was stopped shows nothing.
    if (policy.state === CircuitState.HalfOpen) return !isAnswer(error);
    if (!(error instanceof ProviderFailure)) return false;
    failures += weightOf(error, lastAnswerAt >= startedAt);
    return failures >= FAILURES_OF_AN_OUTAGE;
  }

  async function execute<T>(attempt: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await policy.execute(async () => {
        try {
          return await attempt();
        } catch (error) {
          throw isOutage(error, startedAt) ? new Outage(error) : error;
        }
      });
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new LeftAlone({ cause: error });
      throw error instanceof Outage ? error.cause : error;
    }
  }

  return {
    async run(attempt) {
      // The library would make further callers wait for the one that tries the provider.
      if (policy.state === CircuitState.HalfOpen) throw new LeftAlone();
      const value = await execute(attempt);
      failures = 0;
      lastAnswerAt = performance.now();
      return value;
    },
    async note(failure) {
      if (policy.state !== CircuitState.Closed) return;
      await execute(() => Promise.reject(failure)).catch(() => {});
    },
    isOpen: () => policy.state !== CircuitState.Closed,
  };
}

/** The breaker of a provider that cannot be away, such as the offline duck. */
export const NO_BREAKER: Breaker = {
  run: (attempt) => attempt(),
  note: async () => {},
  isOpen: () => false,
};

/** Returns whether a failed call was answered by a provider that works: it refused this one request. */
function isAnswer(error: unknown): boolean {
  return error instanceof ProviderFailure && !weighs(error);
}

function weighs({ facts }: ProviderFailure): boolean {
  return facts.trouble !== "refused_request" && facts.trouble !== "unusable_answer";
}

/**
 * Returns how much a failure counts. What costs a reader many seconds, or cannot pass by itself, is an outage at once:
 * a late answer, unless another call was answered meanwhile; a wrong key; an empty account; an unknown model.
 */
function weightOf(failure: ProviderFailure, othersAreAnswered: boolean): number {
  const { trouble, isLate = false } = failure.facts;
  if (!weighs(failure)) return 0;
  if (trouble === "wrong_key" || trouble === "exhausted_account" || trouble === "unknown_model")
    return FAILURES_OF_AN_OUTAGE;
  return isLate && !othersAreAnswered ? FAILURES_OF_AN_OUTAGE : 1;
}
