import { isDeepStrictEqual } from "node:util";
import type { CheckInEntry } from "#contract/check-ins.ts";
import { weekStartOf } from "#domain/calendar-days.ts";
import type { TakenStep } from "#domain/check-ins/asked-step.ts";
import type { CheckInState } from "#domain/check-ins/check-in.ts";
import { dayOf } from "#domain/plans/day.ts";
import type { Plan } from "#domain/plans/plans.ts";
import { changedElsewhere } from "../../platform/based-on.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import { requirePremium } from "../../platform/require-premium.ts";
import type { Services } from "../../platform/services.ts";
import { dayZoneOf, selectSettings, throwIfCrisis } from "../session/session.ts";
import { type CheckInRow, selectCheckIn, upsertCheckIn } from "./check-ins.queries.ts";
import { openCheckIn, sealCheckIn } from "./check-ins.ts";
import { presentCheckInEntry } from "./present-check-in.ts";

type SaveServices = Pick<Services, "database" | "vault" | "clock">;

export interface CheckInSave {
  userId: string;
  plan: Plan;
  weekStart: string;
  entry: CheckInEntry;
  /** The check-in that the change started from; `undefined` if the caller did not say. */
  basedOn: CheckInEntry | undefined;
  /** Whether the person has seen the crisis help and wants to save the check-in. */
  goOnAnyway: boolean;
}

/** The number of attempts when other requests change the same check-in at the same time. */
const ATTEMPTS = 4;

/**
 * Saves this week's check-in. Takes two round trips, or three when the person's key is not in memory, and more for each
 * conflicting change. Throws `plan_locked` without Premium, `crisis_help` if a text speaks of a crisis and the person has
 * not confirmed, `conflict` if the week is not the current one, and `changed_elsewhere` if the stored check-in is not the
 * one that the change started from; nothing is written then.
 */
export async function saveCheckIn(
  services: SaveServices,
  request: CheckInSave,
): Promise<{ state: CheckInState; updatedAt: string }> {
  const { userId, plan, entry, goOnAnyway } = request;
  requirePremium(plan, sentences.checkInsArePremium);
  if (!goOnAnyway)
    await throwIfCrisis(services, userId, [entry.answer, ...entry.taps.map(({ note }) => note)]);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const saved = await trySaving(services, request);
    if (saved) return saved;
  }
  throw new AppError("conflict", sentenceOf("conflict"));
}

/** Saves the check-in. Returns `null` when another request has changed it in the meantime. */
async function trySaving(
  { database, vault, clock }: SaveServices,
  { userId, weekStart, entry, basedOn }: CheckInSave,
): Promise<{ state: CheckInState; updatedAt: string } | null> {
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
  requireSameEntry(presentCheckInEntry(key, before), { basedOn, wanted: entry });
  const { state, ...body } = entry;
  const sealed = sealCheckIn(key, id, { ...body, step: withAnswer(key, body.step, before) });
  const [[row]] = await database.batch({ userId }, (tx) => [
    upsertCheckIn(tx, { ...id, state, body: sealed, createdAt: now, updatedAt: now }, before),
  ]);
  return row ? { state: row.state, updatedAt: row.updatedAt.toISOString() } : null;
}

/** Throws `changed_elsewhere` when a check-in is stored that is neither `basedOn` nor the one to store. */
function requireSameEntry(
  stored: CheckInEntry | null,
  { basedOn, wanted }: { basedOn: CheckInEntry | undefined; wanted: CheckInEntry },
): void {
  if (!stored || !basedOn) return;
  const isStored = (entry: CheckInEntry) => isDeepStrictEqual(answersIn(entry), answersIn(stored));
  if (isStored(basedOn) || isStored(wanted)) return;
  throw changedElsewhere({ checkIn: JSON.stringify(stored) });
}

/** Returns what the person answered, independent of the order of their taps. The duck's question is no answer. */
function answersIn({ state, taps, answer, step }: CheckInEntry) {
  const tapOf = Object.fromEntries(taps.map(({ blockId, tap, note }) => [blockId, { tap, note }]));
  return { state, taps: tapOf, answer, step };
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
