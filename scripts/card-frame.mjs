// Draws what all cards of the deck share: the frame of the family, banner, ticks, water, and an empty pond for a card
// without a scene. A card is 350 x 600 units; its waterline is at 316, its banner begins at 517. CSS classes are those
// in the style of the drawn cards.

const RECTANGLE = "M22 22H328V578H22Z";

/** @param {string} corner drawn at the top left, repeated in all four corners */
const inFourCorners = (corner) =>
  `<g>${corner}</g><g transform="matrix(-1 0 0 1 350 0)">${corner}</g><g transform="matrix(1 0 0 -1 0 600)">${corner}</g><g transform="rotate(180 175 300)">${corner}</g>`;

/** @type {Record<string, { window: string, line?: string, sign: string }>} */
const FRAMES = {
  signals: {
    window:
      "M46 22H304A24 24 0 0 0 328 46V554A24 24 0 0 0 304 578H46A24 24 0 0 0 22 554V46A24 24 0 0 0 46 22Z",
    sign: inFourCorners(
      '<path class="s" d="M34 22A12 12 0 0 1 22 34"/><circle class="g" cx="22" cy="22" r="3.5"/>',
    ),
  },
  loops: {
    window: RECTANGLE,
    line: "M14 22H336A8 8 0 1 0 328 14V586A8 8 0 1 0 336 578H14A8 8 0 1 0 22 586V14A8 8 0 1 0 14 22Z",
    sign: "",
  },
  forks: {
    window: "M50 22H300L328 50V550L300 578H50L22 550V50Z",
    sign: inFourCorners(
      '<path class="s" d="M15 15L24 24M24 24L22 38M24 24L38 22"/><circle class="g" cx="14" cy="14" r="3.5"/>',
    ),
  },
  patches: {
    window: RECTANGLE,
    sign: inFourCorners(
      '<g transform="rotate(-7 24 24)"><path class="s patches" d="M10 10H38V38H10Z"/><path class="s o" style="opacity:.9" stroke-dasharray="3 4" d="M14 14H34V34H14Z"/></g>',
    ),
  },
  pond: {
    window: "M22 578V175A153 153 0 0 1 328 175V578Z",
    sign: '<path class="s o" d="M22 118V22H118M40 92V40H92M58 68V58H68M328 118V22H232M310 92V40H258M292 68V58H282"/>',
  },
};

const WATER = '<path class="r" d="M22 316H328V600H22Z"/>';
const WATER_ROWS =
  '<g class="s o"><path d="M22 326C60 323 90 329 128 326S204 323 242 326 300 329 328 326" stroke-dasharray="46 10 2 10 18 14"/><path d="M22 342C70 338 104 346 150 342S236 338 270 342 310 345 328 342" stroke-dasharray="64 12 22 12 2 12"/><path d="M22 364C80 359 120 369 175 364S280 359 328 364" stroke-dasharray="30 14 84 14 2 14"/><path d="M22 394C80 388 120 400 175 394S280 388 328 394" stroke-dasharray="100 18 2 18 36 22"/><path d="M22 432C80 425 120 439 175 432S280 425 328 432" stroke-dasharray="54 20 124 20 2 20"/><path d="M22 478C80 470 120 486 175 478S280 470 328 478" stroke-dasharray="140 26 2 26 60 26"/></g>';
const WATERLINE = '<path class="s" d="M22 316C60 313 90 319 128 316S204 313 242 316 300 319 328 316"/>';
const REEDS =
  '<path class="s i" d="M22 524C30 480 24 444 36 408C46 450 44 490 38 524ZM312 524C306 490 310 450 320 420C330 450 326 490 328 524Z"/><path class="s" d="M46 522C48 496 54 478 62 464M304 522C302 500 298 484 290 470"/>';
const BANNER_SHAPE =
  "M20 534C20 520 28 517 44 517H142C160 517 172 515 175 504C178 515 190 517 208 517H306C322 517 330 520 330 534V590H20Z";
const NUMBER_TAB_SHAPE =
  "M124 22C124 42 130 46 146 46H160C169 46 173 48 175 56C177 48 181 46 190 46H204C220 46 226 42 226 22Z";
const BANKS = [
  "M22 292C50 288 60 276 90 280S130 292 175 292 230 284 260 278 300 290 328 292V330H22Z",
  "M22 292C44 284 60 288 78 280S150 276 190 290C230 284 262 276 328 292V330H22Z",
  "M22 292C80 292 110 270 150 272S240 292 270 286 310 288 328 292V330H22Z",
];
/** The places and sizes of the moon on cards; they differ between neighbouring cards of the deck. */
const MOONS = [
  [92, 132, 34],
  [246, 118, 30],
  [176, 150, 46],
  [120, 176, 38],
  [232, 172, 42],
  [70 + 84, 104, 26],
  [262, 196, 32],
];

const MOON_RING = 22;

const COLUMN = Array.from({ length: 19 }, (_, row) => `M8 ${66 + row * 25}h6`).join("");

/**
 * Returns the drawing of a whole card: the scene in the window of the family's frame, the number above and the name
 * below. A card without a scene shows an empty pond. In a scene, `<!-- water -->` and `<!-- waterline -->` are replaced
 * by the parts that all ponds share, and the group `gutter` is drawn in the margin outside of the window.
 * @param {{ number: number, name: string, family: string }} card
 * @param {string | null} scene the text of the card's scene.svg
 */
