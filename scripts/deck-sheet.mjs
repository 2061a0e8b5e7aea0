// Draws all cards and the card's back as SVG symbols, to which pages refer by their ids.
import { drawCard, windowOf } from "./card-frame.mjs";

const STYLE =
  ".s{fill:none;stroke:var(--art-gold);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.o{stroke-width:1;opacity:.5}.k{stroke:var(--art-night)}.i{fill:var(--art-night)}.p{fill:var(--art-pond)}.r{fill:var(--art-ripple)}.m{fill:var(--art-moonlight)}.b{fill:var(--art-bill)}.h{fill:var(--art-ghost)}.n{fill:var(--art-reed)}.t{fill:var(--art-mist)}.d{fill:var(--art-duck)}.g{fill:var(--art-gold)}.signals{fill:var(--art-signals)}.loops{fill:var(--art-loops)}.forks{fill:var(--art-forks)}.patches{fill:var(--art-patches)}.pond{fill:var(--art-pond)}";
const FONT =
  'font-family="Fraunces Display, Fraunces Fallback, Georgia, serif" text-anchor="middle" text-rendering="geometricPrecision"';
const CARD_EDGE =
  "M15 1H335A14 14 0 0 1 349 15V585A14 14 0 0 1 335 599H15A14 14 0 0 1 1 585V15A14 14 0 0 1 15 1Z";

/**
 * @param {{ card: { id: string, number: number, name: string, family: string }, scene: string | null }[]} deck
 *   `scene` is the text of the card's own scene, where it has one
 * @param {string} back the drawing of the back
 * @returns {Map<string, string>} a symbol for each card and the back, by its id
 */
export function deckSymbols(deck, back) {
  const faces = deck.map(
    ({ card, scene }) =>
      /** @type {[string, string]} */ ([
        card.id,
        toSymbol(card.id, `<svg>${drawCard(card, scene)}</svg>`, {
          paper: card.family,
          window: windowOf(card.family),
        }),
      ]),
  );
  return new Map([
    ...faces,
    ["back", toSymbol("back", back, { paper: "pond", window: windowOf("signals") })],
  ]);
}

/** @typedef {{ paper: string, window: string }} Margin the class that colours it, and the path where it ends */

/**
 * Returns a drawing as a symbol. Classes become attributes, because a page's styles do not apply to a symbol of another
 * file. Each `use` is replaced by what it refers to, and the clip is painted over, because in some browsers references
 * do not work across files.
 */
function toSymbol(/** @type {string} */ id, /** @type {string} */ svg, /** @type {Margin} */ margin) {
  const rules = readRules(`<style>${STYLE}</style>${svg}`);
  const body = svg
    .replace(/<style>[\s\S]*?<\/style>/g, "")
    .replace(/<clipPath[\s\S]*?<\/clipPath>/g, "")
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "");
  const flat = paintOverClip(writeOutUses(body), margin).replace(
    /<(\w+)((?:\s[^<>]*?)?)(\/?)>/g,
    (_, tag, attributes, end) => `<${tag}${plainAttributes(String(attributes), rules)}${end}>`,
  );
  return `<symbol id="${id}" viewBox="0 0 350 600"><g ${FONT}>${flat}</g></symbol>`;
}

function paintOverClip(/** @type {string} */ body, /** @type {Margin} */ { paper, window }) {
  const open = body.indexOf('<g clip-path="url(#w)">');
  if (open < 0) return body;
  const close = endOfGroup(body, open);
  const scene = body.slice(open, close).replace(' clip-path="url(#w)"', "");
  const before = body.slice(0, open);
  const edge = before.match(/<path[^>]*>/g)?.join("") ?? "";
  const ring = `<path class="${paper}" fill-rule="evenodd" d="${CARD_EDGE}${window}"/><rect class="s" x="1" y="1" width="348" height="598" rx="14"/>`;
  return `${before.replace(edge, "")}${scene}${ring}${edge}${body.slice(close)}`;
}

/** @returns {number} where the group that starts at `open` has ended */
function endOfGroup(/** @type {string} */ body, /** @type {number} */ open) {
  let depth = 0;
  for (const match of body.slice(open).matchAll(/<g[\s>]|<\/g>/g)) {
    depth += match[0] === "</g>" ? -1 : 1;
    if (depth === 0) return open + match.index + match[0].length;
  }
  throw new Error("A group of the drawing does not end");
}

function writeOutUses(/** @type {string} */ body) {
  const definitions = [...body.matchAll(/<defs>([\s\S]*?)<\/defs>/g)].map((match) => match[1] ?? "").join("");
  const defined = new Map(
    [...definitions.matchAll(/<(g|path) id="(\w+)"(?:[^>]*\/>|[\s\S]*?<\/g>)/g)].map((match) => [
      match[2],
      match[0],
    ]),
  );
  return body
    .replace(/<defs>[\s\S]*?<\/defs>/g, "")
    .replace(
      /<use href="#(\w+)"([^>]*?)\/>/g,
      (_, name, place) => `<g${place}>${defined.get(name) ?? ""}</g>`,
    );
}

/** @returns {[string, Record<string, string>][]} */
function readRules(/** @type {string} */ svg) {
  return [...svg.matchAll(/<style>([\s\S]*?)<\/style>/g)].flatMap(([, css = ""]) =>
    [...css.matchAll(/\.(\w+)\{([^}]*)\}/g)].map(
      (rule) => /** @type {[string, Record<string, string>]} */ ([rule[1], declarations(rule[2] ?? "")]),
    ),
  );
}

/** @returns {Record<string, string>} */
function declarations(/** @type {string} */ css) {
  return Object.fromEntries(
    css
      .split(";")
      .map((line) => line.split(":").map((part) => part.trim()))
      .filter(([name, value]) => name && value && name !== "font-variation-settings"),
  );
}

function plainAttributes(
  /** @type {string} */ source,
  /** @type {[string, Record<string, string>][]} */ rules,
) {
  const given = Object.fromEntries(
    [...source.matchAll(/([\w:-]+)="([^"]*)"/g)].map((match) => [match[1], match[2]]),
  );
  const { class: classes = "", style = "", id: _, ...rest } = given;
  const worn = new Set(classes.split(" "));
  const styled = Object.assign({}, ...rules.filter(([name]) => worn.has(name)).map(([, values]) => values));
  return Object.entries({ ...rest, ...styled, ...declarations(style) })
    .map(([name, value]) => ` ${name}="${String(value).replace(/,#[0-9A-Fa-f]{6}\)/, ")")}"`)
    .join("");
}
