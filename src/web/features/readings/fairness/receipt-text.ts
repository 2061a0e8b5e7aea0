import type { InsightOutput } from "#contract/insights.ts";

/** Returns a reading's receipt with its cards as JSON text; `null` when no card was drawn. */
export function receiptText({
  receipt,
  cardsDrawn,
}: Pick<InsightOutput, "receipt" | "cardsDrawn">): string | null {
  if (!receipt) return null;
  const cards = cardsDrawn.map(({ id, reversed }) => ({ id, reversed }));
  return JSON.stringify({ ...receipt, cards }, null, 2);
}
