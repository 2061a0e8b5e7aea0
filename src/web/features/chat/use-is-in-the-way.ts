import { useEffect, useState } from "react";

/** The viewport height in pixels below which the chat bar and the next step do not both fit on a phone. */
const SHORT_PHONE = 800;
/** The height of the chat bar and the phone's navigation together, in pixels. */
const BARS = 152;

/** Returns whether the chat bar would cover the next step, which is at the end of the reading's first screen. */
export function useCoversNextStep(): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    const look = () => setInTheWay(coversNextStep());
    look();
    // The reading's height changes when fonts load and when steps are ticked.
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      sizes.disconnect();
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, []);
  return isInTheWay;
}

function coversNextStep(): boolean {
  const head = document.querySelector(".reading-head");
  if (!head) return false;
  const { bottom } = head.getBoundingClientRect();
  return window.innerHeight < SHORT_PHONE ? bottom > 0 : bottom > window.innerHeight - BARS;
}
