import type { EndedTrial, FoundOutput, OpenTrials, RunningTrial, TrialsOutput } from "#contract/trials.ts";
import { BLOCKS } from "#domain/limits/bounds.ts";
import { hasPremium, type Plan } from "#domain/plans/plans.ts";
import { reportTrial } from "#engines/patterns/index.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { type BlockNameOf, blockNamesIn, selectBlockNames } from "../blocks/blocks.ts";
import { loadTrials, type RunningRow, type TrialServices } from "./load-trials.ts";
import { armsOf, openSeed, openTrial } from "./sealed-trial.ts";
import type { TrialRow } from "./trials.queries.ts";

/**
 * Returns the running trial and the ended ones, in one round trip. Of the running trial it returns the open step and
 * the number of answers, but never the answers. Without Premium, returns only that trials are locked.
 */
export async function getTrials(
  services: TrialServices,
  { userId, plan }: { userId: string; plan: Plan },
): Promise<TrialsOutput> {
  if (!hasPremium(plan)) return { isLocked: true, needs: sentences.trialsArePremium };
  const loaded = await loadTrials(services, userId, (tx) => selectBlockNames(tx, userId, BLOCKS));
  const { key, rows, blocks, also: names, running, isResting } = loaded;
  const shared = { isLocked: false as const, isResting, blocks };
  if (key === null) return { ...shared, running: null, ended: [] } satisfies OpenTrials;
  const nameOf = blockNamesIn(key, names);
  return {
    ...shared,
    running: running && presentRunning(key, running, nameOf),
    ended: rows.flatMap(({ trial }) => presentEnded(key, trial, nameOf)),
  };
}

function presentRunning(
  key: UserKey,
  { row, body, serverSeed }: RunningRow,
  nameOf: BlockNameOf,
): RunningTrial {
  const index = body.tosses.length - 1;
  const last = body.tosses[index];
  const arm =
    last?.moved === null ? armsOf(openSeed(key, row, serverSeed), body.clientSeed)?.[index] : undefined;
  return {
    id: row.id,
    startedAt: row.createdAt.toISOString(),
    commitment: row.commitment,
    answered: body.tosses.filter(({ moved }) => moved !== null).length,
    toss: last && arm ? { arm, blockName: nameOf(last.blockId), step: last.step } : null,
  };
}

function presentEnded(key: UserKey, row: TrialRow, nameOf: BlockNameOf): EndedTrial[] {
  if (row.endedAt === null) return [];
  const isGivenUp = row.state !== "done";
  return [
    {
      id: row.id,
      startedAt: row.createdAt.toISOString(),
      endedAt: row.endedAt.toISOString(),
      isGivenUp,
      found: isGivenUp ? null : presentFound(key, row, nameOf),
    },
  ];
}

function presentFound(key: UserKey, row: TrialRow, nameOf: BlockNameOf): FoundOutput | null {
  const body = openTrial(key, row);
  const arms = body && armsOf(body.serverSeed, body.clientSeed);
  const outcomes = body?.tosses.map(({ moved }) => moved === true) ?? [];
  const report = arms && reportTrial(arms, outcomes);
  if (!body || !report) return null;
  const { serverSeed = "", clientSeed } = body;
  return {
    ...report,
    steps: body.tosses.flatMap(({ blockId, step, tossedAt, moved }, index) => {
      const arm = arms[index];
      return arm ? [{ arm, blockName: nameOf(blockId), step, tossedAt, moved: moved === true }] : [];
    }),
    receipt: { commitment: row.commitment, serverSeed, clientSeed: clientSeed ?? "", arms },
  };
}
