import { expect, it } from "vitest";
import { pulledUpBy } from "./pull-out.ts";

const START = { x: 100, y: 300 };
const moved = (right: number, up: number) => pulledUpBy(START, { x: START.x + right, y: START.y - up });

it("pulledUp returns how far a card is pulled up, even if the hand moves a little sideways", () => {
  expect(moved(0, 40)).toBe(40);
  expect(moved(-30, 40)).toBe(40);
});

it("pulledUp returns 0 for a movement along the fan, downwards, or of a few pixels", () => {
  expect(moved(60, 20)).toBe(0);
  expect(moved(0, -40)).toBe(0);
  expect(moved(0, 5)).toBe(0);
});
