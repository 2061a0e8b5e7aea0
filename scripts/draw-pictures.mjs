// Takes the pictures from the deck's art: what a link to the site or to a card shows elsewhere, the app's icons, and Rob in letters.
// Run it after a card's scene, name or meaning changed: `node scripts/with-node.mjs scripts/draw-pictures.mjs`.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openChromium } from "./chromium.mjs";
import { DRAWN_FROM, drawnFrom, iconPicture, SOCIAL, socialPictures } from "./picture-pages.mjs";
import { projectFolder } from "./pinned-node.mjs";

const QUALITY = 62;
/** @type {{ file: string, size: number, shape: "rounded" | "square" | "maskable" }[]} */
const ICONS = [
  { file: "icon-192.png", size: 192, shape: "rounded" },
  { file: "icon-512.png", size: 512, shape: "rounded" },
  { file: "maskable-512.png", size: 512, shape: "maskable" },
  { file: "apple-touch.png", size: 180, shape: "square" },
];

/** Twice as large as he is shown. */
const LETTER_ICON = { size: 112, shape: /** @type {const} */ ("rounded") };

const social = join(projectFolder, "public/social");
const icons = join(projectFolder, "public/icons");
for (const folder of [social, icons]) mkdirSync(folder, { recursive: true });

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
  for (const { name, html } of socialPictures()) {
    await take(html, { path: join(social, `${name}.jpg`), type: "jpeg", quality: QUALITY });
  }
  for (const [path, icon] of [
    ...ICONS.map(({ file, ...icon }) => /** @type {const} */ ([join(icons, file), icon])),
    /** @type {const} */ ([join(projectFolder, "src/server/platform/letters/rob.png"), LETTER_ICON]),
  ]) {
    await tab.setViewportSize({ width: icon.size, height: icon.size });
    await take(iconPicture(icon), { path, omitBackground: true });
  }
  writeFileSync(DRAWN_FROM, `${JSON.stringify(drawnFrom(), null, 2)}\n`);
} finally {
  await browser.close();
}
