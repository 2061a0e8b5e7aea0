// The moonlit pond behind the server room, wider than a card and with the same waterline.
import { between, n, since, sway } from "./phase.mjs";

export const SCENE = { width: 576, height: 384 };
/** The height of the waterline: at 316/600 of the height, as on every card. */
const HORIZON = (SCENE.height * 316) / 600;
const MOON = { x: 288, y: 112, r: 74 };
const FRONT = 346;
const WAVE = 52;
const RINGS = 5;

/**
 * The stars from left to right, at irregular distances: x, y, size, and the number of times that each twinkles in a
 * loop.
 */
const STARS = [
  [24, 58, 1.1, 1],
  [46, 118, 0.8, 2],
  [71, 30, 1.2, 1],
  [98, 84, 0.8, 1],
  [119, 141, 1, 2],
  [143, 47, 0.9, 1],
  [168, 101, 1.2, 1],
  [187, 22, 0.8, 2],
  [233, 15, 0.8, 1],
  [352, 20, 0.9, 2],
  [391, 62, 1.1, 1],
  [409, 128, 0.8, 1],
  [431, 26, 1.2, 1],
  [452, 92, 0.9, 2],
  [478, 151, 1, 1],
  [497, 49, 0.8, 1],
  [521, 108, 1.1, 2],
  [546, 34, 0.9, 1],
  [560, 140, 0.8, 1],
];
const CROSSES = [
  [60, 88],
  [131, 22],
  [207, 62],
  [412, 30],
  [470, 66],
  [536, 78],
];

/** The reflections of the moon on the water: the distance from the moon's middle, the row, and the length. */
const GLITTER = [
  [-34, 1, 30],
  [22, 1, 22],
  [-8, 2, 40],
  [40, 2, 14],
  [-48, 3, 20],
  [14, 3, 44],
  [-22, 4, 26],
  [50, 4, 24],
  [-66, 5, 34],
  [60, 5, 40],
  [-84, 6, 30],
  [78, 6, 30],
  [-100, 7, 42],
  [92, 7, 46],
  [-92, 8, 30],
  [104, 8, 40],
];
const FAR_WATER = [
  [30, 232, 22],
  [92, 219, 12],
  [150, 246, 26],
  [214, 226, 16],
  [70, 262, 30],
  [390, 222, 20],
  [448, 238, 28],
  [520, 221, 14],
  [540, 256, 26],
  [36, 318, 34],
  [132, 330, 24],
  [420, 328, 30],
  [516, 300, 26],
  [494, 270, 18],
];

const sky = () => `<rect width="576" height="384" fill="var(--art-night)"/>
<circle cx="${MOON.x}" cy="${MOON.y}" r="206" fill="var(--sky-2)"/><circle cx="${MOON.x}" cy="${MOON.y}" r="138" fill="var(--sky-3)"/>`;

/** @param {number} phase */
function stars(phase) {
  const dots = STARS.map(([x, y, r, turns], index) => {
    const light = 0.5 + 0.3 * sway(phase, turns ?? 1, index * 0.37);
    return `<circle cx="${x}" cy="${y}" r="${r}" opacity="${n(light)}"/>`;
  });
  const crosses = CROSSES.map(([x = 0, y = 0], index) => {
    const light = 0.42 + 0.28 * sway(phase, 1, index * 0.23);
    return `<path d="M${x} ${y - 4}v8M${x - 4} ${y}h8" opacity="${n(light)}"/>`;
  });
  return `<g fill="var(--art-moonlight)">${dots.join("")}</g><g stroke="var(--art-moonlight)" stroke-width="1">${crosses.join("")}</g>`;
}

const moon =
  () => `<clipPath id="moon"><circle r="74"/></clipPath><g transform="translate(${MOON.x} ${MOON.y})">
<circle r="74" fill="var(--art-moonlight)"/><circle r="80.500" class="line gold" stroke-width="1" opacity=".6"/>
<g clip-path="url(#moon)"><path transform="scale(.74)" fill="var(--moon-sea)" d="M-96-34C-70-66-34-58-22-38S-40-2-62 2-88 26-104 20zM14-86c26-8 58 10 66 34S66-18 48-26 26-44 12-52-4-80 14-86zM-30 34c22-14 52-6 62 12S18 76-6 74-46 46-30 34zM64 12c14-2 34 8 40 22L90 60C72 56 58 44 56 32s0-18 8-20z"/></g>
<g fill="none" stroke="var(--moon-line)" stroke-width="1.500"><circle cx="-46" cy="-2" r="6"/><circle cx="40" cy="-42" r="8"/></g></g>`;

