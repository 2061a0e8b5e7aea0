// The patterns of an invented person as the API returns them, with one pattern for each kind of picture.
import type { PatternOutput, PatternsOutput } from "#contract/patterns.ts";
import { dayAt, sources, survival, uuid, weekdays } from "./shown-rows.ts";

type Open = Extract<PatternOutput, { isLocked: false }>;

function openPattern(rest: Partial<Open> & Pick<Open, "id" | "headline" | "picture">): Open {
  return {
    kind: "loop",
    label: "a loop",
    isLocked: false,
    detail: "",
    isNothingYet: false,
    table: { columns: ["what", "how many"], rows: [["rows", "9"]] },
    sources,
    ...rest,
  };
}

export const PATTERNS: readonly PatternOutput[] = [
  openPattern({
    id: "loop-unsaid",
    headline: "What you haven’t said to somebody comes up on Sundays.",
    detail:
      "Nine readings were about that, and six fell on a Sunday. Chance alone piles up six of nine on one weekday 3 times in 1,000.",
    suggestion: "One thing to try: write the sentence on Friday, while it’s still small.",
    theme: "unsaid",
    picture: weekdays,
    table: {
      columns: ["weekday", "readings about it"],
      rows: [
        ["Sunday", "6"],
        ["Tuesday", "1"],
        ["Wednesday", "1"],
        ["Friday", "1"],
      ],
    },
  }),
  openPattern({
    id: "card-repeats",
    kind: "not-a-loop",
    label: "not a loop",
    headline: "The Timeout came up three times in ten Full Ponds. It means nothing.",
    detail:
      "Chance alone does this 87 times in 100, with one card or another. The deck is not trying to tell you something; I would know.",
    picture: { type: "chance", chance: 0.87 },
  }),
  openPattern({
    id: "time-to-unstuck",
    kind: "time-to-unstuck",
    label: "time to unstuck",
    headline:
      "Half of your blocks are resolved by day 23. With only eleven of them, it could be as early as day 9, or much later.",
    detail:
      "The water is the share still stuck. The dashed lines are how far off that may be, 19 times in 20. Stones on the bottom are open.",
    picture: survival,
    sources: [{ kind: "block", id: uuid(62), at: dayAt(40) }],
    table: {
      columns: ["day", "still stuck", "may be"],
      rows: [
        ["4", "91 %", "51 to 99 %"],
        ["23", "47 %", "15 to 74 %"],
      ],
    },
  }),
  openPattern({
    id: "short-steps",
    kind: "before-moving",
    label: "what came before moving",
    headline: "Short steps moved you. Long ones mostly moved to next week.",
    detail:
      "34 promised steps counted: 16 of 19 against 3 of 15. The thick lines are 90 % intervals, and they do not overlap, so this is worth acting on and not worth a tattoo.",
    picture: {
      type: "shares",
      rows: [
        { label: "steps of five minutes or less", yes: 16, of: 19, share: 0.793, lower: 0.646, upper: 0.913 },
        { label: "longer steps", yes: 3, of: 15, share: 0.276, lower: 0.126, upper: 0.452 },
      ],
    },
    sources: [{ kind: "step", id: uuid(300), at: dayAt(50), insightId: uuid(100) }],
  }),
  openPattern({
    id: "guesses",
    kind: "guesses",
    label: "your guesses",
    headline: "Your guesses hold, as far as anybody can tell.",
    detail:
      "24 guesses with an answer. Brier score 0.26 (nine times in ten between 0.17 and 0.36). A coin would get 0.25; a smaller score is better.",
    picture: {
      type: "calibration",
      brier: 0.26,
      points: [
        { said: 0.2, did: 1, of: 4, lower: 0.06, upper: 0.62 },
        { said: 0.5, did: 3, of: 7, lower: 0.19, upper: 0.7 },
        { said: 0.8, did: 6, of: 10, lower: 0.35, upper: 0.82 },
        { said: 0.95, did: 2, of: 3, lower: 0.25, upper: 0.94 },
      ],
    },
  }),
  openPattern({
    id: "kinds:work:life",
    kind: "time-to-unstuck",
    label: "time to unstuck",
    headline: "A work block is resolved sooner than a life block.",
    detail:
      "Of 44 work blocks half were resolved by day 12 (19 times in 20 between day 9 and day 15). Of 51 life blocks half were resolved by day 31 (19 times in 20 between day 24 and any later day). When 80 of both were resolved. If both kinds took equally long, they would be this far apart 2 times in 100,000.",
    picture: {
      type: "whiskers",
      unit: "day",
      rows: [
        { id: "work", label: "Work block", value: 12, lower: 9, upper: 15 },
        { id: "life", label: "Life block", value: 31, lower: 24, upper: null },
      ],
    },
  }),
  openPattern({
    id: "hour",
    kind: "hour",
    label: "hour of the day",
    headline: "You do what you said between nine and eleven.",
    detail: "Eleven of nineteen steps. Evenly spread hours do that 4 times in 1,000.",
    picture: {
      type: "hours",
      counts: [0, 0, 0, 0, 0, 0, 0, 1, 1, 6, 5, 0, 1, 0, 1, 0, 1, 0, 2, 1, 0, 0, 0, 0],
    },
  }),
  openPattern({
    id: "same-question",
    kind: "same-question",
    label: "the same question",
    headline: "Nothing yet.",
    detail: "No question came back within a week. It takes three of one kind before I’d mention it.",
    isNothingYet: true,
    picture: { type: "still" },
    table: { columns: [], rows: [] },
    sources: [],
  }),
  {
    id: "still-stuck",
    kind: "still-stuck",
    label: "what may come",
    headline: "How much longer might Nadia’s money take?",
    isLocked: true,
    needs:
      "Locked. It needs Premium, and ten resolved blocks. You have seven, so today even Premium would show you “not yet known”.",
    picture: { type: "progress", have: 7, need: 10, unit: "resolved" },
  },
];

