/**
 * The reasons why the offline duck answers on a server that has a model. `failed`: the model did not answer. `refused`: the
 * model or its provider would not answer. `spent`: the server has used up what it may spend on the model, so the model was not
 * asked. `left`: the person did not want to wait for the model any longer.
 */
export const STAND_IN_REASONS = ["failed", "refused", "spent", "left"] as const;
export type StandInReason = (typeof STAND_IN_REASONS)[number];

/** Returns the name of the duck that is stored with a reading which the offline duck wrote in place of the model. */
export function standInId(reason: StandInReason): string {
  return `offline:${reason}`;
}

/** Returns whether a reading that the offline duck wrote in place of the model is free, because the model owed it. */
export function isFreeFor(reason: StandInReason): boolean {
  return reason === "failed" || reason === "refused";
}

/** What is said of a text that the offline duck wrote in place of the model. */
export const STAND_IN_SENTENCES: Record<StandInReason, string> = {
  failed: "The model did not answer, so the offline duck wrote this.",
  refused: "The model would not answer this, so the offline duck wrote this.",
  spent: "The model’s budget is spent, so the offline duck wrote this.",
  left: "You did not wait for the model, so the offline duck wrote this.",
};
