import { describe, expect, it } from "vitest";
import { AT_REST, chosenPlace, type Fan, type Hand, placeToLift, reduceHand } from "./reduce-hand.ts";

const START = { x: 100, y: 300 };
const up = (pixels: number) => ({ x: START.x, y: START.y - pixels });
const along = (pixels: number) => ({ x: START.x + pixels, y: START.y });
/** Returns a fan of nine cards from which the cards at these places have been lifted. */
const fanWithout = (...lifted: number[]): Fan => ({ size: 9, isFree: (place) => !lifted.includes(place) });
const FAN = fanWithout();
const pressed = reduceHand(AT_REST, { type: "pressed", at: START, placeUnder: () => 3 }, FAN);
const move = (hand: Hand, at: typeof START, place: number | null) =>
  reduceHand(hand, { type: "moved", at, placeUnder: () => place }, FAN);

describe("the hand over the fan", () => {
  it("raises the card under a mouse that is not pressed, keeps it raised beside the fan, and pulls none", () => {
    const over = move(AT_REST, START, 3);
    expect(over).toEqual({ raised: 3, pulled: 0, from: null });
    expect(move(over, up(40), 3)).toEqual(over);
    expect(move(over, along(20), null).raised).toBe(3);
  });

  it("pulls the card that it pressed and moves up", () => {
    expect(move(pressed, up(40), 3)).toEqual({ raised: 3, pulled: 40, from: START });
  });

  it("keeps a pulled card, whatever the hand passes over", () => {
    const pulled = move(pressed, up(40), 5);
    expect(pulled).toMatchObject({ raised: 3, pulled: 40 });
    expect(placeToLift(pulled, { at: up(60), placeUnder: () => 7 })).toBe(3);
  });

  it("raises the next card while it moves along, and measures the pull from there", () => {
    const next = move(pressed, along(30), 4);
    expect(next).toEqual({ raised: 4, pulled: 0, from: along(30) });
    expect(placeToLift(next, { at: along(30), placeUnder: () => 4 })).toBe(4);
  });

  it("lowers a pulled card that is moved back", () => {
    expect(move(move(pressed, up(40), 3), up(2), 3).pulled).toBe(0);
  });

  it("pulls nothing after it has left the fan or let go, and its card still stands out", () => {
    const pulled = move(pressed, up(40), 3);
    expect(reduceHand(pulled, { type: "left" }, FAN)).toEqual({ raised: 3, pulled: 0, from: null });
    expect(reduceHand(pulled, { type: "released" }, FAN)).toEqual({ raised: 3, pulled: 0, from: null });
    expect(reduceHand(pulled, { type: "lifted", next: null }, FAN).raised).toBeNull();
  });
});

describe("the keys of the fan", () => {
  const raised = (place: number): Hand => ({ ...AT_REST, raised: place });
  const step = (hand: Hand, by: number, fan = FAN) =>
    reduceHand(hand, { type: "stepped", step: by }, fan).raised;

  it("begin at its middle, or beside it if that card is lifted", () => {
    expect(reduceHand(AT_REST, { type: "focused" }, FAN).raised).toBe(4);
    expect(reduceHand(AT_REST, { type: "focused" }, fanWithout(4, 5)).raised).toBe(6);
    expect(chosenPlace(AT_REST, fanWithout(4, 5, 6, 7, 8))).toBe(3);
    expect(reduceHand(raised(1), { type: "focused" }, FAN).raised).toBe(1);
  });

  it("go over places whose cards are lifted, and stay at the ends", () => {
    expect(step(raised(3), 1, fanWithout(4, 5))).toBe(6);
    expect(step(raised(3), -1)).toBe(2);
    expect(step(raised(8), 1)).toBe(8);
    expect(step(raised(1), -1, fanWithout(0))).toBe(1);
  });

  it("jump to its ends, and go on beside a card that they lifted", () => {
    expect(reduceHand(raised(3), { type: "jumped", place: 8 }, FAN).raised).toBe(8);
    expect(reduceHand(raised(3), { type: "lifted", next: 3 }, fanWithout(3)).raised).toBe(4);
  });
});
