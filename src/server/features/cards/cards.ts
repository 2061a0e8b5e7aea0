// Public interface of the deck, which is read once at the start and kept in memory.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import type { Card } from "#domain/deck/card.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { cardFileSchema } from "./card-schema.ts";

export interface Deck {
  /** The cards sorted by number, the order that a shuffle starts from. */
  cards: readonly Card[];
  byId: ReadonlyMap<string, Card>;
  /** The hex SHA-256 of all cards and block types; stored with a draw. */
  version: string;
}

export const DECK_FOLDER = join(import.meta.dirname, "../../../../deck");
const CARD_FILE = "card.json";

/**
 * Reads and checks every card of the deck. Throws an Error that names the card and the field that is wrong.
 */
export function loadDeck(folder: string = DECK_FOLDER): Deck {
  const cards = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => readCard(folder, entry.name))
    .sort((one, other) => one.number - other.number);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return { cards, byId, version: versionOf(cards) };
}

/** Returns the card of this slug; throws `not_found` when there is none. */
export function findCard(deck: Deck, slug: string): Card {
  const card = deck.byId.get(slug);
  if (!card) throw new AppError("not_found", sentences.cardNotFound);
  return card;
}

function readCard(folder: string, slug: string): Card {
  const parsed = cardFileSchema.safeParse(JSON.parse(readFileSync(join(folder, slug, CARD_FILE), "utf8")));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`deck/${slug}/${CARD_FILE}: ${issue?.path.join(".")} ${issue?.message}`);
  }
  if (parsed.data.id !== slug) throw new Error(`deck/${slug}/${CARD_FILE}: id must be the folder's name`);
  return parsed.data;
}

function versionOf(cards: readonly Card[]): string {
  return createHash("sha256")
    .update(JSON.stringify([cards, BLOCK_TYPES]))
    .digest("hex");
}
