import type { InsightOutput } from "../../../contract/insights.ts";

/** A reading's receipt as it is copied, with the cards that lay there; `null` where nothing was drawn. */
export function receiptText({
  receipt,
  cardsDrawn,
}: Pick<InsightOutput, "receipt" | "cardsDrawn">): string | null {
  if (!receipt) return null;
  const cards = cardsDrawn.map(({ id, reversed }) => ({ id, reversed }));
  return JSON.stringify({ ...receipt, cards }, null, 2);
}
