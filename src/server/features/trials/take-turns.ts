// The operations on a running trial: a toss for the next step, the answer to it, and giving up.
import { type Arm, TRIAL_TOSSES } from "#domain/trials/trial-plan.ts";
import { callsForQuiet } from "#engines/safety/index.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { throwIfCrisis } from "../session/session.ts";
import { loadRunningTrial, type TrialServices } from "./load-trials.ts";
import { armsOf, openSeed, sealTrial } from "./sealed-trial.ts";
import { endTrial, forgetSeed, writeTurn } from "./trials.queries.ts";

interface TossRequest {
  userId: string;
  id: string;
  index: number;
  blockId: string;
  step: string;
  clientSeed: string;
  /** Whether the person has seen the crisis help and wants to continue. */
  goOnAnyway: boolean;
}

/**
 * Stores the next step of a trial and returns its arm: whether the person is to write (`write`) or to do the step
 * (`do`). Throws `crisis_help` if the step speaks of a crisis; `conflict` if the step or the newest texts are too
 * grave, or if it is not this step's turn; `not_found` if the block is not open. Takes two round trips.
 */
export async function tossStep(services: TrialServices, asked: TossRequest): Promise<{ arm: Arm }> {
  const { userId, id, index, blockId, step } = asked;
  if (!asked.goOnAnyway) await throwIfCrisis(services, userId, [step]);
  if (callsForQuiet([step])) throw new AppError("conflict", sentences.trialRests);
  const { key, running, blocks } = await loadRunningTrial(services, userId, id);
  const { body, row } = running;
  if (!blocks.some((block) => block.id === blockId)) throw new AppError("not_found", sentences.blockNotFound);
  if (row.turn !== 2 * index) throw new AppError("conflict", sentences.notThisToss);
  const clientSeed = body.clientSeed ?? asked.clientSeed;
  const arm = armsOf(openSeed(key, row, running.serverSeed), clientSeed)?.[index];
  if (arm === undefined) throw new AppError("not_found", sentences.trialNotFound);
  const { database, clock } = services;
  const tossed = { blockId, step, tossedAt: clock.now().toISOString(), moved: null };
  const next = sealTrial(key, row, { clientSeed, tosses: [...body.tosses, tossed] });
  const [written] = await database.batch({ userId }, (tx) => [
    writeTurn(tx, row, { state: "running", turn: row.turn + 1, body: next, endedAt: null }),
  ]);
  if (written.length === 0) throw new AppError("conflict", sentences.notThisToss);
  return { arm };
}

/**
 * Stores whether a step moved the block. The tenth answer ends the trial: its server seed moves into the encrypted body
 * and is deleted from its own table. Throws `conflict` while the newest texts are too grave, or if this step has an
 * answer already or was not tossed. Takes two round trips.
 */
export async function saveTossAnswer(
  services: TrialServices,
  { userId, id, index, moved }: { userId: string; id: string; index: number; moved: boolean },
): Promise<{ left: number }> {
  const { key, running } = await loadRunningTrial(services, userId, id);
  const { body, row } = running;
  if (row.turn !== 2 * index + 1) throw new AppError("conflict", sentences.notThisToss);
  const isLast = index === TRIAL_TOSSES - 1;
  const serverSeed = isLast ? openSeed(key, row, running.serverSeed) : null;
  const tosses = body.tosses.map((toss, place) => (place === index ? { ...toss, moved } : toss));
  const next = sealTrial(key, row, { ...body, tosses, ...(serverSeed !== null && { serverSeed }) });
  const { database, clock } = services;
  const end = isLast
    ? { state: "done" as const, endedAt: clock.now() }
    : { state: "running" as const, endedAt: null };
  const [written] = await database.batch({ userId }, (tx) => [
    writeTurn(tx, row, { ...end, turn: row.turn + 1, body: next }),
    forgetSeed(tx, row),
  ]);
  if (written.length === 0) throw new AppError("conflict", sentences.notThisToss);
  return { left: TRIAL_TOSSES - index - 1 };
}

/**
 * Ends a trial early and deletes its seed, so that nobody can find out any more which arm each step had by plan. Takes
 * one round trip.
 */
export async function giveUpTrial(
  { database, clock }: TrialServices,
  userId: string,
  id: string,
): Promise<{ isEnded: boolean }> {
  const [ended] = await database.batch({ userId }, (tx) => [
    endTrial(tx, { userId, id }, clock.now()),
    forgetSeed(tx, { userId, id }),
  ]);
  if (ended.length === 0) throw new AppError("not_found", sentences.trialNotFound);
  return { isEnded: true };
}
