import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { believablePerson, type InventedCard } from "#test-support/believable-person.ts";

const deck = new URL("../deck/", import.meta.url);
const cards: InventedCard[] = readdirSync(deck, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => JSON.parse(readFileSync(new URL(`${name}/card.json`, deck), "utf8")));
const now = new Date("2026-10-18T18:00:00Z");

it("the believable person has 35 readings on 11 blocks, seven of them resolved", () => {
  const { readings, blocks } = believablePerson(now, cards);
  expect(readings).toHaveLength(35);
  expect(blocks).toHaveLength(11);
  expect(blocks.filter(({ status }) => status === "resolved")).toHaveLength(7);
});

it("the believable person is the same each time, and lies before now whatever weekday it is", () => {
  expect(believablePerson(now, cards)).toEqual(believablePerson(now, cards));
  for (let day = 0; day < 7; day += 1) {
    const then = new Date(now.getTime() + day * 86_400_000);
    const { readings, blocks, steps, words } = believablePerson(then, cards);
    for (const { at } of [...readings, ...steps, ...words]) expect(at <= then).toBe(true);
    for (const block of blocks) {
      const own = readings.filter(({ blockId }) => blockId === block.id);
      expect(own[0]?.at).toEqual(block.createdAt);
      for (const { at } of block.changes) expect(at > block.createdAt && at <= then).toBe(true);
    }
  }
});

it.each(["2026-10-18T18:00:00Z", "2026-11-30T22:10:00Z", "2026-11-30T23:10:00Z"])(
  "what the believable person leaves unsaid comes up on Sundays, eight times of eleven, at %s",
  (then) => {
    const { readings } = believablePerson(new Date(then), cards);
    const unsaid = readings.filter(({ hardPart }) => hardPart === "unsaid");
    expect(unsaid).toHaveLength(11);
    expect(unsaid.filter(({ at }) => at.getUTCDay() === 0)).toHaveLength(8);
  },
);

it("the believable person drew The Timeout three times in ten Full Ponds or more", () => {
  const drawn = believablePerson(now, cards).readings.flatMap((reading) => reading.drawn);
  expect(drawn.filter(({ cardId }) => cardId === "the-timeout")).toHaveLength(3);
});
