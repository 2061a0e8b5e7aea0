// Judges how much a failed call to the provider counts towards an outage.
import { isNotReady, ModelLeft, ProviderFailure } from "./provider-failure.ts";

/** The number of quick failures in a row that count as an outage. */
export const FAILURES_OF_AN_OUTAGE = 3;

/** What is known of a failed call besides its failure. */
export interface Circumstances {
  /** Whether another call was answered meanwhile. */
  othersAreAnswered: boolean;
  /** Whether a slow first answer is expected of this provider, and nothing of the answer had arrived. */
  mayBeLoading: boolean;
}

/**
 * Returns whether a failed call was answered by a provider that works: it refused this one request. A call whose answer
 * nobody wanted any more shows nothing.
 */
export function isAnswer(error: unknown, circumstances: Circumstances): boolean {
  return error instanceof ProviderFailure && !(error instanceof ModelLeft) && !weighs(error, circumstances);
}

function weighs(failure: ProviderFailure, { mayBeLoading }: Circumstances): boolean {
  const { trouble, isLate = false } = failure.facts;
  if (mayBeLoading && (isLate || isNotReady(failure))) return false;
  return trouble !== "refused_request" && trouble !== "unusable_answer";
}

/**
 * Returns how much a failure counts. What costs a reader many seconds, or cannot pass by itself, is an outage at once:
 * a late answer, unless another call was answered meanwhile; a wrong key; an empty account; an unknown model. A model that
 * may still be loading counts for nothing.
 */
export function weightOf(failure: ProviderFailure, circumstances: Circumstances): number {
  const { trouble, isLate = false } = failure.facts;
  if (!weighs(failure, circumstances)) return 0;
  if (trouble === "wrong_key" || trouble === "exhausted_account" || trouble === "unknown_model")
    return FAILURES_OF_AN_OUTAGE;
  return isLate && !circumstances.othersAreAnswered ? FAILURES_OF_AN_OUTAGE : 1;
}
