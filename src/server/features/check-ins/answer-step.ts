import type { Plan } from "#domain/plans/plans.ts";
import type { PromiseAnswer } from "#domain/promises/promise.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import { requirePremium } from "../../platform/require-premium.ts";
import type { Services } from "../../platform/services.ts";
import { replaceBody, selectCheckIn } from "./check-ins.queries.ts";
import { openCheckIn, sealCheckIn } from "./check-ins.ts";

/**
 * Stores in a check-in the outcome of its step. Takes two round trips. Throws `plan_locked` without Premium,
 * `not_found` if the check-in has no step, and `conflict` if the check-in changed between reading and writing.
 */
export async function answerStep(
  { database, vault }: Pick<Services, "database" | "vault">,
  {
    userId,
    plan,
    weekStart,
    answer,
  }: { userId: string; plan: Plan; weekStart: string; answer: PromiseAnswer },
): Promise<{ answer: PromiseAnswer }> {
  requirePremium(plan, sentences.checkInsArePremium);
  const id = { userId, weekStart };
  const [[keyRow], [row]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectCheckIn(tx, id),
  ]);
  if (!keyRow || !row) throw new AppError("not_found", sentences.stepNotFound);
  const key = vault.open(keyRow);
  const opened = openCheckIn(key, row);
  if (!opened.ok || !opened.value.step) throw new AppError("not_found", sentences.stepNotFound);
  const body = sealCheckIn(key, id, { ...opened.value, step: { ...opened.value.step, answer } });
  const [written] = await database.batch({ userId }, (tx) => [
    replaceBody(tx, { ...id, body, before: row.body }),
  ]);
  if (written.length === 0) throw new AppError("conflict", sentenceOf("conflict"));
  return { answer };
}
