// Writes src/web/ui/art/deck.generated.svg from the cards in deck/; run it after a card's drawing, name, number or family changed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deckSheet } from "./deck-sheet.mjs";
import { projectFolder } from "./pinned-node.mjs";

export const sheetFile = join(projectFolder, "src/web/ui/art/deck.generated.svg");

/** The sheet as the cards are now. */
export function makeDeckSheet() {
  const deck = readdirSync(join(projectFolder, "deck"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const folder = join(projectFolder, "deck", name);
      const scene = join(folder, "scene.svg");
      return {
        card: JSON.parse(readFileSync(join(folder, "card.json"), "utf8")),
        scene: existsSync(scene) ? readFileSync(scene, "utf8") : null,
      };
    })
    .sort((one, other) => one.card.number - other.card.number);
  return deckSheet(deck, readFileSync(join(projectFolder, "deck/back.svg"), "utf8"));
}

if (process.argv[1] === import.meta.filename) writeFileSync(sheetFile, makeDeckSheet());
