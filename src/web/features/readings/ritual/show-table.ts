import { afterFrame } from "#web/ui/after-frame.ts";
import { isStill } from "#web/ui/stillness.ts";

/**
 * Scrolls to where lifted cards come to lie, if that is above the window. With the last card, scrolls to the top of the page,
 * where the reading begins with the cards.
 */
export function showTable(deck: HTMLElement | null, { isLast }: { isLast: boolean }): void {
  // Measuring at once would lay out the whole deck during the click.
  afterFrame(() => {
    const top = deck?.closest("section")?.getBoundingClientRect().top ?? 0;
    if (top >= 0 && !isLast) return;
    window.scrollBy({ top: isLast ? -window.scrollY : top, behavior: isStill() ? "instant" : "smooth" });
  });
}
