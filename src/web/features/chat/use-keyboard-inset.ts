import { useEffect, useState } from "react";

/** Returns the height of the page's lower part that a phone's keyboard covers, in pixels. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = () =>
      setInset(
        Math.max(0, Math.round(window.innerHeight - visualViewport.height - visualViewport.offsetTop)),
      );
    visualViewport.addEventListener("resize", measure);
    visualViewport.addEventListener("scroll", measure);
    return () => {
      visualViewport.removeEventListener("resize", measure);
      visualViewport.removeEventListener("scroll", measure);
    };
  }, []);
  return inset;
}
