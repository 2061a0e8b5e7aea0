import { type RefObject, useEffect, useRef } from "react";
import { isStill } from "../../ui/stillness.ts";

/**
 * The height at which the first words stand after the scroll, and the height below which they count as out of
 * sight. Both are shares of the window's height.
 */
const PLACE = 0.35;
const OUT_OF_SIGHT = 0.75;

interface Arrival {
  areArriving: boolean;
  /** Whether the text replaces an earlier reading, so that the person may have scrolled past its beginning. */
  isAgain: boolean;
}

/**
 * Scrolls once, when the first words of a reading arrive out of sight. On a phone the cards and the next step fill
 * the screen, and a second reading is requested from below the text. Later words cause no scrolling.
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
