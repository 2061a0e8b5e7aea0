/**
 * Animates the deck while it is shuffled. It uses scripted animations, because a CSS animation would fire events
 * for every round of every card, which is too much work for a slow phone.
 */
import { isStill } from "#web/ui/stillness.ts";
import { positionInPile } from "./position-in-pile.ts";

const ROUND_MS = 1200;
const STILL_ROUND_MS = 1800;
const STAGGER_MS = 14;
/** The duration of the movement from the fan back to the pack, in milliseconds. It equals `--turn`. */
const GATHER_MS = 600;

/**
 * Returns the keyframes that move a card to its side, down a little, and back. No card moves up, because the person's
 * question is right above the pack on a phone. The keyframes use plain numbers, because a browser recomputes running
 * keyframes whenever it restyles, and variables make that several times slower.
 */
function riffle(place: number, width: number): Keyframe[] {
  const { x, y } = positionInPile(place);
  const side = place % 2 === 0 ? -1 : 1;
  const at = (across: number, down: number, tilt: number) =>
    `translate(${x + side * across}px, ${y + down}px) rotate(${side * tilt}deg) translateY(0px)`;
  return [
    { transform: at(0, 0, 0), easing: "ease-in-out" },
    { transform: at(width * 0.72, 0, 1.6), offset: 0.3, easing: "ease-in-out" },
    { transform: at(width * 0.3, width * 0.26, -1), offset: 0.62, easing: "ease-in-out" },
    { transform: at(0, 0, 0) },
  ];
}
const BREATHE: Keyframe[] = [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }];

interface ShuffleStart {
  /** Whether the cards still lie in a fan when shuffling begins. */
  isFanned: boolean;
}

/**
 * Animates the cards until the returned function is called. Each card then finishes its round, but a lifted card leaves
 * at once. With reduced motion the cards only fade in and out.
 */
export function moveShuffled(cards: HTMLElement[], { isFanned }: ShuffleStart): () => void {
  const breathes = isStill();
  const width = cards[0]?.offsetWidth ?? 0;
  const moves = cards.map((card, index) =>
    card.animate(breathes ? BREATHE : riffle(index, width), {
      duration: breathes ? STILL_ROUND_MS : ROUND_MS,
      delay: index * STAGGER_MS + (isFanned && !breathes ? GATHER_MS : 0),
      iterations: Number.POSITIVE_INFINITY,
    }),
  );
  return () => {
    for (const [index, move] of moves.entries()) {
      if (cards[index]?.dataset.lifted === undefined) endRound(move);
      else move.cancel();
    }
  };
}

function endRound(move: Animation): void {
  const round = move.effect?.getComputedTiming().currentIteration;
  if (round == null) move.cancel();
  else move.effect?.updateTiming({ iterations: round + 1 });
}
