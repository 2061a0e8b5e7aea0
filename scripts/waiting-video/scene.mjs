// The waiting scene at one moment, as a page.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../pinned-node.mjs";
import { drawDuck, duckStyle } from "./duck.mjs";
import { drawPond, drawShore, SCENE } from "./pond.mjs";
import { drawCards, drawPacketRipples } from "./shuffle.mjs";

const ui = join(projectFolder, "src/web/ui");
const read = (/** @type {string} */ file) => readFileSync(join(ui, file), "utf8");

/**
 * Returns the scene's drawing. It depends on the phase alone, and phase 1 gives the same drawing as phase 0.
 * @param {number} phase how much of a round has gone by
 */
export function sceneAt(phase) {
  return [drawPond, drawPacketRipples, drawDuck, drawCards, drawShore].map((draw) => draw(phase)).join("\n");
}

/**
 * Returns the drawing of a card for its small size here, where a card is 54 units wide: details smaller than a pixel
 * are left out, and the other lines are bolder.
 * @param {string} drawing
 */
const forFarOff = (drawing) =>
  drawing
    .replace(/<(?:circle|path)[^>]* opacity="\.[35]"[^>]*\/>/g, "")
    .replace(/<g transform="[^"]*scale\(0\.\d+\)"><path[^>]*\/><\/g>/g, "")
    .replaceAll('stroke-width="2"', 'stroke-width="6"');

/**
 * Returns an empty page with everything that the drawings refer to. The drawings are put into its `<g id="scene">` one
 * after the other.
 */
export function scenePage() {
  const tokens = /:root \{\n( {2}--art-night[\s\S]*?)\n\n/.exec(read("tokens.css"))?.[1];
  const back = /<symbol[\s\S]*<\/symbol>/.exec(read("art/cards/back.generated.svg"))?.[0];
  if (!tokens || !back) throw new Error("The art's colours or the card's back are not where they were.");
  const style = `:root{${tokens}}*{margin:0}.line{fill:none;stroke-linecap:round;stroke-linejoin:round}.gold{stroke:var(--art-gold)}.ghost{stroke:var(--art-ghost)}${duckStyle}`;
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>
<svg xmlns="http://www.w3.org/2000/svg" style="display:block" width="${SCENE.width}" height="${SCENE.height}" viewBox="0 0 ${SCENE.width} ${SCENE.height}"><defs>${forFarOff(back)}</defs><g id="scene" stroke-width="2"></g></svg>`;
}
