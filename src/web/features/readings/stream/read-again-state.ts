/** The state of a second reading of the same cards, which is requested and shown on the page of the first reading. */
import type { InsightOutput } from "#contract/insights.ts";
import type { ArrivingReading } from "#web/arriving-reading.ts";
import { type AgainOrder, againInputOf } from "./again-order.ts";
import type { ReadingRequest } from "./reading-ahead.ts";

export interface ReadAgainState {
  /** What is to be read again, under way or failed; `null` if there is nothing. */
  order: AgainOrder | null;
  /** The request that is followed for it. Each attempt has another one, even if it keeps its key. */
  request: ReadingRequest | null;
  /** The new reading in the form in which it arrived, after it was saved; `null` before. */
  kept: ArrivingReading | null;
  /**
   * The height of the page at the time of the request, in pixels. The page does not get shorter than that
   * meanwhile.
   */
  height: number;
}

export type ReadAgainAction =
  | { type: "requested"; order: AgainOrder; insight: InsightOutput; height: number }
  | { type: "triedAgain"; order: AgainOrder; insight: InsightOutput }
  | { type: "kept"; shown: ArrivingReading | null; insightId: string }
  | { type: "givenUp" };

export const NOT_READ_AGAIN: ReadAgainState = { order: null, request: null, kept: null, height: 0 };

export function reduceReadAgain(state: ReadAgainState, action: ReadAgainAction): ReadAgainState {
  switch (action.type) {
    case "requested":
      if (state.order?.key === action.order.key) return state;
      return { ...state, ...attemptAt(action), height: action.height };
    case "triedAgain":
      return { ...state, ...attemptAt(action) };
    case "kept": {
      const { shown, insightId } = action;
      return { ...NOT_READ_AGAIN, kept: shown && { ...shown, insightId, foot: null } };
    }
    case "givenUp":
      return { ...NOT_READ_AGAIN, kept: state.kept };
  }
}

function attemptAt({ order, insight }: { order: AgainOrder; insight: InsightOutput }) {
  return { order, request: { key: order.key, input: againInputOf(order, insight) } };
}
