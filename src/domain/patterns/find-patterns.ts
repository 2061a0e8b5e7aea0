import { findAchievements } from "./achievements.ts";
import { findBeforeMoving } from "./before-moving.ts";
import { compareKinds } from "./compare-kinds.ts";
import { findGuesses } from "./guesses.ts";
import { beginningOf, type History } from "./history.ts";
import { findLoops } from "./loops/find-loops.ts";
import { sourceNamer } from "./name-sources.ts";
import type { Patterns, Source } from "./pattern.ts";
import { recommend } from "./recommend.ts";
import { findStillStuck } from "./still-stuck.ts";
import { findTimeToUnstuck } from "./time-to-unstuck.ts";
import { findTrends } from "./trends.ts";

/**
 * Returns everything that a person's rows say at `now`: found on all rows, whatever their plan shows. Deterministic; the
 * time grows near-linearly with the rows. Grave rows are in no pattern.
 */
export function findPatterns(history: History, now: Date): Patterns {
  const patterns = [
    ...findLoops(history, now),
    findTimeToUnstuck(history, now),
    ...compareKinds(history, now),
    ...findBeforeMoving(history, now),
    findGuesses(history, now),
    ...findStillStuck(history, now),
  ];
  const named = sourceNamer(history);
  const withNames = <Row extends { sources: Source[] }>(row: Row) => ({
    ...row,
    sources: named(row.sources),
  });
  return {
    readings: history.readings.length,
    blocks: history.blocks.length,
    since: beginningOf(history)?.toISOString() ?? null,
    patterns: patterns.map(withNames),
    recommendations: recommend(history, patterns, now).map(withNames),
    trends: findTrends(history, now),
    achievements: findAchievements(history),
  };
}
