// The pages that are captured as pictures: the link previews of the site, and the icons of the app.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NAMES } from "#domain/names.ts";
import { projectFolder } from "./pinned-node.mjs";

export const SOCIAL = { width: 1200, height: 630 };
/** The size of a card in units of its drawing. The waterline is 316 units below the top. */
const CARD = { width: 350, height: 600, waterline: 316 };
const CARD_HEIGHT = 566;
const CARD_TOP = (SOCIAL.height - CARD_HEIGHT) / 2;
const WATERLINE = CARD_TOP + (CARD.waterline / CARD.height) * CARD_HEIGHT;
/**
 * The duck's size as a share of a maskable icon's. It is smaller because platforms may crop the outer fifth of the
 * icon.
 */
const MASKABLE_SHARE = 0.62;
const ICON_SHARE = 0.84;
const ROUNDED = 0.22;
/** The share of the duck's height that is above the water. */
const AFLOAT = 0.82;
const LONG_NAME = 16;
const LONG_MEANING = 92;

const art = join(projectFolder, "src/web/ui");
const read = (/** @type {string} */ file) => readFileSync(join(art, file), "utf8");
const rob = read("art/rob.svg");

const WAVE =
  '<svg class="wave" width="1200" height="24"><pattern id="wave" width="52" height="24" patternUnits="userSpaceOnUse"><path d="M-1 6.200Q0 6 0 6q13-5.500 26 0t26 0q0 0 1-.2" fill="none" stroke="var(--art-gold)" stroke-width="2"/><path d="M-1 18.200Q0 18 0 18q13-5.500 26 0t26 0q0 0 1-.2" fill="none" stroke="var(--art-gold)" opacity=".35"/></pattern><rect width="1200" height="24" fill="url(#wave)"/></svg>';

/** @param {string} id */
function cardArt(id) {
  const drawing = read(`art/cards/${id}.generated.svg`)
    .replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace("<symbol", "<svg")
    .replace("</symbol>", "</svg>");
  return `<div class="card">${drawing}</div>`;
}

/** @param {string} body @param {string} more */
function page(body, more) {
  const tokens = read("tokens.css").match(/--art-[\w-]+:[^;]+;/g) ?? [];
  const fonts = [
    ["Fraunces Display", "fraunces-display"],
    ["Fraunces", "fraunces-reading"],
    ["Instrument Sans", "instrument-sans"],
  ].map(([family, file]) => {
    const data = readFileSync(join(art, "fonts", `${file}.woff2`)).toString("base64");
    return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data});font-weight:320 700}`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${fonts.join("")}:root{${tokens.join("")}}*{margin:0;box-sizing:border-box}body{background:var(--art-night);color:var(--art-moonlight);overflow:hidden;position:relative}${more}</style>${body}`;
}

const SOCIAL_STYLE = `
  body{width:1200px;height:630px;font-family:"Fraunces Display"}
  .water{position:absolute;inset:${WATERLINE}px 0 0;background:linear-gradient(var(--art-pond),var(--art-night))}
  .wave{position:absolute;left:0;top:${WATERLINE - 6}px}
  .card svg{display:block;width:100%}.card{position:absolute;top:${CARD_TOP}px;width:${(CARD.width / CARD.height) * CARD_HEIGHT}px;filter:drop-shadow(0 14px 22px rgb(3 8 12/.6))}
  .words{position:absolute;left:470px;right:64px;top:0;height:${WATERLINE - 22}px;display:flex;flex-direction:column;justify-content:flex-end}
  h1{font-weight:400;letter-spacing:-.012em;line-height:1.06;text-wrap:balance;font-variation-settings:"opsz" 72}
  p{position:absolute;left:470px;right:72px;top:${WATERLINE + 34}px;font:400 33px/44px Fraunces;text-wrap:balance}
  .brand{position:absolute;left:470px;bottom:40px;display:flex;align-items:center;gap:14px;font-size:27px;font-weight:500}
  .brand svg{width:62px;height:62px}.brand span{color:var(--art-mist);font:400 20px "Instrument Sans"}`;

const brand = (/** @type {string} */ line) =>
  `<div class="brand">${rob}<div>${NAMES.product}<br><span>${line}</span></div></div>`;

