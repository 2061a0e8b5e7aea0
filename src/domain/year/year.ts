// One calendar year of a person, as the page to keep shows it. Days are the person's own, counted from 0 on January 1.
import type { BlockTypeId } from "../deck/card.ts";

/** Days in which a block was stuck. Both ends are included. */
export interface YearStretch {
  from: number;
  to: number;
  isPaused: boolean;
}

export const YEAR_MARKS = ["opened", "reopened", "paused", "resolved", "archived"] as const;

/** A day on which something happened to a block. */
export interface YearMark {
  day: number;
  kind: (typeof YEAR_MARKS)[number];
}

export interface YearBlock {
  id: string;
  name: string;
  blockTypeId: BlockTypeId;
  /** The stretches of days in which the block was stuck. No two begin on the same day. */
  stretches: YearStretch[];
  /** The marks of the block. No two of one kind are on the same day. */
  marks: YearMark[];
  /** The days with a reading on the block. */
  readingDays: number[];
  /** A description of the picture in words: "Opened Mar 3, resolved Jun 9". */
  said: string;
}

export interface YearCounts {
  opened: number;
  closed: number;
  parked: number;
  /** Steps of five minutes or less that were done. */
  smallSteps: number;
  readings: number;
  /** Days on which the person wrote something. */
  daysWritten: number;
}

/** A block that stands out, and how many days it took. */
export interface YearBlockFact {
  blockId: string;
  name: string;
  days: number;
}

export interface YearCard {
  cardId: string;
  name: string;
  times: number;
  /** A text on how often chance alone draws a card so often. */
  detail: string;
}

/** An exact part of a text that the person wrote. */
export interface OwnSentence {
  text: string;
  day: number;
  insightId: string | null;
}

export interface Year {
  year: number;
  /** 365, or 366 in a leap year. */
  days: number;
  /** The first day of each month. */
  months: number[];
  /** The current day of the year; `null` for a year that is over or has not begun. */
  today: number | null;
  /** The blocks, in the order of the days on which they began to be stuck. */
  blocks: YearBlock[];
  counts: YearCounts;
  /** The block that was stuck on the most days of this year. */
  longest: YearBlockFact | null;
  /** The block that was resolved in the fewest days. */
  fastest: YearBlockFact | null;
  card: YearCard | null;
  ownSentence: OwnSentence | null;
  /** A one-sentence remark by Rob. */
  remark: string;
  /** Readings and blocks of the year about something grave, which nothing on the page shows or counts. */
  leftOut: number;
}
