// Looks at every frame of a page for the card that was lifted, from the finger to the first line of the reading.

/** What one frame shows of the first lifted card. */
export interface CardFrame {
  /** The time of the frame in milliseconds. */
  at: number;
  /** Which element shows the card: the deck's card, the back or the face in the spread; `null` if none does. */
  shownBy: "deck" | "back" | "face" | null;
  /** The middle and the width of that element, in pixels of the window. */
  x: number;
  y: number;
  width: number;
  /** Whether the waiting film or its still is on the page. */
  hasFilm: boolean;
}

/**
 * Runs in the page: records each frame in `window.cardFrames`, from the first lifted card on. An element counts if it and
 * all elements around it are visible, and its middle is inside the window.
 */
export function watchCard(): void {
  const frames: CardFrame[] = [];
  Object.assign(window, { cardFrames: frames });
  const kinds = [
    ["face", "ul[aria-label=Cards] li:first-child .card-front:has(use)"],
    ["back", "ul[aria-label=Cards] li:first-child .card-behind"],
    ["deck", ".ritual-card[data-lifted]"],
  ] as const;
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const look = (at: number) => {
    requestAnimationFrame(look);
    let frame: CardFrame = { at, shownBy: null, x: 0, y: 0, width: 0, hasFilm: false };
    for (const [kind, selector] of kinds) {
      const element = document.querySelector(selector);
      if (!element || opacityOf(element) < 0.5) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 1 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      frame = { ...frame, shownBy: kind, x, y, width };
      break;
    }
    if (frames.length === 0 && frame.shownBy === null) return;
    frames.push({ ...frame, hasFilm: document.querySelector("video, img[src*=waiting]") !== null });
  };
  requestAnimationFrame(look);
}
