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
 * Texts of a card from which the offline duck composes readings. They are never shown on their own. Every sentence can
 * stand alone, has no word that only programmers know, names no person and has no placeholder. A step may contain
 * `{thing}` where a noun phrase of the person's ("the proposal", "page 40") reads naturally. Each step can be done in
 * two minutes.
 */
export interface CardMaterial {
  /**
   * What the card is about; completes "It is about ...". It does not address the reader or claim anything
   * about them.
   */
  about: string;
  /** What the reversed card is about; `null` on a Pond card. */
  aboutReversed: string | null;
  /**
   * Sentences that link the card's idea to the person's text. Only these have placeholders. They must hold
   * for the upright and for the reversed card.
   */
  bridges: string[];
  /** What the card says in each position; at least two variants each. */
  situation: string[];
  challenge: string[];
  advice: string[];
  /** What changes when the card is reversed; two variants or more, empty on a Pond card. */
  reversed: string[];
  /** The card's steps of two minutes, three or more. */
  steps: string[];
  /** The card's parting remarks in Rob's voice, two or more. */
  quips: string[];
}

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
  material: CardMaterial;
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
