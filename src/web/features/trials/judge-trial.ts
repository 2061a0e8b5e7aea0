import { checkTrial, type TrialCheck, type TrialReceipt } from "#domain/patterns/trial.ts";

/** Computes the order of a trial again, and returns what does not agree. This chunk is loaded when somebody asks for it. */
export function judgeTrial(receipt: TrialReceipt): TrialCheck[] {
  return checkTrial(receipt);
}
