import type { PatternsOutput } from "#contract/patterns.ts";
import type { Plan } from "#domain/plans/plans.ts";
import { runLater } from "../../platform/streams/run-later.ts";
import {
  selectFingerprint,
  selectRecommendationAnswers,
  selectStored,
  storeShown,
} from "./patterns.queries.ts";
import { openPatterns } from "./patterns.ts";
import { NOT_COMPUTED, presentPatterns } from "./present-patterns.ts";
import { FRESH_MS, type RefreshServices, refreshLater } from "./refresh-patterns.ts";

/**
 * Returns the stored patterns in one round trip. If rows have changed since or a day has passed, starts a new
 * computation in the background. Recommendations that are shown for the first time are also counted in the background.
 */
export async function getPatterns(
  services: RefreshServices,
  { userId, plan }: { userId: string; plan: Plan },
): Promise<PatternsOutput> {
  const { database, vault, clock } = services;
  const [[keyRow], [stored], marks, answers] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectStored(tx, userId),
    selectFingerprint(tx, userId),
    selectRecommendationAnswers(tx, userId),
  ]);
  const now = clock.now();
  const found = stored && keyRow ? openPatterns(vault.openToShow(keyRow), stored) : null;
  const isFresh =
    found !== null &&
    stored?.fingerprint === marks.rows[0]?.fingerprint &&
    now.getTime() - (stored?.computedAt.getTime() ?? 0) < FRESH_MS;
  if (!isFresh) void refreshLater(services, userId);
  const state = {
    computedAt: found && stored ? stored.computedAt.toISOString() : null,
    isRefreshing: !isFresh,
  };
  if (!found) return { ...NOT_COMPUTED, ...state };
  const known = new Map(answers.map(({ id, answer }) => [id, answer]));
  const shown = presentPatterns(found, { plan, now, answers: known });
  const unseen = shown.recommendations.map(({ id }) => id).filter((id) => !known.has(id));
  if (unseen.length > 0) void countShownLater(services, userId, unseen);
  return { ...shown, ...state };
}

/** Counts recommendations that were never shown to this person before. Never throws; a failure is logged. */
function countShownLater(services: RefreshServices, userId: string, ids: readonly string[]): Promise<string> {
  const { database, clock, patternRuns: runs, log } = services;
  return runLater({ runs, log }, userId, {
    name: "shown",
    failure: "shown recommendations could not be counted",
    work: () => database.batch({ userId }, (tx) => [storeShown(tx, { userId, ids, shownAt: clock.now() })]),
  });
}
