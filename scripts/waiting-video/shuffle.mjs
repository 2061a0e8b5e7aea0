// Draws the cards that shuffle by themselves: two packets rise card by card into one packet above the duck's hat, then
// both halves float down again.
import { between, done, eased, n, since, sway, swell } from "./phase.mjs";

const CARD = { width: 54, height: (54 / 7) * 12 };
const PACKET = 4;
const CENTRE = { x: 288, y: 72 };
const LIFT = { first: 0.05, every: 0.046, takes: 0.17 };
const FALL = { first: 0.68, every: 0.034, takes: 0.18 };
const SQUARED = { at: 0.56, takes: 0.1 };
const TRAIL = { steps: 12, share: 0.045 };
const TILT = 9;
const LEAN = 26;
/** The rays of the spark: the direction in degrees, and the distance from the centre at which the ray begins. */
const RAYS = [
  [-90, 52],
  [-66, 57],
  [-114, 57],
  [-40, 56],
  [-140, 56],
];

/** @typedef {{ x: number, y: number, turn: number }} Place */

/**
 * Returns the place of a card at rest: `side` is -1 for the left packet and 1 for the right one, `slot` its index from
 * the bottom.
 * @param {-1 | 1} side @param {number} slot @param {number} phase @returns {Place}
 */
function atRest(side, slot, phase) {
  const hover = 3 * sway(phase, 1, side > 0 ? 0.4 : 0);
  return { x: 288 + side * (182 + slot * 2), y: 243 - slot * 3 + hover, turn: side * (TILT - slot * 2.5) };
}

/**
 * Returns the place of a card in the packet above the hat: loose at first, and squared up once all cards have arrived.
 * @param {number} order @param {number} phase @returns {Place}
 */
function overHat(order, phase) {
  const loose = 1 - eased(done(phase, SQUARED.at, SQUARED.takes / 2));
  const fan = (order - PACKET + 0.5) * loose;
  return { x: CENTRE.x + fan * 3.2, y: CENTRE.y - order * 0.9 - loose * Math.abs(fan) * 0.3, turn: fan * 4 };
}

/**
 * Returns the place of a card on its way along an arc, tilted in the direction of its movement.
 * @param {Place} from @param {Place} to @param {number} share
 */
function onTheWay(from, to, share) {
  const [low, high] = from.y > to.y ? [from, to] : [to, from];
  const bend = { x: between(low.x, high.x, 0.06), y: high.y - 26 };
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return {
    x: a * from.x + b * bend.x + c * to.x,
    y: a * from.y + b * bend.y + c * to.y,
    turn: between(from.turn, to.turn, share) + Math.sign(low.x - high.x) * LEAN * swell(share),
  };
}

/**
 * Returns the packet and slot that a card comes from, those that it goes to, and its turn to leave the packet above the
 * hat.
 * @param {number} order
 */
function fateOf(order) {
  const from = /** @type {-1 | 1} */ (order % 2 === 0 ? -1 : 1);
  const to = /** @type {-1 | 1} */ (order < PACKET ? -1 : 1);
  const leaves = PACKET - 1 - (order % PACKET);
  return { from, to, slotBefore: PACKET - 1 - Math.floor(order / 2), slotAfter: leaves, leaves };
}

/** @param {number} order from the first that rises to the last @param {number} phase */
export function cardAt(order, phase) {
  const { from, to, slotBefore, slotAfter, leaves } = fateOf(order);
  const rises = eased(done(phase, LIFT.first + order * LIFT.every, LIFT.takes));
  const falls = eased(done(phase, FALL.first + leaves * FALL.every, FALL.takes));
  if (falls === 1) return { ...atRest(to, slotAfter, phase), layer: slotAfter, flight: 0 };
  if (falls > 0) {
    const way = onTheWay(overHat(order, phase), atRest(to, slotAfter, phase), falls);
    return { ...way, layer: falls < 0.5 ? 20 + order : 10 + slotAfter, flight: falls };
  }
  if (rises === 0) return { ...atRest(from, slotBefore, phase), layer: slotBefore, flight: 0 };
  const way = onTheWay(atRest(from, slotBefore, phase), overHat(order, phase), rises);
  return { ...way, layer: 20 + order, flight: rises === 1 ? 0 : rises };
}

