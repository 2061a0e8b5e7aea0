import type { Patterns, Source } from "#domain/patterns/pattern.ts";
import { findAchievements } from "./achievements.ts";
import { findBeforeMoving } from "./before-moving.ts";
import { compareKinds } from "./compare-kinds.ts";
import { findGuesses } from "./guesses.ts";
import { beginningOf, type History } from "./history.ts";
import { findLoops } from "./loops/find-loops.ts";
import { sourceNamer } from "./name-sources.ts";
import { recommend } from "./recommend.ts";
import { findStillStuck } from "./still-stuck.ts";
import { findTimeToUnstuck } from "./time-to-unstuck.ts";
import { findTrends } from "./trends.ts";

/**
 * Returns everything that is found in a person's rows at `now`. It reads all rows, also those that the person's plan
 * does not show, except grave ones. The same rows always give the same result. The time grows nearly in proportion to
 * the number of rows.
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
