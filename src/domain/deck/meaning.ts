import type { Card } from "./card.ts";

/**
 * Returns the meaning of a drawn card, upright or reversed. A card without a reversed meaning keeps the upright one.
 */
export function meaningOf({
  card,
  reversed,
}: {
  card: Pick<Card, "coreMeaning" | "reversedMeaning">;
  reversed: boolean;
}): string {
  return (reversed ? card.reversedMeaning : null) ?? card.coreMeaning;
}
