import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The drawings that pages show. They name their colours, which a PDF does not know. */
const FOLDER = join(import.meta.dirname, "../../../web/ui/art/cards");

/** As `--art-...` in the pages' tokens: cards keep their night colours everywhere. */
const COLOURS: Record<string, string> = {
  night: "#0b1620",
  pond: "#12232e",
  signals: "#12243a",
  loops: "#12302b",
  forks: "#34202a",
  patches: "#302716",
  ripple: "#1d3542",
  moonlight: "#f2e9d5",
  gold: "#d8a844",
  bill: "#f0703c",
  ghost: "#a9e5df",
  reed: "#8cc084",
  mist: "#9db2b8",
  duck: "#ffc83d",
  "duck-line": "#8a6414",
};

/** Returns the drawing of a card as an SVG of its own, in plain colours. */
export function cardArt(id: string): string {
  const drawing = readFileSync(join(FOLDER, `${id}.generated.svg`), "utf8");
  const inside = drawing.slice(drawing.indexOf("<symbol"), drawing.lastIndexOf("</symbol>"));
  return `<svg xmlns="http://www.w3.org/2000/svg"${inside.slice("<symbol".length)}</svg>`
    .replaceAll(/var\(--art-([a-z-]+)\)/g, (_, name: string) => COLOURS[name] ?? "#d8a844")
    .replaceAll("Fraunces Display, Fraunces Fallback, Georgia, serif", "Fraunces");
}
