import { type LocalTime, localClock } from "#domain/local-time.ts";
import type { Theme } from "#domain/readings/themes.ts";
import {
  graveReadingsOf,
  type History,
  type PastReading,
  type PastStep,
  type PastText,
  rowsWithout,
} from "../history.ts";
import { themeOf } from "../theme-of.ts";
import { otherTextsByReading } from "./words-about.ts";

export interface ThemedReading extends PastReading {
  theme: Theme | null;
  local: LocalTime;
}

export interface LocalWords extends PastText {
  local: LocalTime;
}

export interface LocalStep extends PastStep {
  local: LocalTime;
}

/** The rows in which loops are looked for: a history without its grave rows, with themes and local times. */
export interface UsableRows {
  readings: readonly ThemedReading[];
  /** Steps that were done, at least partly. */
  doneSteps: readonly LocalStep[];
  /** The person's texts other than the questions of readings. */
  words: readonly LocalWords[];
}

/** Returns the rows that are not grave and not later than `now`, oldest first. */
export function usableRows(history: History, now: Date): UsableRows {
  const calm = rowsWithout(graveReadingsOf(history), history);
  const isPast = ({ at }: { at: Date }) => at <= now;
  const localTime = localClock(history.zone);
  const readings = calm.readings.filter(isPast);
  const words = calm.words.filter(isPast).map((row) => ({ ...row, local: localTime(row.at) }));
  const saidLater = otherTextsByReading(readings, words);
  return {
    readings: readings.map((reading) => ({
      ...reading,
      theme: themeIn(reading, saidLater.get(reading.id)),
      local: localTime(reading.at),
    })),
    doneSteps: calm.steps
      .filter((step) => isPast(step) && (step.outcome === "done" || step.outcome === "partly"))
      .map((step) => ({ ...step, local: localTime(step.at) })),
    words,
  };
}

function themeIn(
  { text, namedTheme, hardPart, modelTheme }: PastReading,
  saidLater: string | undefined,
): Theme | null {
  return themeOf(text, { byPerson: namedTheme, hardPart, byModel: modelTheme ?? null }, saidLater);
}
