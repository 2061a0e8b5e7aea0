import type { CheckInEntry } from "#contract/check-ins.ts";
import { weekStartOf } from "#domain/calendar-days.ts";
import type { TakenStep } from "#domain/check-ins/asked-step.ts";
import type { CheckInState } from "#domain/check-ins/check-in.ts";
import { dayOf } from "#domain/plans/day.ts";
import type { Plan } from "#domain/plans/plans.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { requirePremium } from "../../platform/require-premium.ts";
import type { Services } from "../../platform/services.ts";
import { dayZoneOf, offerHelpFirst, selectSettings } from "../session/session.ts";
import { type CheckInRow, selectCheckIn, upsertCheckIn } from "./check-ins.queries.ts";
import { openCheckIn, sealCheckIn } from "./check-ins.ts";

type SaveServices = Pick<Services, "database" | "vault" | "clock">;

export interface SaveRequest {
  userId: string;
  plan: Plan;
  weekStart: string;
  entry: CheckInEntry;
  /** Whether the person has seen the crisis help and wants to save the check-in. */
  goOnAnyway: boolean;
}

/**
 * Saves this week's check-in. Takes two round trips, or three when the person's key is not in memory. Throws
 * `plan_locked` without Premium, `crisis_help` if a text speaks of a crisis and the person has not confirmed, and
 * `conflict` if the week is not the current one; nothing is written then.
 */
export async function saveCheckIn(
  services: SaveServices,
  { userId, plan, weekStart, entry, goOnAnyway }: SaveRequest,
): Promise<{ state: CheckInState; updatedAt: string }> {
  requirePremium(plan, sentences.checkInsArePremium);
  const { database, vault, clock } = services;
  const { state, ...body } = entry;
  if (!goOnAnyway) {
    await offerHelpFirst(services, userId, [body.answer, ...body.taps.map(({ note }) => note)]);
  }
  const now = clock.now();
  const id = { userId, weekStart };
  const [[settings], [before]] = await database.batch({ userId }, (tx) => [
    selectSettings(tx, userId),
    selectCheckIn(tx, id),
  ]);
  if (weekStart !== weekStartOf(dayOf(now, dayZoneOf(settings)))) {
    throw new AppError("conflict", sentences.weekIsOver);
  }
  const key = await vault.keyOf(userId);
  const sealed = sealCheckIn(key, id, { ...body, step: withAnswer(key, body.step, before) });
  const [[row]] = await database.batch({ userId }, (tx) => [
    upsertCheckIn(tx, { ...id, state, body: sealed, createdAt: now, updatedAt: now }),
  ]);
  return { state: row?.state ?? state, updatedAt: (row?.updatedAt ?? now).toISOString() };
}

/** Keeps the stored outcome of the step if the saved check-in still has the same step. */
function withAnswer(
  key: UserKey,
  step: CheckInEntry["step"],
  before: CheckInRow | undefined,
): TakenStep | null {
  const opened = before && openCheckIn(key, before);
  const former = opened?.ok ? opened.value.step : null;
  return step && former?.text === step.text && former.answer ? { ...step, answer: former.answer } : step;
}
