/**
 * The deck while it is shuffled. Made here and not in a style: a style's animation tells the page of every round of every
 * card, and each of these is work for a slow phone.
 */
import { isStill } from "../../ui/stillness.ts";

const ROUND_MS = 1200;
const STILL_ROUND_MS = 1800;
const STAGGER_MS = 14;
/** From the fan back to the pack, as `--turn` has it. */
const GATHER_MS = 600;

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
  /** At once, wherever each card is: from there the fan takes it. */
  drop(): void;
}

interface ShuffleStart {
  /** The cards still lie in a fan. */
  isFanned: boolean;
}

/** Moves the cards until it is ended. Where motion is unwanted they breathe. */
export function moveShuffled(cards: Iterable<Element>, { isFanned }: ShuffleStart): ShuffleMotion {
  const breathes = isStill();
  const moves = Array.from(cards, (card, index) =>
    card.animate(breathes ? BREATHE : RIFFLE, {
      duration: breathes ? STILL_ROUND_MS : ROUND_MS,
      delay: index * STAGGER_MS + (isFanned && !breathes ? GATHER_MS : 0),
      iterations: Number.POSITIVE_INFINITY,
    }),
  );
  return {
    end: () => {
      for (const move of moves) endRound(move);
    },
    drop: () => {
      const running = moves.filter(({ playState }) => playState === "running");
      if (!breathes) holdWhereTheyAre(running.flatMap(cardOf));
      for (const move of moves) move.cancel();
    },
  };
}

function cardOf({ effect }: Animation): HTMLElement[] {
  const card = effect instanceof KeyframeEffect ? effect.target : null;
  return card instanceof HTMLElement ? [card] : [];
}

/** Until the fan takes them: a browser lets nothing go from a place where an animation brought it, only from one that it has. */
function holdWhereTheyAre(cards: HTMLElement[]): void {
  const places = cards.map((card) => getComputedStyle(card).transform);
  for (const [index, { style }] of cards.entries()) {
    style.transition = "none";
    style.transform = places[index] ?? "";
  }
}

function endRound(move: Animation): void {
  const round = move.effect?.getComputedTiming().currentIteration;
  if (round == null) move.cancel();
  else move.effect?.updateTiming({ iterations: round + 1 });
}
