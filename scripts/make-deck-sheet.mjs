// Writes the drawings in src/web/ui/art/ from the cards in deck/: one sheet of all, and a file for each card and the back.
// Run it after a card's scene, name, number or family changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deckSymbols } from "./deck-sheet.mjs";
import { projectFolder } from "./pinned-node.mjs";

const artFolder = join(projectFolder, "src/web/ui/art");
const tokens = join(projectFolder, "src/web/ui/tokens.css");
const BACK = "back";

/**
 * Returns the content of every generated file, by the file's path below `src/web/ui/art/`.
 * @returns {Map<string, string>}
 */
export function drawDeck() {
  const symbols = deckSymbols(readDeck(), readFileSync(join(projectFolder, "deck/back.svg"), "utf8"));
  const files = [...symbols].map(
    ([id, symbol]) =>
      /** @type {[string, string]} */ ([
        `cards/${id}.generated.svg`,
        id === BACK ? pictureOf(id, symbol) : svgOf([symbol]),
      ]),
  );
  return new Map([...files, ["deck.generated.svg", svgOf([...symbols.values()])]]);
}

/**
 * Returns a symbol as a file that is also a picture by itself, so that a pack of face-down cards needs one element for
 * each card.
 * @param {string} id @param {string} symbol
 */
function pictureOf(id, symbol) {
  const colours = [...readFileSync(tokens, "utf8").matchAll(/(--art-[\w-]+): ([^;]+);/g)]
    .filter(([, name]) => symbol.includes(`var(${name})`))
    .map(([, name, value]) => `${name}:${value}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 350 600">\n<style>:root{${colours.join(";")}}</style>\n${symbol}\n<use href="#${id}"/>\n</svg>\n`;
}

/**
 * Returns the file from which pages take the cards' symbols. `content-visibility:hidden` keeps the browser from styling and
 * laying out the file itself when it loads.
 * @param {string[]} symbols
 */
function svgOf(symbols) {
  return `<svg xmlns="http://www.w3.org/2000/svg" style="content-visibility:hidden">\n${symbols.join("\n")}\n</svg>\n`;
}

function readDeck() {
  return readdirSync(join(projectFolder, "deck"), { withFileTypes: true })
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
}

function writeDeck() {
  rmSync(join(artFolder, "cards"), { recursive: true, force: true });
  mkdirSync(join(artFolder, "cards"));
  for (const [path, text] of drawDeck()) writeFileSync(join(artFolder, path), text);
}

if (process.argv[1] === import.meta.filename) writeDeck();
