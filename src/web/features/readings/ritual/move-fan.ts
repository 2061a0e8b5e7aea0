import { afterFrame } from "#web/ui/after-frame.ts";

/** The number of cards that a slow phone can restyle within one frame. */
const CARDS_A_FRAME = 6;

/**
 * Moves the cards into the fan, or back into the pack, a few per frame. A card that is still being shuffled is
 * first held in place for a frame, because a browser cannot start a transition from an animated position. Returns a
 * function that cancels the movement.
 */
export function moveFan(cards: HTMLElement[], isFanned: boolean): () => void {
  let callOff = () => {};
  function send(from: number): void {
    const next = from + CARDS_A_FRAME;
    for (const card of cards.slice(Math.max(0, from), next)) {
      card.toggleAttribute("data-fanned", isFanned);
      card.style.removeProperty("transition");
      card.style.removeProperty("transform");
    }
    if (isFanned) hold(cards.slice(next, next + CARDS_A_FRAME));
    if (next < cards.length) callOff = afterFrame(() => send(next));
  }
  callOff = afterFrame(() => send(-CARDS_A_FRAME));
  return () => callOff();
}

function hold(cards: HTMLElement[]): void {
  const shuffled = cards.flatMap((card) => {
    const moves = card.getAnimations().filter((move) => !(move instanceof CSSTransition));
    return moves.length > 0 ? [{ card, moves, place: getComputedStyle(card).transform }] : [];
  });
  for (const { card, moves, place } of shuffled) {
    card.style.transition = "none";
    card.style.transform = place;
    for (const move of moves) move.cancel();
  }
}
