import { useReducer, useState } from "react";
import type { Answers } from "#domain/asking/answers.ts";
import type { ReadingOrder } from "../stream/reading-order.ts";
import { type AskingEvent, type AskingPlan, beginAsking, reduceAsking } from "./asking.ts";
import type { Asking } from "./asking-state.ts";
import { readAsking } from "./kept-answers.ts";

/**
 * Returns the questions about an order as they stand, with everything that was answered before a reload. `hasBegun` says
 * whether the questions about these cards were on the page before. Answers about an earlier draw stand in their fields again.
 */
export function useAsking(order: ReadingOrder, plan: AskingPlan) {
  const [{ first, hasBegun }] = useState(() => recall(order, plan));
  const [asking, dispatch] = useReducer(
    (now: Asking, event: AskingEvent) => reduceAsking(now, event, plan),
    first,
  );
  return { asking, dispatch, hasBegun };
}

function recall(order: ReadingOrder, plan: AskingPlan): { first: Asking; hasBegun: boolean } {
  const kept = readAsking(order.draft);
  const hasBegun =
    kept?.drawn === drawnFor(order) && kept.keptAt === order.draft.keptAt && kept.asking.at !== null;
  if (hasBegun) return { first: kept.asking, hasBegun };
  return { first: beginAsking(plan, stillTrue(kept?.asking.answers ?? {}, order.userContext)), hasBegun };
}

/** Returns the id of the draw that the questions are asked under, or of the card that was chosen. */
export function drawnFor({ drawId, selectedCardId }: ReadingOrder): string {
  return drawId ?? selectedCardId ?? "";
}

/** Leaves out the heavy sentence if the text does not have it any more. */
function stillTrue({ heavySentence, ...answers }: Answers, userContext: string): Answers {
  const isThere = heavySentence !== undefined && userContext.includes(heavySentence);
  return { ...answers, ...(isThere && { heavySentence }) };
}
