// A pattern as a page shows it: sentences, the numbers of its picture, and the rows that it rests on.
import type { BlockTypeId } from "../deck/card.ts";
import type { Theme } from "../readings/themes.ts";

/** A row of the person's data that a sentence rests on. */
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

/**
 * The picture of a pattern. Shares and chances are from 0 to 1, intervals are 90 % unless noted otherwise, times are
 * ISO instants.
 */
export type Picture =
  | { type: "weekdays"; weekday: number | null; dots: { at: string; weekday: number }[] }
  | { type: "hours"; counts: number[] }
  | {
      /** A card, and in how many of the newest draws it came. */
      type: "draws";
      cardId: string;
      times: number;
      of: number;
    }
  | {
      /**
       * Estimates with their 95 % intervals. An end is `null` if it is not known; a value is `null` if nothing is
       * known.
       */
      type: "whiskers";
      unit: "share" | "day";
      rows: { id: string; label: string; value: number | null; lower: number | null; upper: number | null }[];
    }
  | {
      type: "survival";
      /**
       * The curve by days since the block began, with a 95 % band on the log-log scale; an end of the band is `null` if
       * there is none.
       */
      curve: { day: number; share: number; lower: number | null; upper: number | null }[];
      /** The number of days after which each resolved block was resolved. */
      settled: number[];
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
  /**
   * If the last cell of each row quotes the person, the time of each quoted text as an ISO instant. Plans lock texts by
   * it.
   */
  quotedAt?: string[];
}

export interface Pattern {
  /** The id, which is stable over time, so that a dismissed or corrected pattern stays so. */
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
  /** The small line above the headline, such as "a loop" or "time to unstuck". */
  label: string;
  headline: string;
  /** What was counted, and how often chance alone does the same. */
  detail: string;
  /** One thing to try; absent if nothing is suggested. */
  suggestion?: string | undefined;
  /** True if the evidence is too weak for a claim: the headline is "Nothing yet." */
  isNothingYet: boolean;
  theme?: Theme | undefined;
  picture: Picture;
  /** The table behind the picture: a heading for each column, and the cells. */
  table: PatternTable;
  sources: Source[];
  /** How many other readings the sources were compared with; absent if they were compared with none. */
  besideReadings?: number;
  /** The time of the newest row that the pattern rests on, an ISO instant; `null` if it rests on no rows. */
  newestAt: string | null;
  /** True if the pattern says something about the future, which only Premium shows. */
  isPrediction: boolean;
}

export interface Recommendation {
  /**
   * The id, which is stable over time. Answers are stored by it, so it contains no theme and no words of the person.
   */
  id: string;
  text: string;
  /** The reason of a recommendation; begins with "because". */
  because: string;
  sources: Source[];
  /** The id of the pattern that the recommendation comes from; absent if it comes from rows alone. */
  patternId?: string;
  door: RecommendationDoor;
}

/** The kinds of things that a person can do about a pattern. */
export const DOORS = ["two-minutes", "plan", "ask", "park", "reading", "smaller-step"] as const;

export interface RecommendationDoor {
  kind: (typeof DOORS)[number];
  /** The address of a page, or of a letter (`mailto:`). */
  to: string;
}

/**
 * The kinds of recommendations: the first part of a recommendation's id. Answers are counted by kind, for all people
 * together.
 */
export const RECOMMENDATION_KINDS = [
  "loop",
  "same-question",
  "words",
  "without-action",
  "before-moving",
  "guesses",
  "stalled",
] as const;

/** The half-life of an act in the trend of a person's strength, in days: an act of this age counts half. */
export const HALF_LIFE_DAYS = 14;

/** A weekly series of twelve or more weeks, oldest first. A week's value is `null` if nothing was known in it. */
export interface Trend {
  id: "readings" | "opened" | "resolved" | "strength" | "mood";
  title: string;
  /** One sentence that says what the picture shows. */
  summary: string;
  weeks: {
    from: string;
    value: number | null;
    /**
     * The number of rows of which the value is the mean; `lower` and `upper` are its 90 % interval. All are absent if
     * the value is a count.
     */
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
  /** The time at which the achievement was first reached, an ISO instant. */
  at: string;
  count: number;
}

/** Everything that is found in all rows of a person. */
export interface Patterns {
  readings: number;
  blocks: number;
  /** The time of the first row, an ISO instant; `null` if the person has no rows. */
  since: string | null;
  patterns: Pattern[];
  recommendations: Recommendation[];
  trends: Trend[];
  achievements: Achievement[];
}
