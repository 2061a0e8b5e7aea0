import { hashOf } from "../seeded-numbers.ts";
import type { ReadingRequest } from "./duck-request.ts";
import { type Knowledge, PLANS, type Plan } from "./paragraph-plans.ts";

/** Returns the sequence of pieces for this request. The same request always gives the same one. */
export function planFor(request: ReadingRequest, knowledge: Knowledge): Plan {
  const isQuick = request.spreadType === "quick-draw" || request.cards.length < 3;
  const { quick, full } = PLANS[knowledge];
  const plans = isQuick ? quick : full;
  return plans[hashOf(`plan|${request.seed}|${request.userContext}`) % plans.length] ?? [];
}
