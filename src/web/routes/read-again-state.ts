/** The state of a second reading of the same cards, which is requested and shown on the page of the first reading. */
import type { ArrivingReading, SecondReading } from "../arriving-reading.ts";
import type { AgainOrder } from "../features/readings/stream/again-order.ts";

export interface ReadAgainState {
  /** The id of the insight whose page this state belongs to; `null` if nothing was requested. */
  insightId: string | null;
  /** The request under way, or the one that failed; `null` if there is none. */
  order: AgainOrder | null;
  /** The number of attempts. It grows with each attempt, even if the request keeps its key. */
  attempt: number;
  /** The part of the new reading that can be shown; `null` if there is none. */
  shown: SecondReading | null;
  /** The new reading in the form in which it arrived, after it was saved; `null` before. */
  kept: ArrivingReading | null;
  /**
   * The height of the page at the time of the request, in pixels. The page does not get shorter than that
   * meanwhile.
   */
  height: number;
}

export type ReadAgainAction =
  | { type: "requested"; order: AgainOrder; height: number }
  | { type: "triedAgain"; order: AgainOrder }
  | { type: "shown"; shown: SecondReading }
  | { type: "kept"; shown: ArrivingReading | null }
  | { type: "givenUp" };

export const NOT_READ_AGAIN: ReadAgainState = {
  insightId: null,
  order: null,
  attempt: 0,
  shown: null,
  kept: null,
  height: 0,
};

export function reduceReadAgain(state: ReadAgainState, action: ReadAgainAction): ReadAgainState {
  switch (action.type) {
    case "requested": {
      const { order, height } = action;
      if (state.order?.key === order.key) return state;
      const kept = state.insightId === order.retryOf ? state.kept : null;
      return { insightId: order.retryOf, order, attempt: state.attempt + 1, shown: null, kept, height };
    }
    case "triedAgain":
      return { ...state, order: action.order, attempt: state.attempt + 1, shown: null };
    case "shown":
      return { ...state, shown: action.shown };
    case "kept": {
      const kept = action.shown && { ...action.shown, insightId: state.insightId, foot: null };
      return { ...state, order: null, shown: null, kept, height: 0 };
    }
    case "givenUp":
      return { ...state, order: null, shown: null, height: 0 };
  }
}
