/** The limits on what all calls to a server's model may use in a day or a month in UTC. */

/** The tokens that a prompt is assumed to use, in addition to those that a call is charged for its answer. */
export const PROMPT_TOKENS = 2000;
/** The share of a limit from which on a log entry warns the operator. */
const WARNING_SHARE = 0.8;

/** Returns the tokens to reserve for a call until its actual cost is known. */
export function tokensToReserve(cost: number): number {
  return cost + PROMPT_TOKENS;
}

export function isNearlySpent(used: number, cap: number): boolean {
  return used >= cap * WARNING_SHARE;
}