/** @param {number} order @param {number} phase */
function trailOf(order, phase) {
  const { flight } = cardAt(order, phase);
  if (flight === 0) return "";
  const points = Array.from({ length: TRAIL.steps }, (_, step) =>
    cardAt(order, Math.max(0, phase - (TRAIL.share * step) / (TRAIL.steps - 1))),
  );
  const line = points.map(({ x, y }) => `${n(x)} ${n(y)}`).join("L");
  return `<path d="M${line}" class="line ghost" stroke-width="1.500" opacity="${n(0.55 * swell(flight))}"/>`;
}

/** @param {{ x: number, y: number, turn: number }} place */
function drawCard({ x, y, turn }) {
  const box = `x="${n(-CARD.width / 2)}" y="${n(-CARD.height / 2)}" width="${CARD.width}" height="${n(CARD.height)}"`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><use href="#back" ${box}/><rect ${box} rx="2.200" class="line gold" stroke-width="1.300"/></g>`;
}

/** Returns the drawing of all cards, the topmost card last. @param {number} phase */
export function drawCards(phase) {
  const orders = Array.from({ length: 2 * PACKET }, (_, order) => order);
  const cards = orders
    .map((order) => ({ order, ...cardAt(order, phase) }))
    .sort((one, other) => one.layer - other.layer || one.x - other.x);
  return orders.map((order) => trailOf(order, phase)).join("") + cards.map(drawCard).join("") + spark(phase);
}

/**
 * Returns the rays that flash once the cards are one packet, or an empty text at all other times.
 * @param {number} phase
 */
function spark(phase) {
  const share = done(phase, SQUARED.at + 0.02, SQUARED.takes);
  if (share === 0 || share === 1) return "";
  const rays = RAYS.map(([angle = 0, from = 0]) => {
    const start = between(from, from + 12, share);
    return `<path d="M${n(start)} 0h${n(10 * (1 - share))}" transform="rotate(${angle})"/>`;
  });
  return `<g class="line gold" transform="translate(${CENTRE.x} ${CENTRE.y})" opacity="${n(swell(share))}">${rays.join("")}</g>`;
}

/** Returns the ripples and shadows that the packets cause on the water below them. @param {number} phase */
export function drawPacketRipples(phase) {
  const orders = Array.from({ length: 2 * PACKET }, (_, order) => order);
  return [-1, 1]
    .map((side) => {
      const near = orders
        .map((order) => cardAt(order, phase))
        .filter(({ x }) => (x - CENTRE.x) * side > 0)
        .reduce((sum, { y }) => sum + done(y, 130, 100) / PACKET, 0);
      const rings = [0, 0.5].map((shift) => {
        const age = since(phase, 0.9 + shift);
        const rx = between(16, 58, age);
        return `<ellipse cx="${288 + side * 185}" cy="304" rx="${n(rx)}" ry="${n(rx * 0.17)}" class="line gold" stroke-width="1" opacity="${n(0.6 * (1 - age) * Math.min(1, age * 8))}"/>`;
      });
      return `<ellipse cx="${288 + side * 185}" cy="304" rx="24" ry="3.600" fill="var(--shade)" opacity="${n(near)}"/>${rings.join("")}`;
    })
    .join("");
}

/**
 * Returns the direction in which the duck looks, towards the moving cards: -1 is left, 1 is right.
 * @param {number} phase
 */
export function gazeAt(phase) {
  const flying = Array.from({ length: 2 * PACKET }, (_, order) => cardAt(order, phase)).filter(
    ({ flight }) => flight > 0,
  );
  const weight = flying.reduce((sum, { flight }) => sum + swell(flight), 0);
  const pull = flying.reduce((sum, { x, flight }) => sum + ((x - 288) / 182) * swell(flight), 0);
  return pull / (weight + 0.4);
}
