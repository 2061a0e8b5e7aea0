import { commitmentOf, SERVER_SEED_BYTES } from "#domain/draw/shuffle.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { loadTrials, type TrialServices } from "./load-trials.ts";
import { EMPTY_TRIAL_BODY, openTrial, sealSeed, sealTrial } from "./sealed-trial.ts";
import { endTrial, forgetSeed, insertTrial } from "./trials.queries.ts";

/**
 * Starts a trial and commits to its server seed. Throws `conflict` if a trial is running already, or while the person's
 * newest texts are too grave for a trial. A running trial that cannot be decrypted is ended, because nobody can
 * continue it. Takes two round trips, plus one to end that trial.
 */
export async function startTrial(
  services: TrialServices & Pick<Services, "random">,
  userId: string,
): Promise<{ id: string; commitment: string }> {
  const { database, vault, clock, random } = services;
  const { isResting, rows } = await loadTrials(services, userId);
  if (isResting) throw new AppError("conflict", sentences.trialRests);
  // `keyOf` throws if the key is temporarily unavailable, so that a trial is not mistaken for an unreadable one.
  const key = await vault.keyOf(userId);
  const running = rows.find(({ trial }) => trial.state === "running")?.trial;
  if (running) {
    if (openTrial(key, running)) throw new AppError("conflict", sentences.trialRunsAlready);
    await database.batch({ userId }, (tx) => [endTrial(tx, running, clock.now()), forgetSeed(tx, running)]);
  }
  const row = { userId, id: newId() };
  const seed = random.bytes(SERVER_SEED_BYTES);
  const commitment = commitmentOf(seed);
  const [{ rows: started }] = await database.batch({ userId }, (tx) => [
    insertTrial(
      tx,
      {
        ...row,
        state: "running",
        turn: 0,
        commitment,
        body: sealTrial(key, row, EMPTY_TRIAL_BODY),
        createdAt: clock.now(),
        endedAt: null,
      },
      sealSeed(key, row, seed),
    ),
  ]);
  if (started.length === 0) throw new AppError("conflict", sentences.trialRunsAlready);
  return { id: row.id, commitment };
}
