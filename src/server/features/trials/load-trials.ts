// Loads the data that every operation on a trial needs: the trials, the open blocks, and whether the person's newest
// texts are too grave.

import { DAY_MS } from "#domain/time.ts";
import { callsForQuiet } from "#engines/safety/index.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { RECENT_DAYS } from "../../platform/db/newest-insights.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { hasQuietMood, selectNewestMoods } from "../../platform/safety/chat-moods.ts";
import type { Services } from "../../platform/services.ts";
import { mapInSlices } from "../../platform/turns.ts";
import { presentListedBlock, selectActiveBlocks } from "../blocks/blocks.ts";
import { isQuietInList } from "../insights/insights.ts";
import { openTrial, type TrialBody } from "./sealed-trial.ts";
import { selectNewestReadings, selectTrials, type TrialRow } from "./trials.queries.ts";

const BLOCKS_OFFERED = 50;
const READINGS_READ = 50;
const MESSAGES_READ = 20;
const TRIALS_READ = 30;

export type TrialServices = Pick<Services, "database" | "vault" | "clock">;

export interface RunningRow {
  row: TrialRow;
  body: TrialBody;
  /** The encrypted server seed of the trial; `null` if it has been deleted. */
  serverSeed: string | null;
}

/**
 * Loads trials in one round trip, together with `query`, whose rows are returned as `also`. `key` is `null` for a
 * person who has written nothing yet. `running` is `null` if no trial is running or the running one cannot be
 * decrypted. `isResting` says that the person's newest texts are too grave for a trial.
 */
export async function loadTrials<Row>(
  { database, vault, clock }: TrialServices,
  userId: string,
  query?: (tx: Transaction) => PromiseLike<Row[]>,
) {
  const since = new Date(clock.now().getTime() - RECENT_DAYS * DAY_MS);
  const [[keyRow], rows, active, readings, moods, also = []] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectTrials(tx, userId, TRIALS_READ),
    selectActiveBlocks(tx, userId, BLOCKS_OFFERED),
    selectNewestReadings(tx, { userId, since, limit: READINGS_READ }),
    selectNewestMoods(tx, userId, MESSAGES_READ),
    ...(query ? [query(tx)] : []),
  ]);
  if (!keyRow) return { key: null, rows: [], blocks: [], also, running: null, isResting: false };
  const key = vault.openToShow(keyRow);
  const listed = (await mapInSlices(active, (row) => presentListedBlock(key, row))).toReversed();
  const areQuiet = await mapInSlices(readings, (row) => isQuietInList(key, row));
  const running = findRunning(key, rows);
  const isResting =
    listed.some(({ isGrave }) => isGrave) ||
    areQuiet.includes(true) ||
    hasQuietMood(key, userId, moods) ||
    callsForQuiet((running?.body.tosses ?? []).map(({ step }) => step));
  const blocks = listed.map(({ id, name, blockTypeId }) => ({ id, name, blockTypeId }));
  return { key, rows, blocks, also, running, isResting };
}

function findRunning(key: UserKey, rows: Awaited<ReturnType<typeof selectTrials>>): RunningRow | null {
  const found = rows.find(({ trial }) => trial.state === "running");
  const body = found && openTrial(key, found.trial);
  return found && body ? { row: found.trial, body, serverSeed: found.serverSeed } : null;
}

/**
 * Loads the running trial for its next turn. Throws `not_found` if `trialId` is not the running trial, and `conflict`
 * while the person's newest texts are too grave for a trial.
 */
export async function loadRunningTrial(services: TrialServices, userId: string, trialId: string) {
  const { key, running, isResting, blocks } = await loadTrials(services, userId);
  if (key === null || running?.row.id !== trialId) throw new AppError("not_found", sentences.trialNotFound);
  if (isResting) throw new AppError("conflict", sentences.trialRests);
  return { key, running, blocks };
}
