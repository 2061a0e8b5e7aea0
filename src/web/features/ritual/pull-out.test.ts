import { expect, it } from "vitest";
import { pulledUp } from "./pull-out.ts";

const START = { x: 100, y: 300 };
const moved = (right: number, up: number) => pulledUp(START, { x: START.x + right, y: START.y - up });

it("says how far a card is pulled up, also where the hand moves a little sideways", () => {
  expect(moved(0, 40)).toBe(40);
  expect(moved(-30, 40)).toBe(40);
});

it("takes no movement along the fan, none downwards and no trembling for a pull", () => {
  expect(moved(60, 20)).toBe(0);
  expect(moved(0, -40)).toBe(0);
  expect(moved(0, 5)).toBe(0);
});
