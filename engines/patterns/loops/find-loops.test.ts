import { describe, expect, it } from "vitest";
import type { History, PastBlock, PastReading } from "../history.ts";
import { findLoops } from "./find-loops.ts";

const now = new Date("2026-11-23T12:00:00Z");
/** Returns an instant in UTC by the number of a day; day 1 is Sunday, 1 March 2026. */
const on = (day: number, hour = 10) => new Date(Date.UTC(2026, 2, day, hour));

const reading = (id: string, at: Date, about: Partial<PastReading> = {}): PastReading => ({
  id,
  at,
  blockId: null,
  blockTypeId: "work",
  spread: "quick-draw",
  drawn: [],
  text: `${id}?`,
  hardPart: null,
  namedTheme: "none",
  hasResonated: false,
  hasActed: false,
  isGrave: false,
  ...about,
});
const history = (readings: PastReading[], about: Partial<History> = {}): History => ({
  zone: "UTC",
  readings,
  blocks: [],
  steps: [],
  words: [],
  saidEnough: [],
  deckSize: 36,
  cardNames: new Map([["the-cache", "The Cache"]]),
  ...about,
});
const found = (readings: PastReading[], about: Partial<History> = {}) =>
  findLoops(history(readings, about), now);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Readings of 70 days: about choosing on each of the ten Sundays, and about no theme on all other days. */
const sundays = times(70, (index) =>
  reading(
    `r${index}`,
    on(index + 1),
    index % 7 === 0 ? { namedTheme: "choosing", blockId: `b${index}` } : {},
  ),
);

describe("a theme that comes up on Sundays alone", () => {
  const loop = found(sundays).find(({ id }) => id === "loop:weekday:choosing") ?? expect.fail("no loop");

  it("is shown as a loop with its count, its chance, and a change of the method", () => {
    expect(loop.kind).toBe("loop");
    expect(loop.headline).toBe("Choosing between two things mostly comes up on Sundays.");
    expect(loop.detail).toBe(
      "10 of the first 10 days with it were on Sundays; of everything else, 0 of 54. Chance alone piles up this much on one weekday or another less than once in 100,000.",
    );
    expect(loop.suggestion).toContain("An if-then plan: “When it’s Sunday");
  });

  it("names the rows that it rests on, and has a table of its counts", () => {
    expect(loop.sources).toHaveLength(10);
    expect(loop.besideReadings).toBe(54);
    expect(loop.table.rows[0]).toEqual(["the first ten times", "10", "0"]);
    expect(loop.newestAt).toBe(on(64).toISOString());
  });

  it("stays the same loop when more happens, and says what happened since, without testing it", () => {
    const later = [...sundays, reading("late", on(73), { namedTheme: "choosing" })];
    const again = found(later).find(({ id }) => id === loop.id);
    expect(again?.detail).toContain("Since then: 0 of 1.");
  });

  it("is none if the person asks on Sundays only, whatever it is about", () => {
    const only = sundays.filter((_, index) => index % 7 === 0);
    expect(found(only).filter(({ kind }) => kind === "loop")).toEqual([]);
  });

  it("is none if it is one long Sunday with ten readings", () => {
    const one = times(10, (index) => reading(`s${index}`, on(1, index), { namedTheme: "choosing" }));
    expect(found([...one, ...sundays.slice(1, 6)]).filter(({ kind }) => kind === "loop")).toEqual([]);
  });

  it("is none if the readings are grave", () => {
    const grave = sundays.map((row) => (row.namedTheme === "choosing" ? { ...row, isGrave: true } : row));
    expect(found(grave)).toEqual([]);
  });
});

describe("a theme that is late three times as often, and yet early most of the time", () => {
  /**
   * Readings of 80 days, every second one about choosing. They are late on 16 of the 40 days about choosing and on 3 of
   * the other 40.
   */
  const rows = times(80, (index) => {
    const isAbout = index % 2 === 0;
    const isLate = isAbout ? index % 10 < 4 : index % 26 === 1;
    return reading(`r${index}`, on(index + 1, isLate ? 21 : 10), isAbout ? { namedTheme: "choosing" } : {});
  });

  it("a theme that is late three times as often, and yet early most of the time, is not said to be mostly late", () => {
    const loop = found(rows).find(({ id }) => id === "loop:late:choosing");
    expect(loop?.headline).toBe(
      "Choosing between two things comes up more often after six in the evening than the rest of what you ask.",
    );
  });

  it("a theme that was mostly late at the look and is not any more is not said to be mostly late", () => {
    const later = times(30, (index) => reading(`l${index}`, on(71 + index), { namedTheme: "choosing" }));
    const loop = found([...sundays, ...later]).find(({ id }) => id === "loop:weekday:choosing");
    expect(loop?.headline).toMatch(/more often on Sundays than the rest of what you ask\.$/);
  });
});

it("a loop of more than 60 days names all of its rows, so that its recommendation keeps its id and each row can be corrected", () => {
  const many = times(10, (round) =>
    sundays.map((row) => ({
      ...row,
      id: `${row.id}-${round}`,
      at: new Date(row.at.getTime() - (9 - round) * 70 * 86_400_000),
    })),
  ).flat();
  const loop = found(many).find(({ id }) => id === "loop:weekday:choosing");
  expect(loop?.sources).toHaveLength(100);
  expect(loop?.sources[0]?.id).toBe("r0-0");
});

