import { describe, expect, it } from "vitest";
import { formatYearMonth, yearCalendar, yearsOf } from "#domain/year/year-calendar.ts";
import type { History } from "../history.ts";
import { emptyHistory, pastBlock, pastReading, pastStep } from "../test-data/histories.ts";
import { composeYear, isEmptyYear } from "./find-year.ts";
import { findHardestToWrite, rateText, textsOfYear } from "./own-sentence.ts";

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

describe("the counts of a year", () => {
  it("leave out other years and steps that were long or not done", () => {
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
      id: "quick",
      name: "The tax letter",
      createdAt: at("2026-07-01"),
      status: "resolved",
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
        id: `${cardId}${index}`,
        at: at(`2026-03-0${index + 1}`),
        drawn: [{ cardId, isReversed: false }],
      });
    const names = { cardNames: new Map([["the-cache", "The Cache"]]), deckSize: 36 };
    const { card } = find({ ...names, readings: [0, 1, 2].map((index) => drawn("the-cache", index)) });
    expect(card).toMatchObject({ name: "The Cache", times: 3 });
    // By chance alone, the second and third of three single draws repeat the first once in 36² = 1,296 years.
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
    const sentence = findHardestToWrite(textsOfYear(history, yearCalendar(2026, "UTC")).map(rateText));
    expect(sentence).toMatchObject({
      text: "I’m ashamed that I still can’t start it.",
      day: 61,
      insightId: "a",
    });
  });
});

describe("Rob's sentence on a year", () => {
  const opened = (id: string) => pastBlock({ id, createdAt: at("2026-03-01") });
  const closed = (id: string, createdAt = at("2026-03-01")) =>
    pastBlock({
      id,
      createdAt,
      status: "resolved",
      changes: [{ at: at("2026-03-20"), to: "resolved" }],
    });

  it("in which nothing was opened or closed counts none", () => {
    expect(find({ blocks: [old] }).remark).toMatch(/^None opened, none closed yet\./);
  });

  it("speaks of a difference only where more was opened than closed", () => {
    expect(find({ blocks: [closed("a")] }).remark).toBe(
      "One opened, one closed. That balances, which my own books never did.",
    );
    expect(find({ blocks: [closed("a"), opened("b")] }).remark).toBe(
      "Two opened, one closed. The difference isn’t lost, it’s work in progress.",
    );
    expect(find({ blocks: [closed("a", at("2025-03-01"))] }).remark).toMatch(/^More closed than opened\./);
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

  it("a calm reading on a grave block is left out of a year: of its counts, its card, its days and the person's own sentence", () => {
    const calm = pastReading({
      id: "calm",
      blockId: "grave",
      at: at("2026-03-03"),
      text: "I’m ashamed that I still can’t start it.",
      drawn: [{ cardId: "the-cache", isReversed: false }],
    });
    const words = { insightId: "calm", text: "I’m ashamed that I lied about it.", sentiment: null };
    const history = {
      ...emptyHistory,
      blocks: [pastBlock({ id: "grave", createdAt: at("2026-03-01"), isGrave: true })],
      readings: [calm, { ...calm, id: "second" }],
      words: [
        { ...words, id: "m", kind: "message" as const, at: at("2026-03-04") },
        { ...words, id: "n", kind: "note" as const, at: at("2026-03-05") },
      ],
    };
    const year = find(history);
    expect(year.counts).toEqual({
      opened: 0,
      closed: 0,
      parked: 0,
      smallSteps: 0,
      readings: 0,
      daysWritten: 0,
    });
    expect(year).toMatchObject({ blocks: [], card: null, leftOut: 3 });
    expect(textsOfYear(history, yearCalendar(2026, "UTC"))).toEqual([]);
  });

  it("a year without a row is empty, and one with a grave row alone is not", () => {
    expect(isEmptyYear(find({}))).toBe(true);
    expect(isEmptyYear(find({ readings: [pastReading({ at: at("2026-03-03"), isGrave: true })] }))).toBe(
      false,
    );
  });
});

it("the years go from the first row to the current one on the person's own calendar, the newest first", () => {
  expect(yearsOf({ beganAt: at("2024-06-01"), zone: "UTC" }, now)).toEqual([2026, 2025, 2024]);
  expect(yearsOf({ beganAt: null, zone: "Pacific/Auckland" }, at("2026-12-31T12:00:00Z"))).toEqual([2027]);
});

it("the months of a year have their short English names", () => {
  expect([0, 8, 11].map((month) => formatYearMonth(2026, month))).toEqual(["Jan", "Sep", "Dec"]);
});
