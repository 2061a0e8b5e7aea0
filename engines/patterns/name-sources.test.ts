import { expect, it } from "vitest";
import { sourceNamer } from "./name-sources.ts";
import { day, emptyHistory, pastBlock, pastReading } from "./test-data/histories.ts";

it("a block has its name, a reading and its step the first words that were typed, and an unknown row none", () => {
  const block = pastBlock({ name: "The shed" });
  const reading = pastReading({ text: `Who gets the shed, ${"and why ".repeat(30)}` });
  const at = day(1).toISOString();
  const named = sourceNamer({ ...emptyHistory, blocks: [block], readings: [reading] })([
    { kind: "block", id: block.id, at },
    { kind: "insight", id: reading.id, at },
    { kind: "step", id: `${reading.id}:0`, at, insightId: reading.id },
    { kind: "insight", id: "gone", at },
  ]);
  expect(named.map(({ name }) => name?.slice(0, 18))).toEqual([
    "The shed",
    "Who gets the shed,",
    "Who gets the shed,",
    undefined,
  ]);
  expect(named[1]?.name?.length).toBeLessThanOrEqual(70);
});

it("a reading is named after its question and the note on it after the note, though both have one id", () => {
  const reading = pastReading({ text: "Who gets the shed?" });
  const { id } = reading;
  const note = {
    id,
    kind: "note",
    at: day(2),
    insightId: id,
    text: "I asked her.",
    sentiment: null,
  } as const;
  const at = day(2).toISOString();
  const named = sourceNamer({ ...emptyHistory, readings: [reading], words: [note] })([
    { kind: "insight", id, at },
    { kind: "step", id: `${id}:0`, at, insightId: id },
    { kind: "reflection", id, at, insightId: id },
  ]);
  expect(named.map(({ name }) => name)).toEqual(["Who gets the shed?", "Who gets the shed?", "I asked her."]);
});
