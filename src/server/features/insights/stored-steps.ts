// Reads the stored state of a reading's steps, and presents the steps with it.
import { sql } from "drizzle-orm";
import type { PromiseOutput } from "#contract/promises.ts";
import type { StepOutput } from "#contract/steps.ts";
import type { PromiseAnswer } from "#domain/promises/promise.ts";
import { doneSteps } from "#domain/readings/own-steps.ts";
import type { ActionStep } from "#domain/readings/reading-result.ts";
import { titleByRule } from "#domain/readings/step-title.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { isText } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Value } from "../../platform/db/prepared.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import { openPromise } from "./stored-promise.ts";

/** The stored state of a step, as a subquery of insights returns it. */
export interface StoredStep {
  step: number;
  /** The time at which the step was done, in ISO 8601. */
  doneAt: string | null;
  title: string | null;
  smaller: string | null;
  usesSmaller: boolean;
  promise: StoredPromise | null;
}

/** The latest promise about a step, as the database query returns it in JSON. */
interface StoredPromise {
  body: string;
  madeAt: string;
  answer: PromiseAnswer | null;
  answeredAt: string | null;
}

/**
 * An SQL column for queries of `insights`: the stored state of all steps of an insight. Each table is filtered by the
 * person's id on its own, so that a distributed database queries only one of its machines.
 */
export const storedSteps = (userId: Value<string>) => sql<StoredStep[]>`(
  select coalesce(json_agg(json_build_object('step', s.step, 'doneAt', s.done_at, 'title', s.title,
    'smaller', s.smaller, 'usesSmaller', s.uses_smaller, 'promise', p.promise)), '[]')
  from app.insight_steps s left join lateral (
    select json_build_object('body', p.body, 'madeAt', p.made_at, 'answer', p.answer,
      'answeredAt', p.answered_at) as promise
    from app.step_promises p where p.user_id = ${userId} and p.insight_id = s.insight_id and p.step = s.step
    order by p.made_at desc limit 1) p on true
  where s.user_id = ${userId} and s.insight_id = insights.id)`;

/** Presents the steps of a decrypted reading with their stored state. */
export function presentSteps(
  key: UserKey,
  insight: { userId: string; id: string; tookAction: boolean; steps: readonly StoredStep[] },
  actionSteps: readonly ActionStep[],
): StepOutput[] {
  const { userId, id: insightId, tookAction, steps } = insight;
  const ticks = steps.map(({ step, doneAt }) => ({ step, isDone: doneAt !== null }));
  const isDone = doneSteps(actionSteps.length, { tookAction, ticks });
  return actionSteps.map((step, index) => {
    const kept = steps.find((row) => row.step === index);
    const row = { userId, insightId, step: index };
    const smaller = openStepWords(key, row, "smaller", kept?.smaller);
    return {
      index,
      ...step,
      title: openStepWords(key, row, "title", kept?.title) ?? titleByRule(step.text),
      isDone: isDone[index] ?? false,
      doneAt: kept?.doneAt ? new Date(kept.doneAt).toISOString() : null,
      smaller,
      usesSmaller: smaller !== null && kept?.usesSmaller === true,
      ...(kept?.promise && presentStored(key, row, kept.promise)),
    };
  });
}

/** Presents the promise of a step; leaves it out if it cannot be decrypted. */
function presentStored(key: UserKey, row: StepRowId, stored: StoredPromise): { promise?: PromiseOutput } {
  const { answer, answeredAt } = stored;
  const madeAt = new Date(stored.madeAt);
  const words = openPromise(key, { ...row, ...stored, madeAt });
  if (!words) return {};
  const times = {
    madeAt: madeAt.toISOString(),
    answeredAt: answeredAt && new Date(answeredAt).toISOString(),
  };
  return { promise: { ...words, answer, ...times } };
}

export type StepRowId = { userId: string; insightId: string; step: number };

export function sealStepWords(
  key: UserKey,
  row: StepRowId,
  column: "title" | "smaller",
  words: string,
): string {
  return key.seal(words, placeOf(insightSteps, column, row));
}

function openStepWords(
  key: UserKey,
  row: StepRowId,
  column: "title" | "smaller",
  stored: string | null | undefined,
): string | null {
  if (!stored) return null;
  const opened = key.unseal(stored, placeOf(insightSteps, column, row), { shape: isText });
  return opened.ok ? opened.value : null;
}