/** @param {number} x */
const tree = (x) => `<path d="M${x} ${HORIZON}c-9-14-8-46 0-60 8 14 9 46 0 60z"/>`;

const bank =
  () => `<g fill="var(--bank)"><path d="M0 ${n(HORIZON)}V190q18-6 36-3t34-1 38 2 40-3 36 2 42-1 36 2 40-2 38 1 42-2 38 2 36-3 40 3 36-2 44 3V${n(HORIZON)}z"/>
${[196, 211, 412, 428, 449, 520, 538].map(tree).join("")}</g>`;

/**
 * Returns the drawing of the server room. Its gold lamps light up one after the other, like a progress bar, and then go
 * out.
 * @param {number} phase
 */
function serverRoom(phase) {
  const windows = [0, 1, 2, 3].map((window) => {
    const left = 40 + window * 27;
    const lamps = [0, 1, 2].map((column) => {
      const place = window * 3 + column;
      const isOn = phase % 1 >= place / 13;
      const colours = ["var(--art-reed)", "var(--art-ghost)", "var(--art-reed)", "var(--art-bill)"];
      const blink = 0.55 + 0.45 * Math.sign(sway(phase, 1 + ((place * 5) % 4), place * 0.19 + 0.01));
      return `<rect x="${left + 4 + column * 5}" y="${n(HORIZON - 28)}" width="2.500" height="2" fill="${colours[place % 4]}" opacity="${n(blink)}"/>
<rect x="${left + 4 + column * 5}" y="${n(HORIZON - 22.5)}" width="2.500" height="2" fill="var(--art-reed)" opacity="${place % 2 ? 0.7 : 0.3}"/>
<rect x="${left + 3.5 + column * 5}" y="${n(HORIZON - 17)}" width="4" height="2.500" fill="var(--art-gold)" opacity="${isOn ? 1 : 0.16}"/>`;
    });
    return `<rect x="${left}" y="${n(HORIZON - 33)}" width="21" height="22" fill="var(--rack)"/>${lamps.join("")}`;
  });
  return `<g><path d="M30 ${n(HORIZON)}v-44h126v44z" fill="var(--bank)"/><path d="M30 ${n(HORIZON)}v-44M156 ${n(HORIZON)}v-44M25 ${n(HORIZON - 44)}h136M46 ${n(HORIZON - 44)}v-9h24v9M78 ${n(HORIZON - 44)}v-6h14v6M132 ${n(HORIZON - 44)}v-24m-7 6h14" class="line gold" stroke-width="1.200" opacity=".6"/>${windows.join("")}</g>`;
}

/** @param {number} phase */
function water(phase) {
  const glitter = GLITTER.map(([off = 0, row = 1, length = 0], index) => {
    const y = HORIZON + 3 + row * 6.5 + row * row * 0.75;
    const x = MOON.x + off + (2 + row * 0.6) * sway(phase, 1 + (index % 2), index * 0.29);
    const light = 0.42 + 0.22 * sway(phase, 1 + (index % 3), index * 0.17);
    return `<path d="M${n(x - length / 2)} ${n(y)}h${length}" stroke="var(--art-moonlight)" stroke-width="${n(1.2 + row * 0.06)}" opacity="${n(light)}"/>`;
  });
  const rows = FAR_WATER.map(([x, y, length]) => `<path d="M${x} ${y}h${length}" opacity=".3"/>`);
  const lamps = [50, 77, 104, 131].map((x, index) => {
    return `<path d="M${x} ${n(HORIZON + 6)}v44" stroke="var(${index % 2 ? "--art-gold" : "--art-reed"})" stroke-width="1.200" stroke-dasharray="6 8 9 7 4 9" opacity=".4"/>`;
  });
  return `<rect y="${n(HORIZON)}" width="576" height="${n(SCENE.height - HORIZON)}" fill="var(--art-pond)"/>
<g stroke-width="1" stroke-linecap="round"><path d="M0 ${n(HORIZON)}H576" stroke="var(--art-gold)" opacity=".55"/>${lamps.join("")}<g stroke="var(--art-gold)">${rows.join("")}</g>${glitter.join("")}</g>`;
}

