// Draws cards into one picture for review, at full size and at 96 pixels, for the dark and the light theme: `node
// scripts/with-node.mjs scripts/show-cards.mjs cards.png the-cache`. Without card names it draws the whole deck.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openChromium } from "./chromium.mjs";
import { drawDeck } from "./make-deck-sheet.mjs";
import { projectFolder } from "./pinned-node.mjs";

const COLUMNS = 4;
const WIDTH = 350;
const GAP = 20;

const [file = "cards.png", ...wanted] = process.argv.slice(2);
const sheet = drawDeck().get("deck.generated.svg") ?? "";
const ids = [...sheet.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id = ""]) => id);
const shown = wanted.length > 0 ? wanted : ids;
const missing = shown.filter((id) => !ids.includes(id));
if (missing.length > 0) throw new Error(`No such card: ${missing.join(", ")}`);

/** @param {number} width */
const cards = (width) =>
  shown.map((id) => `<svg viewBox="0 0 350 600" width="${width}"><use href="#${id}"/></svg>`).join("");
const tokens = readFileSync(join(projectFolder, "src/web/ui/tokens.css"), "utf8").match(
  /--art-[\w-]+:[^;]+;/g,
);
const page = `<style>:root{${tokens?.join("")}}body{margin:0;font-family:Georgia}section{display:flex;flex-wrap:wrap;gap:${GAP}px;padding:${GAP}px}</style>
  <div hidden>${sheet}</div>
  <section style="background:#0b1620">${cards(WIDTH)}</section>
  <section style="background:#0b1620">${cards(96)}</section><section style="background:#f4ebd6">${cards(96)}</section>`;

const browser = await openChromium();
try {
  const tab = await browser.newPage({ viewport: { width: COLUMNS * (WIDTH + GAP) + GAP, height: 800 } });
  await tab.setContent(page);
  await tab.screenshot({ path: file, fullPage: true });
} finally {
  await browser.close();
}