function weeksOf(values: readonly (number | null)[]) {
  return values.map((value, week) => ({ from: dayAt(week * 7), value }));
}

/** Returns the patterns that a Premium account with three months of readings sees. `changes` replaces parts of them. */
export function shownPatterns(changes: Partial<PatternsOutput> = {}): PatternsOutput {
  return {
    computedAt: "2026-10-18T06:10:00.000Z",
    isRefreshing: false,
    readings: 35,
    blocks: 11,
    since: dayAt(0),
    patterns: [...PATTERNS],
    recommendations: [
      {
        id: "before-moving:steps:steps-of-five-minutes-or-less",
        text: "Make the next step five minutes long.",
        because: "because short steps moved you.",
        sources,
        door: { kind: "smaller-step", to: `/insights/${uuid(123)}` },
        answer: null,
      },
      {
        id: `loop:weekday:${uuid(123)}`,
        text: "Write the sentence on Friday.",
        because: "because six of nine readings about it fell on a Sunday.",
        sources,
        door: { kind: "plan", to: `/blocks/${uuid(62)}#plan` },
        answer: "taken",
      },
    ],
    trends: [
      {
        id: "readings",
        title: "Readings",
        summary: "Two or three a week, fewer in September.",
        weeks: weeksOf([3, 2, 4, 2, 3, 3, 2, 2, 3, 1, 1, 2, 3, 2, 2]),
      },
      {
        id: "opened",
        title: "Blocks opened",
        summary: "Eleven in fifteen weeks.",
        weeks: weeksOf([3, 0, 1, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0]),
      },
      {
        id: "resolved",
        title: "Blocks resolved",
        summary: "Seven, spread out.",
        weeks: weeksOf([0, 1, 1, 0, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 0]),
      },
      {
        id: "strength",
        title: "Strength",
        summary: "Up with each step done, halved after two quiet weeks. It never falls to nothing at once.",
        weeks: weeksOf([0.2, 0.4, 0.5, 0.45, 0.6, 0.7, 0.5, 0.4, 0.5, 0.35, 0.3, 0.4, 0.55, 0.6, 0.65]),
      },
      {
        id: "mood",
        title: "Mood of your chats",
        summary: "Below the middle in August. Six weeks have too few messages to say.",
        weeks: weeksOf([0.1, null, -0.2, -0.4, null, -0.1, 0.2, null, null, 0.3, 0.1, null, 0.4, null, 0.3]),
      },
    ],
    achievements: [
      { id: "closed", title: "Closed a block", at: dayAt(4), count: 7 },
      { id: "parked", title: "Parked one on purpose", at: dayAt(30), count: 1 },
      { id: "came-back", title: "Came back after a break", at: dayAt(71), count: 1 },
    ],
    areTrendsLocked: false,
    ...changes,
  };
}