export function drawCard({ number, name, family }, scene) {
  const frame = FRAMES[family];
  if (!frame) throw new Error(`No frame for the family ${family}`);
  const { inside, gutter } = scene === null ? { inside: pond(number), gutter: "" } : readScene(scene);
  return [
    `<clipPath id="w"><path d="${frame.window}"/></clipPath>`,
    `<rect class="s ${family}" x="1" y="1" width="348" height="598" rx="14"/>`,
    `<path class="s o" d="${COLUMN}"/><path class="s" d="M3 316H22M328 316H347"/>`,
    `<g clip-path="url(#w)"><path class="i" d="M0 0H350V600H0Z"/>${inside}${onPaper(family, BANNER_SHAPE)}</g>${gutter}`,
    `<path class="s" d="${frame.line ?? frame.window}"/>${frame.sign}${onPaper(family, NUMBER_TAB_SHAPE)}`,
    `<text class="g" x="175" y="40" font-size="18" font-weight="500" letter-spacing="2">${roman(number)}</text>`,
    `<text class="m" x="175" y="557" font-size="${nameSize(name)}" font-weight="420">${name}</text>`,
  ].join("");
}

/** Returns a shape that is drawn on the margin, in the paper colour of the card's family: a class of that name. */
function onPaper(/** @type {string} */ family, /** @type {string} */ shape) {
  return `<path class="s ${family}" d="${shape}"/>`;
}

/** @param {string} scene */
function readScene(scene) {
  const drawn = scene
    .replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace("<!-- water -->", WATER_ROWS)
    .replace("<!-- waterline -->", WATERLINE)
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/\n\s*/g, "");
  const [inside = "", gutter = ""] = drawn.split('<g id="gutter">');
  return { inside, gutter: gutter && `<g>${gutter}` };
}

/** Returns the path of the window in a family's frame. What lies outside is painted over instead of clipped. */
export function windowOf(/** @type {string} */ family) {
  return FRAMES[family]?.window ?? RECTANGLE;
}

/** @param {number} number */
function pond(number) {
  const [x = 0, y = 0, radius = 0] = MOONS[number % MOONS.length] ?? [];
  const bank = BANKS[number % BANKS.length];
  return `${moon(x, y, radius)}${stars(number, { x, y, radius })}<path class="s i" d="${bank}"/>${WATER}${WATER_ROWS}${glitter(x, radius)}${WATERLINE}${REEDS}`;
}

function moon(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ radius) {
  const scale = radius / 34;
  const ring = radius + MOON_RING;
  return `<circle class="m" cx="${x}" cy="${y}" r="${radius}"/><g transform="translate(${x} ${y}) scale(${round(scale)})"><path class="s k" style="opacity:.35" d="M-18-10C-12-16-4-16 0-12M4 14C12 18 18 12 20 4M-12 10a5 5 0 1 0 .1 0"/></g><path class="s o" d="M${x - ring} ${y}A${ring} ${ring} 0 0 1 ${x + ring} ${y}M${x + ring - 12} ${y + 30}A${ring} ${ring} 0 0 1 ${x - 24} ${y + ring - 8}" stroke-dasharray="40 8 2 8 16 8"/>`;
}

/** Returns the stars. None is behind the moon or in its ring. */
function stars(/** @type {number} */ number, /** @type {{ x: number, y: number, radius: number }} */ moon) {
  const side = moon.x > 175 ? 1 : -1;
  const places = [0, 1, 2, 3, 4]
    .map((index) => ({
      x: 175 - side * (28 + ((number * 37 + index * 71) % 96)),
      y: 78 + ((number * 53 + index * 47) % 150),
      isLarge: index % 2 === 0,
    }))
    .filter(({ x, y }) => Math.hypot(x + 2 - moon.x, y + 6 - moon.y) > moon.radius + MOON_RING + 10);
  const paths = places.map(({ x, y, isLarge }) =>
    isLarge
      ? `M${x} ${y}l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z`
      : `M${x} ${y}l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5Z`,
  );
  return `<path class="g" d="${paths.join("")}"/>`;
}

function glitter(/** @type {number} */ x, /** @type {number} */ radius) {
  const lens = (/** @type {number} */ y, /** @type {number} */ half) =>
    `M${x - half} ${y}C${x - half / 2} ${y - 4} ${x + half / 2} ${y - 4} ${x + half} ${y}C${x + half / 2} ${y + 4} ${x - half / 2} ${y + 4} ${x - half} ${y}Z`;
  return `<path class="m" d="${lens(323, radius * 0.7)}${lens(337, radius)}${lens(354, radius * 0.45)}${lens(376, radius * 0.66)}"/>`;
}

/** Returns the size of a card's name. Long names get a smaller size, so that they fit into the banner. */
function nameSize(/** @type {string} */ name) {
  if (name.length > 20) return 22;
  return name.length > 17 ? 25 : 27;
}
const round = (/** @type {number} */ value) => Math.round(value * 100) / 100;

/** @type {[number, string][]} */
const NUMERALS = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

function roman(/** @type {number} */ number) {
  let rest = number;
  let text = "";
  for (const [value, letters] of NUMERALS) {
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  }
  return text;
}
