import { readFileSync } from "node:fs";
import { join } from "node:path";
import { artColours, withColours } from "../../platform/pdf/design-colours.ts";

/** The drawings that pages show. They name their colours, which a PDF does not know. */
const FOLDER = join(import.meta.dirname, "../../../web/ui/art/cards");

/** Returns the drawing of a card as an SVG of its own, in plain colours. Throws where it names a colour that is no token. */
export function cardArt(id: string): string {
  const drawing = readFileSync(join(FOLDER, `${id}.generated.svg`), "utf8");
  const inside = drawing.slice(drawing.indexOf("<symbol"), drawing.lastIndexOf("</symbol>"));
  const alone = `<svg xmlns="http://www.w3.org/2000/svg"${inside.slice("<symbol".length)}</svg>`;
  return withColours(alone, artColours()).replaceAll(
    "Fraunces Display, Fraunces Fallback, Georgia, serif",
    "Fraunces",
  );
}
