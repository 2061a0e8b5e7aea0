import { afterFrame } from "./after-frame.ts";

/** A slow phone styles no more of them within a frame. */
const CARDS_A_FRAME = 12;

/** Sends the cards into the fan or back to the pack, a few in each frame. Gives what calls it off. */
export function moveFan(cards: HTMLElement[], isFanned: boolean): () => void {
  let callOff = () => {};
  function send(from: number): void {
    const next = from + CARDS_A_FRAME;
    for (const card of cards.slice(from, next)) {
      card.toggleAttribute("data-fanned", isFanned);
      // Where a shuffle held it until now.
      card.style.removeProperty("transition");
      card.style.removeProperty("transform");
    }
    if (next < cards.length) callOff = afterFrame(() => send(next));
  }
  callOff = afterFrame(() => send(0));
  return () => callOff();
}