/**
 * Returns the page for the picture that other sites show with a link to a card.
 * @param {{ id: string, name: string, family: string, coreMeaning: string }} card
 * @param {number} deckSize
 */
function cardPicture({ id, name, family, coreMeaning }, deckSize) {
  const size = name.length > LONG_NAME ? 66 : 84;
  const small = coreMeaning.length > LONG_MEANING ? "p{font-size:29px;line-height:39px}" : "";
  return page(
    `<div class="water"></div>${WAVE}${cardArt(id)}<div class="words"><h1 style="font-size:${size}px">${name}</h1></div><p>${coreMeaning}</p>${brand(`${family} · one of ${deckSize} cards`)}`,
    `${SOCIAL_STYLE}.card{left:72px}${small}`,
  );
}

const HAND = ["the-breakpoint", "the-merge-conflict", "the-reflection"];

/**
 * Returns the drawing of a card without the card's name, because the next card covers half of the name.
 * @param {string} card
 */
function withoutName(card) {
  const at = card.lastIndexOf("<text");
  return card.slice(0, at) + card.slice(card.indexOf("</text>", at));
}

/**
 * Returns the page for the picture that other sites show with a link to any page but a card's.
 * @param {number} deckSize
 */
function sitePicture(deckSize) {
  const cards = HAND.map((id, index) => {
    const art = index < HAND.length - 1 ? withoutName(cardArt(id)) : cardArt(id);
    return art.replace("<div ", `<div style="left:${40 + index * 132}px" `);
  });
  return page(
    `<div class="water"></div>${WAVE}${cards.join("")}<div class="words"><h1>Tell the duck what has you stuck.</h1></div><p>Draw a card. Get a blunt, useful reading from a dead developer.</p>${brand(`${deckSize} cards for stuck minds`)}`,
    `${SOCIAL_STYLE}h1{font-size:70px}.words,p,.brand{left:690px}.words{right:40px}p{right:56px;font-size:31px;line-height:41px}.card{filter:drop-shadow(-10px 10px 18px rgb(3 8 12/.75))}`,
  );
}

/**
 * Returns the page of every picture that other sites show with a link.
 * @returns {{ name: string, html: string }[]}
 */
export function socialPictures() {
  const deck = readdirSync(join(projectFolder, "deck"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => JSON.parse(readFileSync(join(projectFolder, "deck", name, "card.json"), "utf8")));
  return [
    { name: "rubber-arcana", html: sitePicture(deck.length) },
    ...deck.map((card) => ({ name: card.id, html: cardPicture(card, deck.length) })),
  ];
}

/** The file that says from which pages the pictures were taken. */
export const DRAWN_FROM = join(projectFolder, "scripts/pictures-drawn-from.json");

/** Returns the hash of every picture's page by the picture's name. */
export function drawnFrom() {
  return Object.fromEntries(
    socialPictures().map(({ name, html }) => [
      name,
      createHash("sha256").update(html).digest("hex").slice(0, 16),
    ]),
  );
}

/** Returns the page for a picture of all cards side by side. @param {string[]} ids */
export function deckPicture(ids) {
  return page(
    `<main>${ids.map(cardArt).join("")}</main>`,
    "main{display:grid;grid-template-columns:repeat(9,1fr);gap:12px;padding:16px}.card svg{display:block;width:100%}",
  );
}

/**
 * Returns the page for an icon: the duck on the pond at night.
 * @param {{ size: number, shape: "rounded" | "square" | "maskable" }} icon
 */
export function iconPicture({ size, shape }) {
  const duck = size * (shape === "maskable" ? MASKABLE_SHARE : ICON_SHARE);
  const ground = shape === "rounded" ? `border-radius:${size * ROUNDED}px;` : "";
  return page(
    `<div class="ground"><div class="pond"></div>${rob}</div>`,
    `html,body{background:none}.ground{position:relative;overflow:hidden;width:${size}px;height:${size}px;background:var(--art-night);${ground}}
     .pond{position:absolute;inset:${(size - duck) / 2 + duck * AFLOAT}px 0 0;background:var(--art-ripple);border-top:${size * 0.012}px solid var(--art-gold)}
     .ground svg{position:absolute;left:${(size - duck) / 2}px;top:${(size - duck) / 2}px;width:${duck}px;height:${duck}px}`,
  );
}
