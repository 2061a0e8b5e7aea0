import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useReducer } from "react";
import { insightQuery } from "../api/queries/insights.ts";
import {
  type AgainOrder,
  deleteAgainOrder,
  isAwaited,
  readAgainOrder,
  storeAgainOrder,
} from "../features/readings/stream/again-order.ts";
import { newReadingKey } from "../features/readings/stream/reading-order.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { NOT_READ_AGAIN, reduceReadAgain } from "./read-again-state.ts";

/**
 * Manages the request to read the cards of the shown insight again. A request of this tab continues after a reload.
 */
export function useReadAgain(id: string | null) {
  const { user } = useAuth();
  const [state, dispatch] = useReducer(reduceReadAgain, NOT_READ_AGAIN);
  const { data: insight, isError: isFailed } = useQuery({ ...insightQuery(id ?? ""), enabled: id !== null });
  const userId = user?.id ?? "";
  const goOn = useEffectEvent(() => {
    const order = insight && readAgainOrder(userId, insight.id);
    if (!order) return;
    if (isAwaited(order, insight)) dispatch({ type: "requested", order, height: 0 });
    else deleteAgainOrder(userId);
  });
  const shownId = insight?.id;
  useEffect(() => {
    if (shownId) goOn();
  }, [shownId]);

  /**
   * Requests another reading of the same cards. `said` is what the person answered, or how they corrected the first one.
   * `height` is the page's height in pixels.
   */
  function request(said: Pick<AgainOrder, "answers" | "correction" | "goOnAnyway">, height: number): void {
    if (id === null) return;
    const order = { key: newReadingKey(), retryOf: id, ...said };
    storeAgainOrder(userId, order);
    dispatch({ type: "requested", order, height });
  }
  return { ...(state.insightId === id ? state : NOT_READ_AGAIN), insight, isFailed, request, dispatch };
}
