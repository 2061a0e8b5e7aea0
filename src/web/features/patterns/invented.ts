// What locked findings could look like, with numbers that nobody lived. `Invention` says so beside them.
import type { PatternPictureOutput } from "#contract/pattern-pictures.ts";
import type { Week } from "./look/weeks.tsx";

const FIRST_WEEK = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;
const dayAt = (day: number) => new Date(FIRST_WEEK + day * DAY_MS).toISOString();

const weekdays: PatternPictureOutput = {
  type: "weekdays",
  weekday: 6,
  dots: [6, 6, 1, 6, 3, 6, 6, 4, 6].map((weekday, week) => ({
    at: dayAt(week * 7 + weekday),
    weekday,
  })),
};

const PICTURES: Record<string, PatternPictureOutput> = {
  "time-to-unstuck": {
    type: "survival",
    curve: [],
    settled: [4, 9, 12, 19, 23, 34],
    median: { day: 19, lower: null, upper: null },
    open: [],
  },
  "before-moving": {
    type: "shares",
    rows: [
      { label: "Steps in the morning", yes: 9, of: 12, share: 0.75, lower: 0, upper: 1 },
      { label: "All other steps", yes: 4, of: 13, share: 0.31, lower: 0, upper: 1 },
    ],
  },
  guesses: {
    type: "calibration",
    brier: 0.2,
    points: [
      { said: 0.5, did: 4, of: 8 },
      { said: 0.8, did: 6, of: 10 },
    ],
  },
  hour: {
    type: "hours",
    counts: [0, 0, 0, 0, 0, 0, 0, 1, 2, 6, 5, 2, 1, 0, 1, 0, 1, 0, 2, 1, 0, 0, 0, 0],
  },
  "still-stuck": {
    type: "whiskers",
    unit: "share",
    rows: [{ id: "a", label: "A block, three weeks later", value: 0.3, lower: null, upper: null }],
  },
  "same-question": { type: "progress", have: 4, need: 3, unit: "times the same question" },
  "without-action": { type: "progress", have: 5, need: 4, unit: "readings without a step" },
};

/** Returns the invented picture for a kind of pattern. */
export function inventedPicture(kind: string): PatternPictureOutput {
  return (Object.hasOwn(PICTURES, kind) && PICTURES[kind]) || weekdays;
}

const READINGS = [3, 2, 4, 2, 3, 1, 2, 0, 3, 2, 1, 2];
const RESOLVED = [0, 1, 0, 0, 1, 0, 2, 0, 0, 1, 0, 1];

export const INVENTED_WEEKS: readonly Week[] = READINGS.map((readings, week) => ({
  from: dayAt(week * 7),
  readings,
  resolved: RESOLVED[week] ?? 0,
}));
