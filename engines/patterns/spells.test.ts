import { describe, expect, it } from "vitest";
import { spellsOf } from "./spells.ts";
import { day, pastBlock, settled } from "./test-data/histories.ts";

const now = day(50);
const brief = (blocks: Parameters<typeof spellsOf>[0]) =>
  spellsOf(blocks, now).map(({ time, isEvent, isOpen }) => [time, isEvent, isOpen]);

describe("the spells of blocks", () => {
  it("end with an event when the block is resolved", () => {
    expect(brief([settled(9)])).toEqual([[9, true, false]]);
  });

  it("are censored now while the block is open, the days it was paused counted", () => {
    const changes = [
      { at: day(10), to: "paused" as const },
      { at: day(30), to: "active" as const },
    ];
    expect(brief([pastBlock({ changes })])).toEqual([[50, false, true]]);
  });

  it("are censored when the block is archived", () => {
    const changes = [{ at: day(12), to: "archived" as const }];
    expect(brief([pastBlock({ status: "archived", changes })])).toEqual([[12, false, false]]);
  });

  it("begin anew when a resolved block is taken up again", () => {
    const changes = [
      { at: day(10), to: "resolved" as const },
      { at: day(20), to: "active" as const },
    ];
    const spells = spellsOf([pastBlock({ changes })], now);
    expect(spells.map(({ time, isEvent }) => [time, isEvent])).toEqual([
      [10, true],
      [30, false],
    ]);
    expect(spells[1]).toMatchObject({ isReopened: true, isOpen: true });
  });

  it("last a day at least", () => {
    expect(brief([settled(0)])).toEqual([[1, true, false]]);
  });

  it("leave out grave blocks, and those whose last day nobody knows", () => {
    expect(brief([pastBlock({ isGrave: true }), pastBlock({ status: "resolved" })])).toEqual([]);
  });
});
