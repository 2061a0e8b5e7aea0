import { useEffect, useState } from "react";

/** Phones lower than this have no room for the bar and the next step at once. */
const SHORT_PHONE = 800;
/** The height of the bar and of the phone's own. */
const BARS = 152;

/** Whether the bar would cover the reading's next step, with which its first screen ends. */
export function useIsInTheWay(): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    const look = () => setInTheWay(coversNextStep());
    look();
    // The reading's height changes with its fonts and with what is ticked.
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
