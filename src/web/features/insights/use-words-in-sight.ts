import { type RefObject, useEffect, useRef } from "react";
import { isStill } from "../../ui/stillness.ts";

/**
 * Where the first words of a reading stand after the scroll, and from where on they count as out of sight:
 * shares of the window's height.
 */
const PLACE = 0.35;
const OUT_OF_SIGHT = 0.75;

interface Arrival {
  areArriving: boolean;
  /** Whether the words stand where other words stood, so that the person may be further down. */
  isAgain: boolean;
}

/**
 * Scrolls once, as the first words of a reading arrive out of sight: on a phone the cards and the place of the next step fill
 * the screen, and a reading that is read again was requested below its words. Later words move nothing.
 */
export function useWordsInSight({ areArriving, isAgain }: Arrival): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!areArriving || !words.current) return;
    const { top } = words.current.getBoundingClientRect();
    const isAbove = isAgain && top < 0;
    if (!isAbove && top < window.innerHeight * OUT_OF_SIGHT) return;
    window.scrollBy({
      top: top - window.innerHeight * PLACE,
      behavior: isStill() ? "instant" : "smooth",
    });
  }, [areArriving, isAgain]);
  return words;
}
