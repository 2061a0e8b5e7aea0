import { describe, expect, it } from "vitest";
import type { History } from "../history.ts";
import { emptyHistory, pastBlock, pastReading, pastStep } from "../test-data/histories.ts";
import { findYear, isEmptyYear, yearsOf } from "./find-year.ts";
import { costliestOf, rateText, textsOfYear } from "./own-sentence.ts";
import { formatYearMonth, yearCalendar } from "./year-calendar.ts";

const at = (day: string) => new Date(day.length > 10 ? day : `${day}T12:00:00Z`);
const now = at("2026-11-20");
const find = (given: Partial<History>, { year = 2026, today = now } = {}) =>
  findYear({ ...emptyHistory, ...given }, { year, now: today, ownSentence: null });

const work = pastBlock({
  ...{ id: "work", name: "The handover", createdAt: at("2026-03-03"), status: "resolved" },
  changes: [
    { at: at("2026-04-04"), to: "paused" },
    { at: at("2026-04-20"), to: "active" },
    { at: at("2026-06-09"), to: "resolved" },
  ],
});
const old = pastBlock({ id: "old", name: "The cello", createdAt: at("2025-10-01") });

describe("a year in blocks", () => {
  it("a year in blocks shows the days on which a block was opened, paused, taken up again and resolved", () => {
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
    expect(block?.said).toBe("Opened Mar 3, paused Apr 4, taken up again Apr 20, resolved Jun 9");
  });

  it("a year in blocks begins a block of an earlier year on January 1 and ends an open one today", () => {
    const { blocks, today } = find({ blocks: [old] });
    expect(today).toBe(323);
    expect(blocks[0]).toMatchObject({ stretches: [{ from: 0, to: 323 }], marks: [] });
    expect(blocks[0]?.said).toBe("Open before the year began, still open");
    expect(find({ blocks: [old] }, { year: 2025 }).blocks[0]).toMatchObject({
      ...{ stretches: [{ from: 273, to: 364 }], marks: [{ day: 273, kind: "opened" }] },
      said: "Opened Oct 1, open at the end of the year",
    });
  });

  it("a year in blocks has the days of the person's own calendar", () => {
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

  it("a block that was resolved before the year is not in it", () => {
    expect(find({ blocks: [work] }, { year: 2027, today: at("2027-02-01") }).blocks).toEqual([]);
  });
});

describe("the counts of a year", () => {
  it("the counts of a year leave out other years and steps that were long or not done", () => {
    const step = { at: at("2026-05-01"), outcome: "done" as const };
    const { counts } = find({
      blocks: [work, old],
      readings: [pastReading({ at: at("2026-03-03") }), pastReading({ id: "b", at: at("2025-03-03") })],
      steps: [
        pastStep({ ...step, minutes: 5 }),
        pastStep({ ...step, minutes: 6 }),
        pastStep({ ...step, minutes: 2, outcome: "not-done" }),
        pastStep({ ...step, minutes: 2, at: at("2025-05-01") }),
      ],
    });
    expect(counts).toEqual({ opened: 1, closed: 1, parked: 1, smallSteps: 1, readings: 1, daysWritten: 1 });
  });

  it("a day on which several things were written counts once", () => {
    const words = { kind: "note" as const, insightId: null, text: "So.", sentiment: null };
    const { counts } = find({
      readings: [pastReading({ at: at("2026-03-03"), text: "Why yellow?" })],
      words: [
        { ...words, id: "a", at: at("2026-03-03T20:00:00Z") },
        { ...words, id: "b", at: at("2026-03-05") },
      ],
    });
    expect(counts.daysWritten).toBe(2);
  });
});

describe("what stood out in a year", () => {
  it("the longest block is the one stuck on the most days of the year, and the fastest the one resolved soonest", () => {
    const quick = pastBlock({
      ...{ id: "quick", name: "The tax letter", createdAt: at("2026-07-01"), status: "resolved" },
      changes: [{ at: at("2026-07-04"), to: "resolved" }],
    });
    const { longest, fastest, remark } = find({ blocks: [work, old, quick] });
    expect(longest).toEqual({ blockId: "old", name: "The cello", days: 324 });
    expect(fastest).toEqual({ blockId: "quick", name: "The tax letter", days: 3 });
    expect(remark).toContain("3 days, another held on for 324");
  });

  it("the card that was drawn most stands beside what chance gives, and one that came once is not named", () => {
    const drawn = (cardId: string, index: number) =>
      pastReading({
        ...{ id: `${cardId}${index}`, at: at(`2026-03-0${index + 1}`) },
        drawn: [{ cardId, isReversed: false }],
      });
    const names = { cardNames: new Map([["the-cache", "The Cache"]]), deckSize: 36 };
    const { card } = find({ ...names, readings: [0, 1, 2].map((index) => drawn("the-cache", index)) });
    expect(card).toMatchObject({ name: "The Cache", times: 3 });
    // The second and the third of three single draws repeat the first once in 36² = 1,296 years.
    expect(card?.detail).toContain("chance alone brings some card 3 times or more once in 1,000 such years");
    expect(find({ ...names, readings: [drawn("the-cache", 0), drawn("the-jam", 1)] }).card).toBeNull();
  });

  it("the person's own sentence is an exact part of what they wrote in the year, and never one about something grave", () => {
    const history = {
      ...emptyHistory,
      readings: [
        pastReading({
          id: "a",
          at: at("2026-03-03"),
          text: "The deck is due on Friday. I’m ashamed that I still can’t start it.",
        }),
        pastReading({
          id: "b",
          at: at("2026-03-04"),
          text: "My father died and I can’t open his letters.",
          isGrave: true,
        }),
        pastReading({
          id: "c",
          at: at("2025-03-03"),
          text: "I’m ashamed that I lied about the whole thing.",
        }),
      ],
      words: [
        {
          id: "w",
          kind: "note" as const,
          at: at("2026-05-05"),
          insightId: "a",
          text: "I miss my dead mother and I cry.",
          sentiment: null,
        },
      ],
    };
    const sentence = costliestOf(textsOfYear(history, yearCalendar(2026, "UTC")).map(rateText));
    expect(sentence).toMatchObject({
      text: "I’m ashamed that I still can’t start it.",
      day: 61,
      insightId: "a",
    });
  });
});

describe("what a year leaves out", () => {
  it("grave readings and blocks are neither shown nor counted, and Rob makes no joke", () => {
    const year = find({
      blocks: [{ ...work, isGrave: true }],
      readings: [pastReading({ at: at("2026-03-03"), isGrave: true })],
    });
    expect(year).toMatchObject({ blocks: [], longest: null, fastest: null, leftOut: 2 });
    expect(year.counts).toMatchObject({ opened: 0, readings: 0 });
    expect(year.remark).toBe("Some of this year was heavy. I’ll keep the jokes, and you keep the page.");
  });

  it("a year without a row is empty, and one with a grave row alone is not", () => {
    expect(isEmptyYear(find({}))).toBe(true);
    expect(isEmptyYear(find({ readings: [pastReading({ at: at("2026-03-03"), isGrave: true })] }))).toBe(
      false,
    );
  });
});

it("the years go from the first row to the current one on the person's own calendar, the newest first", () => {
  expect(yearsOf({ ...emptyHistory, blocks: [pastBlock({ createdAt: at("2024-06-01") })] }, now)).toEqual([
    2026, 2025, 2024,
  ]);
  expect(yearsOf({ ...emptyHistory, zone: "Pacific/Auckland" }, at("2026-12-31T12:00:00Z"))).toEqual([2027]);
});

it("the months of a year have their short English names", () => {
  expect([0, 8, 11].map((month) => formatYearMonth(2026, month))).toEqual(["Jan", "Sep", "Dec"]);
});
