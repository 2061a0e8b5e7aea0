// The data from which patterns are computed: a person's own rows, decrypted, oldest first. `zone` is the time zone that
// gives the day and hour of each instant.
import type { BlockTypeId, Family } from "#domain/deck/card.ts";
import { localClock } from "#domain/local-time.ts";
import type { Source } from "#domain/patterns/pattern.ts";
import type { HardPart } from "#domain/readings/hard-part.ts";
import type { Theme } from "#domain/readings/themes.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import type { StepAction } from "./step-action.ts";

export interface PastReading {
  id: string;
  at: Date;
  blockId: string | null;
  blockTypeId: BlockTypeId;
  spread: "quick-draw" | "full-pond";
  /** Cards that were drawn. A card that the person chose is left out. */
  drawn: readonly { cardId: string; isReversed: boolean }[];
  /** The question that the person asked. It is shown to them only word for word. */
  text: string;
  hardPart: HardPart | null;
  /** The person's own correction of the theme; "none" if they said that no theme fits; `null` if they said nothing. */
  namedTheme: Theme | "none" | null;
  /** The theme that a model named in its answer; "none" if it said that no theme fits; absent if no model named one. */
  modelTheme?: Theme | "none" | undefined;
  hasResonated: boolean;
  hasActed: boolean;
  /** The length in minutes and the kind of each step that the reading proposed; absent if not known. */
  steps?: readonly { minutes: number | null; action: StepAction }[];
  /**
   * Whether the reading's own texts are very dark or speak of a crisis. `graveReadingsOf` says which readings patterns
   * leave out.
   */
  isGrave: boolean;
}

export interface PastBlock {
  id: string;
  name: string;
  blockTypeId: BlockTypeId;
  status: "active" | "paused" | "resolved" | "archived" | "other";
  createdAt: Date;
  /** The changes of the block's status, oldest first. */
  changes: readonly { at: Date; to: PastBlock["status"] }[];
  isGrave: boolean;
}

/** A step that was done, or whose promise was answered. */
export interface PastStep {
  insightId: string;
  index: number;
  at: Date;
  blockId: string | null;
  minutes: number | null;
  /** Whether the person did the step. "Partly" counts as half. */
  outcome: "done" | "partly" | "not-done" | "no-longer-matters";
  /** How likely the person thought it was that they would do the step, from 0 to 1; `null` if they did not say. */
  guess: number | null;
  /** Whether the person said by which day they would do the step. If absent, they did so only if they gave a guess. */
  wasPromised?: boolean;
  /** The day by which the step was promised, such as `2026-11-20`, or the later day to which it was put off. */
  dueOn?: string;
  /** What the step asks for; absent if the text of the step is not known. */
  action?: StepAction | undefined;
  /** Whether the person asked for a smaller version of the step and used it. */
  usedSmaller?: boolean;
}

/** Returns a step as a row that a sentence rests on. */
export function sourceOfStep({ insightId, index, at }: PastStep): Source {
  return { kind: "step", id: `${insightId}:${index}`, at: at.toISOString(), insightId };
}

const SMALL_MINUTES = 5;

/** Returns whether a step of so many minutes is small. A step of unknown length is not. */
export function isSmall(minutes: number | null): boolean {
  return minutes !== null && minutes <= SMALL_MINUTES;
}

/**
 * Returns a function that returns the time from which a step counts: its answer, but not before the day by which it was
 * promised. Sorted by these times, a later step never comes before one that counted earlier, so a test of the first
 * ones never changes. The times are those of the person's clock in `zone`, written as UTC.
 */
export function countingTimeFinder(zone: string): (step: PastStep) => Date {
  const localTime = localClock(zone);
  return ({ at, dueOn }) => {
    const { day, hour } = localTime(at);
    const told = day * DAY_MS + hour * HOUR_MS;
    return new Date(dueOn === undefined ? told : Math.max(told, Date.parse(dueOn)));
  };
}

export interface PastText {
  id: string;
  kind: "message" | "reflection" | "note";
  at: Date;
  /** The id of the reading that the text belongs to; `null` for a reflection on a card. */
  insightId: string | null;
  text: string;
  sentiment: "positive" | "neutral" | "negative" | null;
}

export interface History {
  /** The person's time zone, an IANA name. */
  zone: string;
  readings: readonly PastReading[];
  blocks: readonly PastBlock[];
  /** Steps of the readings that `graveReadingsOf` names are not among them. */
  steps: readonly PastStep[];
  words: readonly PastText[];
  /**
   * The days, such as `2026-11-20`, of promises with a guess that nobody answered. Absent if there are none. Promises of
   * the readings that `graveReadingsOf` names are not among them.
   */
  unansweredGuesses?: readonly string[];
  /** The instants at which the person said that it was enough for today. */
  saidEnough: readonly Date[];
  /** The number of cards in the deck. */
  deckSize: number;
  /** The names of the cards by id. */
  cardNames: ReadonlyMap<string, string>;
  /** The families of the cards by id. */
  cardFamilies?: ReadonlyMap<string, Family>;
}

/** Returns the time of the person's first row; `null` for a person without rows. */
export function beginningOf({ readings, blocks, words }: History): Date | null {
  const first = Math.min(
    ...[...readings, ...words].map(({ at }) => at.getTime()),
    ...blocks.map(({ createdAt }) => createdAt.getTime()),
  );
  return Number.isFinite(first) ? new Date(first) : null;
}

/** Returns the ids of the readings that every pattern leaves out: those that are grave, and those on a grave block. */
export function graveReadingsOf({
  readings,
  blocks,
}: Pick<History, "readings" | "blocks">): ReadonlySet<string> {
  const graveBlocks = new Set(blocks.filter(({ isGrave }) => isGrave).map(({ id }) => id));
  const grave = readings.filter(
    ({ isGrave, blockId }) => isGrave || (blockId !== null && graveBlocks.has(blockId)),
  );
  return new Set(grave.map(({ id }) => id));
}

/** Returns the history without the grave readings and their words. Their steps are not in a history at all. */
export function rowsWithout(grave: ReadonlySet<string>, history: History): History {
  return {
    ...history,
    readings: history.readings.filter(({ id }) => !grave.has(id)),
    words: history.words.filter(({ insightId }) => insightId === null || !grave.has(insightId)),
  };
}
