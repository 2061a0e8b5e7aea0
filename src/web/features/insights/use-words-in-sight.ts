import { type RefObject, useEffect, useRef } from "react";
import { isStill } from "../../ui/stillness.ts";

/**
 * Where the first words of a reading stand after the scroll, and from where on they count as out of sight:
 * shares of the window's height.
 */
const PLACE = 0.35;
const OUT_OF_SIGHT = 0.75;

/**
 * Scrolls once, as the first words of a reading arrive below the window's end: on a phone the cards and the place of the
 * next step fill the screen. Nothing is read yet, and later words move nothing.
 */
export function useWordsInSight(areArriving: boolean): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!areArriving || !words.current) return;
    const { top } = words.current.getBoundingClientRect();
    if (top < window.innerHeight * OUT_OF_SIGHT) return;
    window.scrollBy({
      top: top - window.innerHeight * PLACE,
      behavior: isStill() ? "instant" : "smooth",
    });
  }, [areArriving]);
  return words;
}
