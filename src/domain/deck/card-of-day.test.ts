import { describe, expect, it } from "vitest";
import { cardOfDay, dayNumberOf } from "./card-of-day.ts";

const DECK = Array.from({ length: 36 }, (_, index) => `card-${index}`);
const days = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => cardOfDay(first + index, DECK));

describe("the card of the day", () => {
  it("is the same for everybody from one midnight in UTC to the next", () => {
    const day = dayNumberOf(Date.parse("2026-11-20T00:00:00Z"));
    expect(dayNumberOf(Date.parse("2026-11-20T23:59:59.999Z"))).toBe(day);
    expect(dayNumberOf(Date.parse("2026-11-20T22:00:00-05:00"))).toBe(day + 1);
    expect(cardOfDay(day, DECK)).toBe(cardOfDay(day, DECK));
    expect(cardOfDay(day, DECK.toReversed())).toBe(cardOfDay(day, DECK));
  });

  it("does not repeat before every other card was shown", () => {
    for (const first of [0, 17, 20_000]) expect(new Set(days(first, 36)).size).toBe(36);
  });

  it("does not follow the order of the deck", () => {
    expect(days(0, 36)).not.toEqual(DECK.toSorted());
    const sorted = DECK.toSorted();
    const steps = days(0, 36).map((id) => sorted.indexOf(id ?? ""));
    const neighbours = steps.filter((place, index) => Math.abs(place - (steps[index + 1] ?? 99)) === 1);
    expect(neighbours.length).toBeLessThan(9);
  });
});
