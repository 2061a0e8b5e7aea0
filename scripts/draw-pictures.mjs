// Takes the pictures in public/ from the deck's art: what a link to the site or to a card shows elsewhere, and the app's icons.
// Run it after a card's scene, name or meaning changed: `node scripts/with-node.mjs scripts/draw-pictures.mjs`.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openChromium } from "./chromium.mjs";
import { cardPicture, iconPicture, SOCIAL, sitePicture } from "./picture-pages.mjs";
import { projectFolder } from "./pinned-node.mjs";

const QUALITY = 62;
/** @type {{ file: string, size: number, shape: "rounded" | "square" | "maskable" }[]} */
const ICONS = [
  { file: "icon-192.png", size: 192, shape: "rounded" },
  { file: "icon-512.png", size: 512, shape: "rounded" },
  { file: "maskable-512.png", size: 512, shape: "maskable" },
  { file: "apple-touch.png", size: 180, shape: "square" },
];

const social = join(projectFolder, "public/social");
const icons = join(projectFolder, "public/icons");
for (const folder of [social, icons]) mkdirSync(folder, { recursive: true });

const deck = readdirSync(join(projectFolder, "deck"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => JSON.parse(readFileSync(join(projectFolder, "deck", name, "card.json"), "utf8")));

const browser = await openChromium();
try {
  const tab = await browser.newPage({ viewport: SOCIAL });
  const take = async (
    /** @type {string} */ html,
    /** @type {import("playwright-core").PageScreenshotOptions} */ how,
  ) => {
    await tab.setContent(html);
    await tab.evaluate("document.fonts.ready");
    await tab.screenshot(how);
  };
  for (const [name, html] of [
    ["rubber-arcana", sitePicture(deck.length)],
    ...deck.map((card) => [card.id, cardPicture(card, deck.length)]),
  ]) {
    await take(html, { path: join(social, `${name}.jpg`), type: "jpeg", quality: QUALITY });
  }
  for (const { file, ...icon } of ICONS) {
    await tab.setViewportSize({ width: icon.size, height: icon.size });
    await take(iconPicture(icon), { path: join(icons, file), omitBackground: true });
  }
} finally {
  await browser.close();
}
