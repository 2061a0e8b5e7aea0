import { type RefObject, useEffect } from "react";
import { isStill } from "#web/ui/stillness.ts";

/** What is kept free above the question and below the chips, in pixels. */
const ABOVE = 56;
const BELOW = 14;

/**
 * Scrolls the page by what is missing when the keyboard of a phone covers the lower end of `box` while a field in it has the
 * focus: question, field and chips stay in view, and the card is cut by the upper edge.
 */
export function useKeepInView(box: RefObject<HTMLElement | null>): void {
  useEffect(() => showWhole(box.current));
  useEffect(() => {
    const place = box.current;
    const show = () => showWhole(place);
    window.visualViewport?.addEventListener("resize", show);
    place?.addEventListener("focusin", show);
    return () => {
      window.visualViewport?.removeEventListener("resize", show);
      place?.removeEventListener("focusin", show);
    };
  }, [box]);
}

/** Scrolls to where the box is whole, or as much of it as fits below the ways out, with as much of the cards as there is room for. */
export function showUnderCards(box: HTMLElement | null): void {
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  const missing = bottom + BELOW + window.scrollY - window.innerHeight;
  const room = top + window.scrollY - ABOVE;
  window.scrollTo({ top: Math.max(0, Math.min(missing, room)), behavior: isStill() ? "instant" : "smooth" });
}

function showWhole(box: HTMLElement | null): void {
  const view = window.visualViewport;
  if (!view || !box?.querySelector(":is(input, textarea):focus")) return;
  const { top, bottom } = box.getBoundingClientRect();
  const missing = bottom + BELOW - (view.offsetTop + view.height);
  const room = top - ABOVE - view.offsetTop;
  const by = Math.min(missing, room);
  if (by > 0) window.scrollBy({ top: by, behavior: "instant" });
}
