// Reads the colours of the web pages' design tokens, so that a PDF uses the same colours.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const tokens = readFileSync(join(import.meta.dirname, "../../../web/ui/tokens.css"), "utf8");
const LIGHT_THEME = "@variant light {";
const COLOUR = /--([\w-]{1,40}): (#[0-9a-f]{6});/g;

export type Colours = Readonly<Record<string, string>>;

/** Returns the colours of the light theme by name: `page` for `--page`. Throws if there is no light theme. */
export function lightColours(): Colours {
  const start = tokens.indexOf(LIGHT_THEME);
  if (start < 0) throw new Error("The design tokens have no light theme");
  return coloursIn(tokens.slice(start, tokens.indexOf("}", start)));
}

/** Returns the colours of drawings, which are the same in every theme, by their names: `art-gold` for `--art-gold`. */
export function artColours(): Colours {
  return Object.fromEntries(Object.entries(coloursIn(tokens)).filter(([name]) => name.startsWith("art-")));
}

function coloursIn(css: string): Colours {
  return Object.fromEntries([...css.matchAll(COLOUR)].map(([, name = "", colour = ""]) => [name, colour]));
}

/**
 * Returns a drawing in which each `var(--name)` is replaced by its colour. Throws if the drawing names a colour that is
 * not in `colours`.
 */
export function withColours(drawing: string, colours: Colours): string {
  return drawing.replaceAll(/var\(--([a-z-]{1,40})\)/g, (_, name: string) => {
    const colour = colours[name];
    if (!colour) throw new Error(`A drawing names the unknown colour ${name}`);
    return colour;
  });
}
