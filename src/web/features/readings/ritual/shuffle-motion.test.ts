// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { positionInPile } from "./position-in-pile.ts";
import { moveShuffled } from "./shuffle-motion.ts";

const DECK = 36;
const WIDTH = 96;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns a card of the deck that records the keyframes of its animation in `frames`. */
function recordingCard(frames: Keyframe[]): HTMLElement {
  const card = document.createElement("div");
  Object.defineProperty(card, "offsetWidth", { value: WIDTH });
  return Object.assign(card, {
    animate: (played: Keyframe[]) => {
      frames.push(...played);
      return { cancel: () => undefined } as unknown as Animation;
    },
  });
}

it("no card of a shuffled deck moves up, so that none covers the question above the deck", () => {
  const moves = Array.from({ length: DECK }, (): Keyframe[] => []);
  moveShuffled(moves.map(recordingCard), { isFanned: false });
  for (const [place, frames] of moves.entries()) {
    const heights = frames.map(({ transform }) =>
      Number(/^translate\(\S+px, (\S+)px\)/.exec(`${transform}`)?.[1]),
    );
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(positionInPile(place).y);
    expect(Math.max(...heights)).toBeGreaterThan(positionInPile(place).y);
  }
});
