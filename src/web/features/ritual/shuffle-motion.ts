/**
 * The deck while it is shuffled. Made here and not in a style: a style's animation tells the page of every round of every
 * card, and each of these is work for a slow phone.
 */

const ROUND_MS = 1200;
const STILL_ROUND_MS = 1800;
const STAGGER_MS = 14;

const side = (widths: number) => `calc(var(--x) + var(--side) * var(--w) * ${widths})`;
const at = (across: string, down: string, tilt: number) =>
  `translate(${across}, ${down}) rotate(calc(var(--side) * ${tilt}deg)) translateY(0px)`;
const PACKED = at("var(--x)", "var(--y)", 0);

/** To its own side, up a little, and back among the others. */
const RIFFLE: Keyframe[] = [
  { transform: PACKED, easing: "ease-in-out" },
  { transform: at(side(0.72), "calc(var(--y) - 4px)", 1.6), offset: 0.3, easing: "ease-in-out" },
  { transform: at(side(0.3), "calc(var(--y) - var(--w) * 0.28)", -1), offset: 0.62, easing: "ease-in-out" },
  { transform: PACKED },
];
const BREATHE: Keyframe[] = [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }];

export interface ShuffleMotion {
  /** Each card ends its round. */
  end(): void;
  /** At once, so that the cards can go elsewhere. */
  drop(): void;
}

/** Moves the cards until it is ended. Where motion is unwanted they breathe. */
export function moveShuffled(cards: Iterable<Element>): ShuffleMotion {
  const isStill =
    document.documentElement.dataset.motion === "reduced" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches;
  const moves = Array.from(cards, (card, index) =>
    card.animate(isStill ? BREATHE : RIFFLE, {
      duration: isStill ? STILL_ROUND_MS : ROUND_MS,
      delay: index * STAGGER_MS,
      iterations: Number.POSITIVE_INFINITY,
    }),
  );
  return {
    end: () => {
      for (const move of moves) endRound(move);
    },
    drop: () => {
      for (const move of moves) move.cancel();
    },
  };
}

function endRound(move: Animation): void {
  const round = move.effect?.getComputedTiming().currentIteration;
  if (round == null) move.cancel();
  else move.effect?.updateTiming({ iterations: round + 1 });
}
