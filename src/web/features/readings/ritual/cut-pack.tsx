import type { MouseEvent } from "react";
import { DECK_IDS } from "#web/ui/tarot-card.tsx";

const MOST = DECK_IDS.length - 1;
/** The number of values of a 32-bit number. */
const WORD = 2 ** 32;

/**
 * The pack as a button. A press cuts it: near its upper edge few cards come off the top, near its lower edge most of
 * them. A key has no position, so it cuts at random.
 */
export function CutPack({ cut, onCut }: { cut: number; onCut: (count: number) => void }) {
  function press({ currentTarget, clientY, detail }: MouseEvent<HTMLElement>): void {
    const { top, height } = currentTarget.getBoundingClientRect();
    onCut(cutAt(detail === 0 ? randomShare() : (clientY - top) / height));
  }
  return (
    <button
      type="button"
      aria-label={cut === 0 ? "Cut the pack" : "Cut the pack again"}
      className="ritual-pack"
      onClick={press}
    />
  );
}

/** Returns how many cards come off the top for a share of the pack's height, from 1 to all but one. */
export function cutAt(share: number): number {
  return 1 + Math.min(MOST - 1, Math.max(0, Math.floor(share * MOST)));
}

function randomShare(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / WORD;
}
