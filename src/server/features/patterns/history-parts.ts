// A person's history in the parts in which it is read and sent to the thread that computes.
import type { Family } from "#domain/deck/card.ts";
import {
  graveReadingsOf,
  type History,
  type PastBlock,
  type PastReading,
  type PastText,
} from "#engines/patterns/index.ts";
import { type Promised, pastSteps, type Touched } from "./past-steps.ts";

/** Everything of a history except its readings and words, of which there may be many. */
export interface HistoryFrame {
  zone: string;
  blocks: readonly PastBlock[];
  promises: readonly Promised[];
  touched: readonly Touched[];
  saidEnough: readonly Date[];
  deckSize: number;
  cardNames: ReadonlyMap<string, string>;
  cardFamilies: ReadonlyMap<string, Family>;
}

/** The frame comes first. */
export type HistoryPart =
  | { kind: "frame"; frame: HistoryFrame }
  | { kind: "rows"; readings: readonly PastReading[]; words: readonly PastText[] };

/** Puts a history together again. Its readings must be oldest first. */
export function historyOf(
  { promises, touched, ...frame }: HistoryFrame,
  { readings, words }: { readings: readonly PastReading[]; words: readonly PastText[] },
): History {
  const byId = new Map(readings.map((reading) => [reading.id, reading]));
  const grave = graveReadingsOf({ readings, blocks: frame.blocks });
  return {
    ...frame,
    ...pastSteps({ promises, touched, byId, grave, zone: frame.zone }),
    readings,
    words: words.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  };
}
