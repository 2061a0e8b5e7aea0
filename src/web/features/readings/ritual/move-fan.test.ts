// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { moveFan } from "./move-fan.ts";

const DECK = 36;
/** The most cards that a slow phone can restyle within one frame of the animation. */
const MOST_A_FRAME = 6;
const PLACE = "matrix(1, 0, 0, 1, 40, -4)";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("CSSTransition", class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the elements of a pack of cards. `shuffle` contains animations that still move each card. */
function pack(shuffle: { cancel: () => void }[] = []): HTMLElement[] {
  return Array.from({ length: DECK }, () => {
    const card = document.createElement("div");
    if (shuffle.length > 0) card.style.transform = PLACE;
    return Object.assign(card, { getAnimations: () => shuffle });
  });
}

const fanned = (cards: HTMLElement[]) => cards.filter((card) => card.hasAttribute("data-fanned")).length;

/** Advances the fake time by one frame, and runs the work that waits for the frame's end. */
function frame(): void {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
}

describe("the fan", () => {
  it("of cards opens by a few cards per frame until all are in it", () => {
    const cards = pack();
    moveFan(cards, true);
    const counts = Array.from({ length: 8 }, () => {
      frame();
      return fanned(cards);
    });
    expect(counts).toEqual([0, 6, 12, 18, 24, 30, 36, 36]);
    expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 0)))).toBe(MOST_A_FRAME);
  });

  it("of cards closes by a few cards per frame", () => {
    const cards = pack();
    for (const card of cards) card.toggleAttribute("data-fanned", true);
    moveFan(cards, false);
    frame();
    frame();
    expect(fanned(cards)).toBe(DECK - MOST_A_FRAME);
  });

  it("of cards fixes cards that a shuffle moves for one frame before it moves them", () => {
    const cancel = vi.fn();
    const cards = pack([{ cancel }]);
    moveFan(cards, true);
    frame();
    expect(cancel).toHaveBeenCalledTimes(MOST_A_FRAME);
    expect(cards[0]?.style).toMatchObject({ transition: "none", transform: PLACE });
    expect(cards[MOST_A_FRAME]?.style.transition).toBe("");
    frame();
    expect(cards[0]?.style).toMatchObject({ transition: "", transform: "" });
    expect(cards[MOST_A_FRAME]?.style).toMatchObject({ transition: "none", transform: PLACE });
  });

  it("of cards stays as it is when the move is cancelled", () => {
    const cards = pack();
    const callOff = moveFan(cards, true);
    frame();
    frame();
    callOff();
    frame();
    expect(fanned(cards)).toBe(MOST_A_FRAME);
  });
});
