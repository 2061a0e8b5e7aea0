import { useEffect, useRef } from "react";

/** Pixels from the end that still count as being there. */
const NEAR_END = 80;

/** Keeps the end in sight while something is said, unless one has scrolled up to read. For a box and all it holds. */
export function useStickToEnd() {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const [box, held] = [scroller.current, content.current];
    if (!box || !held) return;
    const sizes = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    // The box too: a notice or a keyboard takes of its height.
    sizes.observe(box);
    sizes.observe(held);
    return () => sizes.disconnect();
  }, []);
  function onScroll(): void {
    const box = scroller.current;
    if (box) isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
  }
  return { scroller, content, onScroll };
}
