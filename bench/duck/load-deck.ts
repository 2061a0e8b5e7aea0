import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Card } from "#domain/deck/card.ts";

/** Loads the deck from `deck/`, by card id. */
export function loadDeck(): Map<string, Card> {
  const folder = join(import.meta.dirname, "../../deck");
  const cards = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => JSON.parse(readFileSync(join(folder, entry.name, "card.json"), "utf8")) as Card);
  return new Map(cards.sort((a, b) => a.number - b.number).map((card) => [card.id, card]));
}
