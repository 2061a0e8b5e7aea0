import { describe, expect, it } from "vitest";
import type { KeptRitual } from "./kept-ritual.ts";
import { reduceRitual } from "./reduce-ritual.ts";

const DECK_SIZE = 36;
const SEALED: KeptRitual = {
  key: "a-key",
  drawId: "a-draw",
  commitment: "c0ffee",
  shuffle: "ab",
  cut: 0,
  isFanned: false,
  picks: [],
};
const FANNED = { ...SEALED, cut: 7, isFanned: true };
const lift = (ritual: KeptRitual, place: number) =>
  reduceRitual(ritual, { type: "lifted", place, cardCount: 3 });

describe("the ritual", () => {
  it("of a draw begins when the server has sealed its half, and is not sealed twice", () => {
    const sealed = {
      type: "sealed",
      key: "a-key",
      drawId: "a-draw",
      commitment: "c0ffee",
      shuffle: "ab",
    } as const;
    expect(reduceRitual(null, sealed)).toEqual(SEALED);
    expect(reduceRitual(FANNED, { ...sealed, drawId: "another" })).toBe(FANNED);
  });

  it("of a draw does nothing before it is sealed", () => {
    expect(reduceRitual(null, { type: "shuffleBegan" })).toBeNull();
    expect(reduceRitual(null, { type: "restDrawn", deckSize: DECK_SIZE, cardCount: 3 })).toBeNull();
  });

  it("of a draw puts the deck together and the cut back when the deck is shuffled again", () => {
    expect(reduceRitual(FANNED, { type: "shuffleBegan" })).toEqual(SEALED);
  });

  it("of a draw does not shuffle again once a card is lifted", () => {
    const lifted = { ...FANNED, picks: [4] };
    expect(reduceRitual(lifted, { type: "shuffleBegan" })).toBe(lifted);
  });

  it("of a draw is not cut once a card is lifted", () => {
    const lifted = { ...SEALED, picks: [0] };
    expect(reduceRitual(lifted, { type: "cut", count: 12 })).toBe(lifted);
  });

  it("of a draw keeps what the hand added to the randomness, the cut and the fan", () => {
    expect(reduceRitual(SEALED, { type: "shuffled", shuffle: "cd" })?.shuffle).toBe("cd");
    expect(reduceRitual(SEALED, { type: "cut", count: 12 })?.cut).toBe(12);
    expect(reduceRitual(SEALED, { type: "fanned" })?.isFanned).toBe(true);
  });

  it("of a draw lifts cards in their order, none twice, and no more than the spread has", () => {
    expect(lift(FANNED, 9)?.picks).toEqual([9]);
    const two = { ...FANNED, picks: [9, 2] };
    expect(lift(two, 2)).toBe(two);
    expect(lift(two, 30)?.picks).toEqual([9, 2, 30]);
    const whole = { ...FANNED, picks: [9, 2, 30] };
    expect(lift(whole, 5)).toBe(whole);
  });

  it("of a draw takes the missing cards from the top of the deck", () => {
    const drawn = reduceRitual(
      { ...FANNED, picks: [1] },
      { type: "restDrawn", deckSize: DECK_SIZE, cardCount: 3 },
    );
    expect(drawn?.picks).toEqual([1, 0, 2]);
  });
});
