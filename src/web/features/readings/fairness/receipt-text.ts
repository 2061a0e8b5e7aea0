import type { InsightOutput } from "#contract/insights.ts";

interface DrawnReceipt {
  receipt: NonNullable<InsightOutput["receipt"]>;
  cardsDrawn: InsightOutput["cardsDrawn"];
}

/** Returns a reading's receipt with its cards as JSON text, as the page that checks it reads it. */
export function receiptText({ receipt, cardsDrawn }: DrawnReceipt): string {
  const cards = cardsDrawn.map(({ id, reversed }) => ({ id, reversed }));
  return JSON.stringify({ ...receipt, cards }, null, 2);
}