/**
 * Returns the rings around the duck. During a loop each ring grows to the size of the next one.
 * @param {number} phase
 */
function rings(phase) {
  return Array.from({ length: RINGS }, (_, ring) => {
    const out = (ring + phase) / RINGS;
    const rx = between(78, 330, out);
    return { rx, light: 0.85 * (1 - out) ** 1.3 * Math.min(1, (ring + phase) * 3) };
  })
    .filter(({ light }) => light > 0.004)
    .map(
      ({ rx, light }) =>
        `<ellipse cx="288" cy="306" rx="${n(rx)}" ry="${n(rx * 0.17)}" class="line gold" stroke-width="${n(between(1.8, 1, rx / 330))}" opacity="${n(light)}"/>`,
    )
    .join("");
}

/** Returns the drawing of everything behind the duck and the cards. @param {number} phase */
export function drawPond(phase) {
  return `${sky()}${stars(phase)}${moon()}${bank()}${serverRoom(phase)}${water(phase)}${rings(phase)}<ellipse cx="288" cy="306" rx="82" ry="12" fill="var(--shade)"/>`;
}

/** @param {number} x @param {number} height @param {number} lean */
function cattail(x, height, lean) {
  return `<path d="M${x} 384Q${x} ${384 - height * 0.5} ${x + lean} ${384 - height}" class="line gold"/>
<g transform="translate(${x + lean} ${384 - height}) rotate(${lean * 0.7})"><path d="M0-13v-9" class="line gold"/><rect x="-5" y="-14" width="10" height="32" rx="5" fill="var(--cattail)" stroke="var(--art-gold)" stroke-width="2"/></g>`;
}

/** @param {number} x @param {number} height @param {number} lean */
const blade = (x, height, lean) =>
  `<path d="M${x - 5} 384Q${x - 3} ${384 - height * 0.6} ${x + lean} ${384 - height}Q${x + 4} ${384 - height * 0.5} ${x + 5} 384z" fill="var(--leaf)" stroke="var(--art-gold)" stroke-width="1.200" stroke-opacity=".6"/>`;

/** The drawing of a network cable, which stands among the reeds. */
const cable = `<path d="M42 384Q40 320 50 282" class="line ghost"/><g transform="translate(50 282) rotate(10)" fill="var(--leaf)" stroke="var(--art-ghost)" stroke-width="1.600" stroke-linejoin="round"><path d="M-6-22h12v16h-3v4h-6v-4h-3z"/><path d="M-3-22v4M0-22v4M3-22v4" stroke="var(--art-gold)" stroke-width="1.200"/></g>`;

/**
 * Returns the drawing of everything in front of the duck and the cards: reeds, and the gold line that ends the pond.
 * @param {number} phase
 */
export function drawShore(phase) {
  const lean = (/** @type {number} */ shift) => n(1.1 * sway(phase, 1, shift));
  const wave = (/** @type {number} */ y, /** @type {number} */ way) => {
    const start = way * WAVE * phase;
    const shift = -WAVE * 2 + (way > 0 ? start : start + WAVE);
    const round = since(shift / WAVE, 0) * WAVE - WAVE;
    return `M${n(round)} ${y}${"q13-5.500 26 0t26 0".repeat(13)}`;
  };
  return `<g transform="rotate(${lean(0)} 540 384)">${blade(512, 70, -12)}${blade(560, 96, 6)}${cattail(548, 150, -10)}</g>
<g transform="rotate(${lean(0.2)} 520 384)">${cattail(526, 104, -12)}${blade(534, 64, 8)}</g>
<g>${blade(18, 76, 8)}${blade(56, 52, 10)}${cable}</g>
<path d="${wave(FRONT, 1)}V384H-52z" fill="var(--w1)"/><path d="${wave(FRONT, 1)}" class="line gold"/><path d="${wave(FRONT + 11, 0)}" class="line gold" stroke-width="1" opacity=".35"/>`;
}