describe("a theme without a loop", () => {
  const rows = times(9, (index) => reading(`r${index}`, on(1 + 2 * index), { namedTheme: "unsaid" }));

  it("is counted, and the sentence says that a count is no loop", () => {
    const count = found(rows).find(({ id }) => id === "count:unsaid");
    expect(count?.headline).toBe("Something you haven’t said keeps coming up: nine readings of 9.");
    expect(count?.detail).toMatch(/^Nine readings of 9, in nine blocks, over two weeks\. That’s a count\./);
  });

  it("has its weekdays shown beside what chance does", () => {
    const weekdays = found(rows).find(({ id }) => id === "weekdays:unsaid");
    expect(weekdays?.label).toBe("not a loop");
    expect(weekdays?.detail).toMatch(
      /^2 of 9 days with it were Tuesdays\. Chance alone puts as many on some weekday/,
    );
  });

  it("is not mentioned before it came up three times over two weeks", () => {
    expect(found(rows.slice(0, 3))).toEqual([]);
  });
});

describe("what is counted without any chance", () => {
  it("a question that was asked three times within days is counted, with what else one could do", () => {
    const text = "Should I send the proposal to my editor?";
    const [pattern] = found([1, 2, 4].map((day) => reading(`r${day}`, on(day), { text })));
    expect(pattern).toMatchObject({
      kind: "same-question",
      headline: `You asked this three times in four days: “${text}”`,
    });
    expect(pattern?.detail).toBe("The cards differed each time; the question didn’t. That’s a count.");
    expect(pattern?.suggestion).toContain("Park it until a date");
  });

  const block: PastBlock = {
    id: "b",
    name: "The thesis",
    ...({ blockTypeId: "work", status: "active" } as const),
    createdAt: on(1),
    changes: [],
    isGrave: false,
  };
  const onBlock = times(4, (index) => reading(`r${index}`, on(1 + index), { blockId: "b" }));

  it("four readings on an open block without a step are counted", () => {
    const [pattern] = found(onBlock, { blocks: [block] });
    expect(pattern?.headline).toBe("Four readings on “The thesis”, and no step yet.");
  });

  it("readings on an open block are not counted if one was acted on, a step is done, or the block is paused", () => {
    const step = {
      insightId: "r0",
      index: 0,
      at: on(9),
      blockId: null,
      minutes: 2,
      outcome: "partly",
      guess: null,
    } as const;
    expect(
      found([...onBlock.slice(1), reading("x", on(9), { blockId: "b", hasActed: true })], {
        blocks: [block],
      }),
    ).toEqual([]);
    expect(found(onBlock, { blocks: [block], steps: [step] })).toEqual([]);
    expect(found(onBlock, { blocks: [{ ...block, status: "paused" }] })).toEqual([]);
  });

  it("the same words in texts over weeks are counted, and quoted as they were written last", () => {
    const texts = [
      "I’m still circling the harbour mural, mum.",
      "Again circling the harbour mural!",
      "Circling the Harbour mural again",
    ];
    const words = texts.map((text, index) => ({
      id: `w${index}`,
      kind: "message" as const,
      at: on(1 + 10 * index),
      insightId: null,
      text,
      sentiment: null,
    }));
    const filler = times(9, (index) =>
      reading(`r${index}`, on(index + 2), { text: `Number ${index} is a plain day.` }),
    );
    const same = (rows: typeof words) =>
      found(filler, { words: rows }).find(({ label }) => label === "the same words");
    expect(same(words)?.headline).toBe(
      "You wrote “Circling the Harbour mural” on three days in three weeks.",
    );
    expect(same(words)?.detail).toBe(
      "You wrote that in three texts, on three days, over three weeks. That’s a count.",
    );
    expect(same(words.slice(1))).toBeUndefined();
    const lots = times(1600, (index) =>
      reading(`x${index}`, on(3 + index / 60), { text: `Plain entry ${index} of them.` }),
    );
    const again = { ...words[2], id: "w3", at: on(31) };
    const grown = findLoops(history([...filler, ...lots], { words: [...words, again] as typeof words }), now);
    const [before, after] = [same(words), grown.find(({ label }) => label === "the same words")];
    expect([before?.id, after?.id, after?.sources.length]).toEqual(["words:w0", "words:w0", 3]);
    const grave = words.map((row) => ({ ...row, text: `${row.text} I want to kill myself.` }));
    expect(same(grave)).toBeUndefined();
  });
});

describe("a card that came three times in ten draws", () => {
  it("is shown as no loop, with the exact chance", () => {
    const others = times(30, (index) => ({ cardId: `card-${index}`, isReversed: false }));
    const draws = times(10, (index) =>
      reading(`r${index}`, on(1 + index), {
        spread: "full-pond",
        drawn: [
          index < 3 ? { cardId: "the-cache", isReversed: false } : (others[index] ?? expect.fail()),
          ...others.slice(10 + 2 * index, 12 + 2 * index),
        ],
      }),
    );
    const pattern = found(draws).find(({ id }) => id === "cards:the-cache");
    expect(pattern).toMatchObject({
      kind: "not-a-loop",
      headline: "The Cache came three times in your last ten draws. It’s a shuffle, not a message.",
      picture: { type: "draws", cardId: "the-cache", times: 3, of: 10 },
    });
    expect(pattern?.detail).toContain("shows some card 3 times or more in that many draws 87 times in 100.");
  });
});

describe("steps that are done at other hours than the person asks", () => {
  it("are shown with the hour, against the hours of asking", () => {
    const evenings = times(30, (index) => reading(`r${index}`, on(1 + index, 20 + (index % 3))));
    const steps = times(20, (index) => ({
      insightId: `r${index}`,
      index: 0,
      at: on(2 + index, 8 + (index % 3)),
      blockId: null,
      minutes: 2,
      outcome: "done" as const,
      guess: null,
    }));
    const hour = found(evenings, { steps }).find(({ kind }) => kind === "hour");
    expect(hour?.headline).toBe("You do steps around 09:00.");
    expect(hour?.detail).toContain("You ask around 21:00.");
  });
});
