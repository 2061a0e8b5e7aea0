/** The state of a link to a reading whose person wants to name a smaller act. */
export const ASKS_FOR_ACT = { asks: "act" } as const;

export function asksForAct(state: unknown): boolean {
  return Object(state).asks === ASKS_FOR_ACT.asks;
}
