/** The tokens that all calls of a server's model may cost on a day in UTC. */

/** What a prompt may come to, above the tokens that a call is charged for its answer. */
const PROMPT_TOKENS = 2000;
/** The share of the day's tokens from which on the log warns the operator. */
const WARNING_SHARE = 0.8;

/** What is held for a call until its true cost is known. */
export function reserveFor(cost: number): number {
  return cost + PROMPT_TOKENS;
}

export function isNearlySpent(tokens: number, cap: number): boolean {
  return tokens >= cap * WARNING_SHARE;
}
