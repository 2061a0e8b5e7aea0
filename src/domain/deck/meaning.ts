import type { Card } from "./card.ts";

/** Returns what a card means as it lies. A card that has no reversed meaning keeps its own. */
export function meaningOf({
  card,
  reversed,
}: {
  card: Pick<Card, "coreMeaning" | "reversedMeaning">;
  reversed: boolean;
}): string {
  return (reversed ? card.reversedMeaning : null) ?? card.coreMeaning;
}

/** Returns what a card is about as it lies; see `CardMaterial`. */
export function aboutOf({ card: { material }, reversed }: { card: Card; reversed: boolean }): string {
  return (reversed ? material.aboutReversed : null) ?? material.about;
}
