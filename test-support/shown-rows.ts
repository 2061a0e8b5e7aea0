// The rows of an invented person that the shown patterns are made of, and the pictures of them with the most points.
const DAY_MS = 86_400_000;
const START = Date.parse("2026-07-05T18:00:00.000Z");
/** Returns a UUID that ends in this number. */
export const uuid = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, "0")}`;
export const dayAt = (days: number) => new Date(START + days * DAY_MS).toISOString();

/** The readings: days since the start, and whether the reading is about the theme. 5 July 2026 is a Sunday. */
const READINGS: readonly (readonly [number, boolean])[] = [
  [0, true],
  [2, false],
  [8, false],
  [11, false],
  [14, true],
  [15, false],
  [19, false],
  [24, true],
  [29, false],
  [33, false],
  [35, true],
  [38, false],
  [43, false],
  [47, true],
  [52, false],
  [56, true],
  [60, false],
  [64, false],
  [71, false],
  [77, true],
  [80, false],
  [87, true],
  [92, false],
  [98, true],
  [101, false],
];

export const weekdays = {
  type: "weekdays" as const,
  weekday: 6,
  dots: READINGS.filter(([, isAbout]) => isAbout).map(([days]) => ({
    at: dayAt(days),
    weekday: (6 + days) % 7,
  })),
};

/** The blocks: resolved after 4, 9, 12, 19, 23, 34 and 47 days, or still open after 6, 15, 40 and 62 days. */
export const survival = {
  type: "survival" as const,
  curve: [
    { day: 0, share: 1, lower: null, upper: null },
    { day: 4, share: 0.909, lower: 0.508, upper: 0.987 },
    { day: 9, share: 0.808, lower: 0.423, upper: 0.949 },
    { day: 12, share: 0.708, lower: 0.337, upper: 0.895 },
    { day: 19, share: 0.589, lower: 0.234, upper: 0.825 },
    { day: 23, share: 0.471, lower: 0.152, upper: 0.741 },
    { day: 34, share: 0.354, lower: 0.086, upper: 0.644 },
    { day: 47, share: 0.177, lower: 0.011, upper: 0.512 },
  ],
  settled: [4, 9, 12, 19, 23, 34, 47],
  median: { day: 23, lower: 9, upper: null },
  open: [
    {
      blockId: uuid(62),
      name: "Nadia’s money",
      blockTypeId: "relationship" as const,
      days: 62,
      isStalled: true,
    },
    {
      blockId: uuid(40),
      name: "The radio play",
      blockTypeId: "creative" as const,
      days: 40,
      isStalled: false,
    },
    {
      blockId: uuid(15),
      name: "Saying no to Rotterdam",
      blockTypeId: "work" as const,
      days: 15,
      isStalled: false,
    },
    { blockId: uuid(6), name: "The spare room", blockTypeId: "life" as const, days: 6, isStalled: false },
  ],
};

export const sources = READINGS.flatMap(([days, isMarked], index) =>
  isMarked ? [{ kind: "insight" as const, id: uuid(index + 100), at: dayAt(days) }] : [],
);
