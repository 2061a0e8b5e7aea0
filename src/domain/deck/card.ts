/** The shape of a card. The deck's test checks the deck's folders (`deck/<slug>/card.json`) against it. */

/** The number of cards. The deck's test checks that the folder has as many. */
export const DECK_SIZE = 36;

export const FAMILIES = ["signals", "loops", "forks", "patches", "pond"] as const;
export type Family = (typeof FAMILIES)[number];

export const BLOCK_TYPE_IDS = ["creative", "work", "life", "relationship"] as const;
export type BlockTypeId = (typeof BLOCK_TYPE_IDS)[number];

export const POSITIONS = ["situation", "challenge", "advice"] as const;
export type Position = (typeof POSITIONS)[number];

/**
 * What a person may have told beside which a card's question or step must not stand: something grave (death, illness, harm,
 * distress), or that they are ashamed or hurt.
 */
export const SORE_POINTS = ["grave", "shame"] as const;
export type SorePoint = (typeof SORE_POINTS)[number];

export interface Card {
  /** The card's slug: the name lower-cased with hyphens for spaces. */
  id: string;
  /** The card's place in the deck, from 1 to `DECK_SIZE`. */
  number: number;
  name: string;
  emoji: string;
  family: Family;
  coreMeaning: string;
  /** The meaning of the reversed card; `null` on a Pond card, which is always upright. */
  reversedMeaning: string | null;
  duckQuestion: string;
  duckWisdom: string;
  blockApplications: Record<BlockTypeId, string>;
  perspectivePrompts: string[];
  tags: string[];
  /** Describes the scene on the card's face, without the card's name. */
  artAlt: string;
  /** Something to do in two minutes, whatever the matter is. It does not speak of the person. */
  step: string;
  /** What the question and the step must not stand beside; empty for what can be said to anybody. */
  notBeside: Record<"question" | "step", SorePoint[]>;
}

export function isReversible(card: Pick<Card, "reversedMeaning">): boolean {
  return card.reversedMeaning !== null;
}

export function cardSlugOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/**
 * Returns the card's name for a slug. Every word of a card's name begins with a capital; the deck's test
 * checks that.
 */
export function cardNameOf(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
