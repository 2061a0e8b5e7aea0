import { type RefObject, useEffect, useRef } from "react";
import { afterFrame } from "#web/ui/after-frame.ts";
import { moveFan } from "./move-fan.ts";
import { moveShuffled } from "./shuffle-motion.ts";

/** Moves the cards of the deck when it is shuffled, fanned and closed. */
export function useDeckMotion(
  list: RefObject<HTMLElement | null>,
  { isFanned, isShuffling }: { isFanned: boolean; isShuffling: boolean },
): void {
  const wasFanned = useRef(isFanned);
  useEffect(() => {
    if (!isShuffling) return undefined;
    // The click itself renders the controls below the deck, so the animation starts after that.
    let end = () => {};
    const callOff = afterFrame(() => {
      end = moveShuffled(cardsIn(list.current), { isFanned: wasFanned.current });
    });
    return () => {
      callOff();
      afterFrame(end);
    };
  }, [list, isShuffling]);
  useEffect(() => {
    const callOff = [
      moveFan(cardsIn(list.current), isFanned),
      afterFrame(() => (wasFanned.current = isFanned)),
    ];
    return () => {
      for (const each of callOff) each();
    };
  }, [list, isFanned]);
}

function cardsIn(list: HTMLElement | null): HTMLElement[] {
  return Array.from(list?.children ?? []) as HTMLElement[];
}
