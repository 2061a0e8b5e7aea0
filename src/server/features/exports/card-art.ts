import { readFileSync } from "node:fs";
import { join } from "node:path";
import { artColours, withColours } from "../../platform/pdf/design-colours.ts";

/**
 * The folder with the cards' drawings that the web pages show. They refer to colours by token names, which a PDF does
 * not know.
 */
const FOLDER = join(import.meta.dirname, "../../../web/ui/art/cards");

/**
 * Returns the drawing of a card as a standalone SVG with plain colours. Throws if the drawing names a colour that is
 * not a colour token.
 */
export function cardArt(id: string): string {
  const drawing = readFileSync(join(FOLDER, `${id}.generated.svg`), "utf8");
  const inside = drawing.slice(drawing.indexOf("<symbol"), drawing.lastIndexOf("</symbol>"));
  const alone = `<svg xmlns="http://www.w3.org/2000/svg"${inside.slice("<symbol".length)}</svg>`;
  return withColours(alone, artColours()).replaceAll(
    "Fraunces Display, Fraunces Fallback, Georgia, serif",
    "Fraunces",
  );
}
