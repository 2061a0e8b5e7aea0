// Draws Rob, the duck, from the drawing that all his pictures are made of. Some of its named parts move.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../pinned-node.mjs";
import { done, n, sway, swell } from "./phase.mjs";
import { gazeAt } from "./shuffle.mjs";

const rig = readFileSync(join(projectFolder, "src/web/ui/art/rob.svg"), "utf8");
const SIZE = 0.47;
const ON_WATER = { x: 288, y: 306 };
/** The measures of the duck's drawing, in its own units. */
const KEEL = { x: 196, y: 346 };
const HAT = "translate(-10 -2) rotate(-19 230 136)";
const BLINKS = [
  { at: 0.3, takes: 0.03 },
  { at: 0.93, takes: 0.03 },
];

/** @param {string} part */
function partOf(part) {
  const start = rig.indexOf(`<g data-part="${part}"`);
  if (start < 0) throw new Error(`The duck has no ${part}.`);
  let depth = 0;
  for (const { 0: tag, index } of rig.slice(start).matchAll(/<g[\s>]|<\/g>/g)) {
    depth += tag === "</g>" ? -1 : 1;
    if (depth === 0) return rig.slice(start, start + index + tag.length);
  }
  throw new Error(`The duck's ${part} has no end.`);
}

const parts = {
  behind: partOf("water-behind"),
  body: partOf("body"),
  head: partOf("head"),
  hat: partOf("hat"),
  water: partOf("water"),
};

export const duckStyle = rig.slice(rig.indexOf("<style>") + "<style>".length, rig.indexOf("</style>"));

/** @param {number} phase */
export function drawDuck(phase) {
  const gaze = gazeAt(phase);
  const awe = swell(done(phase, 0.5, 0.24));
  const closed = Math.max(...BLINKS.map(({ at, takes }) => swell(done(phase, at, takes))));
  const drift = 5 * sway(phase, 1, 0.1);
  const head = parts.head
    .replace('data-part="brow"', `transform="translate(${n(gaze * 2)} ${n(-4 - 13 * awe)})"`)
    .replace('data-part="lid"', `transform="translate(0 ${n(-5 * awe + 6 * closed)})"`)
    .replace(
      'data-part="eyes"',
      `transform="translate(0 ${n(190 * closed * 0.85)}) scale(1 ${n(1 - 0.85 * closed)})"`,
    )
    .replaceAll(
      "<circle ",
      `<circle transform="translate(${n(gaze * 7 - 4)} ${n(-3 * awe)})" opacity="${n(1 - closed)}" `,
    );
  const hat = parts.hat.replace(
    HAT,
    `translate(-10 ${n(-2 - 5 * awe)}) rotate(${n(-19 + 2.4 * sway(phase, 2, 0.2))} 230 136)`,
  );
  const bob = 2.4 * sway(phase, 2);
  const tilt = 1.5 * sway(phase, 1, 0.15) + gaze * 1.2;
  const afloat = `translate(${ON_WATER.x} ${ON_WATER.y}) scale(${SIZE}) translate(${-KEEL.x} ${-KEEL.y})`;
  return `<g transform="${afloat}"><g transform="translate(${n(drift)} 0)">${parts.behind}</g>
<g transform="translate(0 ${n(bob)}) rotate(${n(tilt)} ${KEEL.x} ${KEEL.y})">${parts.body}<g transform="rotate(${n(gaze * 2.5 - awe * 3)} 240 250)">${head}${hat}</g></g>
<g transform="translate(${n(-drift)} 0)">${parts.water}</g></g>`;
}
