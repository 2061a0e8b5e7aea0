/** Animates a card from its place in the fan to its place in the spread, so that both look like the same card. */
import { isStill } from "#web/ui/stillness.ts";

/** The duration of the movement, in milliseconds. It equals `--turn`; the curve equals `--ease`. */
const FLIGHT_MS = 600;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const FULL_TURN_DEG = 360;

/** Where a card lies in the window: its middle, its width in pixels, and its angle in degrees. */
export interface CardPlace {
  x: number;
  y: number;
  width: number;
  angle: number;
}

/** Returns where a card lies, including its own transform. The elements around it must not be transformed. */
export function placeOfCard(card: HTMLElement): CardPlace {
  const { a, b } = new DOMMatrix(getComputedStyle(card).transform);
  return { ...middleOf(card), width: card.offsetWidth * Math.hypot(a, b), angle: degrees(b, a) };
}

/** Animates a card of a spread from `start` to its current place. With reduced motion, does nothing. */
export function flyIn(card: HTMLElement, start: CardPlace): void {
  if (isStill()) return;
  const around = card.parentElement ? getComputedStyle(card.parentElement).transform : "none";
  const dealt = new DOMMatrix(around);
  const end = middleOf(card);
  // The offset of the start in the coordinates of the parent element, which may be rotated.
  const way = dealt.inverse().transformPoint({ x: start.x - end.x, y: start.y - end.y, w: 0 });
  const angle = start.angle - degrees(dealt.b, dealt.a);
  const scale = start.width / card.offsetWidth;
  const transform = `translate(${way.x}px, ${way.y}px) rotate(${angle}deg) scale(${scale})`;
  card.animate([{ transform }, { transform: "none" }], { duration: FLIGHT_MS, easing: EASE });
}

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function degrees(y: number, x: number): number {
  return (Math.atan2(y, x) / (2 * Math.PI)) * FULL_TURN_DEG;
}
