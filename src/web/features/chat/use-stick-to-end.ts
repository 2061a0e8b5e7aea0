import { useEffect, useRef } from "react";

/** Scroll positions within this many pixels of the end count as being at the end. */
const NEAR_END = 80;

/**
 * Keeps a scrolling box at its end while content is added, unless the person has scrolled up. Attach
 * `scroller` to the box and `content` to what the box holds.
 */
export function useStickToEnd() {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  useEffect(() => {
    const [box, held] = [scroller.current, content.current];
    if (!box || !held) return;
    const sizes = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    // The box is observed too, because a notice or a keyboard can reduce its height.
    sizes.observe(box);
    sizes.observe(held);
    return () => sizes.disconnect();
  }, []);
  function onScroll(): void {
    const box = scroller.current;
    if (!box) return;
    // The event comes late. What was added since then puts the end out of reach, but only a person scrolls up.
    const isNearEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
    if (isNearEnd) isAtEnd.current = true;
    else if (box.scrollTop < lastTop.current) isAtEnd.current = false;
    lastTop.current = box.scrollTop;
  }
  return { scroller, content, onScroll };
}
