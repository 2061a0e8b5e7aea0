// A pattern as it is shown: sentences, the figures of its picture, and the rows it came from.
import type { BlockTypeId } from "../deck/card.ts";
import type { Theme } from "./themes.ts";

/** A row of the person's own that a sentence rests on. */
export interface Source {
  kind: "insight" | "block" | "step" | "message" | "reflection";
  id: string;
  /** The time of the row, an ISO instant. */
  at: string;
  /** The id of the reading that the row belongs to, if it belongs to one. */
  insightId?: string | undefined;
  /** The block's name, or the first words of what the person typed. */
  name?: string;
}

/** All shares and chances run from 0 to 1; intervals are 90 % unless they say otherwise; times are ISO instants. */
export type Picture =
  | { type: "weekdays"; weekday: number | null; dots: { at: string; weekday: number; isMarked: boolean }[] }
  | { type: "hours"; counts: number[] }
  | { type: "chance"; chance: number }
  | {
      /** Estimates with their 95 % intervals; an end is `null` where it is not known, a value where nothing is. */
      type: "whiskers";
      unit: "share" | "day";
      rows: { id: string; label: string; value: number | null; lower: number | null; upper: number | null }[];
    }
  | {
      type: "survival";
      /** Days since the block began; the band is 95 %, on the log-log scale; `null` where it has none. */
      curve: { day: number; share: number; lower: number | null; upper: number | null }[];
      median: { day: number | null; lower: number | null; upper: number | null };
      open: { blockId: string; name: string; blockTypeId: BlockTypeId; days: number; isStalled: boolean }[];
    }
  | {
      type: "shares";
      rows: { label: string; yes: number; of: number; share: number; lower: number; upper: number }[];
    }
  | {
      type: "calibration";
      brier: number;
      points: { said: number; did: number; of: number; lower: number; upper: number }[];
    }
  | { type: "still" }
  | { type: "progress"; have: number; need: number; unit: string };

export interface PatternTable {
  columns: string[];
  rows: string[][];
  /** Where the last cell of each row quotes the person: the time of that text, an ISO instant. Plans lock words by it. */
  quotedAt?: string[];
}

export interface Pattern {
  /** Stable over time, so that a dismissed or corrected pattern stays so. */
  id: string;
  kind:
    | "loop"
    | "not-a-loop"
    | "time-to-unstuck"
    | "before-moving"
    | "guesses"
    | "hour"
    | "still-stuck"
    | "same-question"
    | "without-action";
  /** The small line above: "a loop", "time to unstuck". */
  label: string;
  headline: string;
  /** What was counted, and how often chance alone does the same. */
  detail: string;
  /** One thing to try; absent if nothing is suggested. */
  suggestion?: string | undefined;
  /** Set where the evidence does not carry a claim: "Nothing yet." */
  isNothingYet: boolean;
  theme?: Theme | undefined;
  picture: Picture;
  /** The table behind the picture: a heading for each column, and the cells. */
  table: PatternTable;
  sources: Source[];
  /** How many other readings the sources were compared with; absent if they were compared with none. */
  besideReadings?: number;
  /** When the newest row that it rests on was made; `null` if it rests on no rows. */
  newestAt: string | null;
  /** Says something about what is to come, which only Premium shows. */
  isPrediction: boolean;
}

export interface Recommendation {
  /** Stable over time. Holds no theme and no words of the person, because the answers to it are stored by it. */
  id: string;
  text: string;
  /** The reason of a recommendation; begins with "because". */
  because: string;
  sources: Source[];
  /** The pattern that it comes from; absent if it comes from rows alone. */
  patternId?: string;
  door: Door;
}

/** What a person can do about a pattern. */
export const DOORS = ["two-minutes", "plan", "ask", "park", "reading", "smaller-step"] as const;

export interface Door {
  kind: (typeof DOORS)[number];
  /** The address of a page, or of a letter. */
  to: string;
}

/** The first part of a recommendation's id. Answers are counted by it, for everybody together. */
export const RECOMMENDATION_KINDS = [
  "loop",
  "same-question",
  "words",
  "without-action",
  "before-moving",
  "guesses",
  "stalled",
] as const;

/** Twelve or more weeks side by side, oldest first; `null` where nothing was known in that week. */
export interface Trend {
  id: "readings" | "opened" | "resolved" | "strength" | "mood";
  title: string;
  /** One sentence that says what the picture shows. */
  summary: string;
  weeks: {
    from: string;
    value: number | null;
    /** How many rows the value is the mean of, and its 90 % interval; absent where the value is a count. */
    count?: number;
    lower?: number;
    upper?: number;
  }[];
}

export interface Achievement {
  id:
    | "closed"
    | "parked"
    | "small-step"
    | "came-back"
    | "kept-promise"
    | "reopened"
    | "smaller"
    | "said-enough";
  title: string;
  /** The time at which an achievement was reached first, an ISO instant. */
  at: string;
  count: number;
}

/** Everything that the engine finds, computed on all rows. */
export interface Patterns {
  readings: number;
  blocks: number;
  /** The time of the first row, an ISO instant; `null` while the person has no rows. */
  since: string | null;
  patterns: Pattern[];
  recommendations: Recommendation[];
  trends: Trend[];
  achievements: Achievement[];
}
