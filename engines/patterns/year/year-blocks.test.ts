import { describe, expect, it } from "vitest";
import type { History } from "../history.ts";
import { emptyHistory, pastBlock } from "../test-data/histories.ts";
import { composeYear } from "./find-year.ts";

const at = (day: string) => new Date(day.length > 10 ? day : `${day}T12:00:00Z`);
const now = at("2026-11-20");
const find = (given: Partial<History>, { year = 2026, today = now } = {}) =>
  composeYear({ ...emptyHistory, ...given }, { year, now: today, ownSentence: null });

const work = pastBlock({
  id: "work",
  name: "The handover",
  createdAt: at("2026-03-03"),
  status: "resolved",
  changes: [
    { at: at("2026-04-04"), to: "paused" },
    { at: at("2026-04-20"), to: "active" },
    { at: at("2026-06-09"), to: "resolved" },
  ],
});
const old = pastBlock({ id: "old", name: "The cello", createdAt: at("2025-10-01") });

describe("a year in blocks", () => {
  it("shows the days on which a block was opened, paused, taken up again and resolved", () => {
    const [block] = find({ blocks: [work] }).blocks;
    expect(block?.marks).toEqual([
      { day: 61, kind: "opened" },
      { day: 93, kind: "paused" },
      { day: 109, kind: "reopened" },
      { day: 159, kind: "resolved" },
    ]);
    expect(block?.stretches).toEqual([
      { from: 61, to: 93, isPaused: false },
      { from: 93, to: 109, isPaused: true },
      { from: 109, to: 159, isPaused: false },
    ]);
    expect(block?.said).toBe("Opened Mar 3, paused Apr 4, reopened Apr 20, resolved Jun 9");
  });

  it("begins a block of an earlier year on January 1 and ends an open one today", () => {
    const { blocks, today } = find({ blocks: [old] });
    expect(today).toBe(323);
    expect(blocks[0]).toMatchObject({ stretches: [{ from: 0, to: 323 }], marks: [] });
    expect(blocks[0]?.said).toBe("Open before the year began, still open");
    expect(find({ blocks: [old] }, { year: 2025 }).blocks[0]).toMatchObject({
      stretches: [{ from: 273, to: 364 }],
      marks: [{ day: 273, kind: "opened" }],
      said: "Opened Oct 1, open at the end of the year",
    });
  });

  it("has the days of the person's own calendar", () => {
    const late = pastBlock({ createdAt: at("2025-12-31T23:30:00Z") });
    const { blocks } = find({ blocks: [late], zone: "Europe/Berlin" });
    expect(blocks[0]?.marks).toEqual([{ day: 0, kind: "opened" }]);
    expect(find({ blocks: [late], zone: "UTC" }).counts.opened).toBe(0);
  });

  it("a leap year has 366 days, and its last day is inside", () => {
    const { days, counts } = find({ blocks: [pastBlock({ createdAt: at("2024-12-31") })] }, { year: 2024 });
    expect([days, counts.opened]).toEqual([366, 1]);
  });

  it("a block that was closed on a day that nobody recorded is shown as opened, and as stuck on no day", () => {
    const { blocks, longest } = find({
      blocks: [pastBlock({ createdAt: at("2026-02-01"), status: "resolved" })],
    });
    expect(blocks[0]).toMatchObject({ stretches: [], said: "Opened Feb 1" });
    expect(longest).toBeNull();
  });

  it("a block closed before the year and reopened in it is not described as 'Open before the year began'; a block that was only paused is", () => {
    const created = at("2025-03-01");
    const said = (to: "resolved" | "paused", again: string) => {
      const changes = [
        { at: at("2025-04-01"), to },
        { at: at(again), to: "active" as const },
      ];
      return find({ blocks: [pastBlock({ createdAt: created, changes })] }).blocks[0]?.said;
    };
    expect(said("resolved", "2026-02-01")).toBe("Reopened Feb 1, still open");
    expect(said("resolved", "2026-01-01")).toBe("Reopened Jan 1, still open");
    expect(said("paused", "2026-02-01")).toBe("Open before the year began, reopened Feb 1, still open");
  });

  it("what happens to a block several times on one day of a year is one mark and one stretch, as the day ended", () => {
    const clock = (hour: number) => at(`2026-04-04T${hour}:00:00Z`);
    const changed = (...all: ("paused" | "active" | "resolved")[]) =>
      pastBlock({
        createdAt: at("2026-03-03"),
        status: all.at(-1) ?? "active",
        changes: all.map((to, index) => ({ at: clock(10 + index), to })),
      });
    const [twice] = find({ blocks: [changed("paused", "active", "paused")] }).blocks;
    expect(twice?.stretches).toEqual([
      { from: 61, to: 93, isPaused: false },
      { from: 93, to: 323, isPaused: true },
    ]);
    expect(twice?.said).toBe("Opened Mar 3, reopened Apr 4, paused Apr 4");
    const [back] = find({ blocks: [changed("paused", "active")] }).blocks;
    expect(back?.stretches.at(-1)).toEqual({ from: 93, to: 323, isPaused: false });
    const resolved = find({ blocks: [changed("resolved", "active", "resolved")] });
    expect(resolved.blocks[0]?.said).toBe("Opened Mar 3, reopened Apr 4, resolved Apr 4");
    expect(resolved.counts.closed).toBe(1);
  });

  it("a block that was resolved before the year is not in it", () => {
    expect(find({ blocks: [work] }, { year: 2027, today: at("2027-02-01") }).blocks).toEqual([]);
  });
});
