import type { PromiseOutput } from "#contract/promises.ts";
import { addDays } from "#domain/calendar-days.ts";
import { dayOf } from "#domain/plans/day.ts";
import type { PromiseAnswer } from "#domain/promises/promise.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { openPromise, sealPromise } from "../insights/insights.ts";
import { dayZoneOf, selectSettings } from "../session/session.ts";
import { changeStep, openStep, selectInsightOfStep } from "../steps/steps.ts";
import {
  answerLatest,
  deleteOpen,
  insertStep,
  type PromiseRow,
  selectLatest,
  snoozeOpen,
  upsertPromise,
} from "./promises.queries.ts";

type PromiseServices = Pick<Services, "database" | "vault" | "clock">;

interface StepAddress {
  userId: string;
  insightId: string;
  index: number;
}

/**
 * Makes a promise about a step, or changes the existing promise if it has no answer. An answered promise stays
 * unchanged. Takes two round trips. Throws `not_found` if there is no such step, and `invalid_input` for a day in the
 * past.
 */
export async function makePromise(
  services: PromiseServices,
  address: StepAddress,
  { dueOn, at, guess }: { dueOn: string; at?: string; guess: number | null },
): Promise<PromiseOutput> {
  const { database, vault, clock } = services;
  const { userId, insightId } = address;
  const now = clock.now();
  const [[keyRow], [insight], [settings]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectInsightOfStep(tx, userId, insightId),
    selectSettings(tx, userId),
  ]);
  const { key, row, step } = openStep(services, address, { keyRow, insight });
  if (dueOn < dayOf(now, dayZoneOf(settings))) {
    throw new AppError("invalid_input", sentences.dayIsOver, { field: "dueOn" });
  }
  const madeAt = step.promise?.answer === null ? new Date(step.promise.madeAt) : now;
  const words = { dueOn, ...(at !== undefined && { at }), guess, snoozedUntil: null };
  const stored = { madeAt, ...sealPromise(key, { ...row, madeAt }, words) };
  const [, [made]] = await database.batch({ userId }, (tx) => [
    insertStep(tx, row),
    upsertPromise(tx, row, stored),
  ]);
  return presentPromise(key, made);
}

/**
 * Stores the person's answer to the latest promise about a step; a later answer replaces an earlier one. The answer
 * "did" also ticks the step. Takes one round trip, or three with the tick.
 */
export async function answerPromise(
  services: PromiseServices,
  address: StepAddress,
  answer: PromiseAnswer,
): Promise<PromiseOutput> {
  const { database, vault, clock } = services;
  const row = rowOf(address);
  const { userId } = row;
  const [[keyRow], [answered]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    answerLatest(tx, row, { answer, now: clock.now() }),
  ]);
  const promise = presentPromise(keyRow && vault.openToShow(keyRow), answered);
  if (answer === "did") await changeStep(services, address, { isDone: true });
  return promise;
}

/**
 * Postpones a promise, so that the app asks about it on the person's next day. Takes two round trips. An answered
 * promise stays unchanged.
 */
export async function snoozePromise(
  { database, vault, clock }: PromiseServices,
  address: StepAddress,
): Promise<PromiseOutput> {
  const row = rowOf(address);
  const { userId } = row;
  const [[keyRow], [settings], [latest]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectSettings(tx, userId),
    selectLatest(tx, row),
  ]);
  const key = keyRow && vault.open(keyRow);
  const words = key && latest && openPromise(key, latest);
  if (!words || latest.answer !== null) return presentPromise(key, latest);
  const snoozedUntil = addDays(dayOf(clock.now(), dayZoneOf(settings)), 1);
  const stored = sealPromise(key, latest, { ...words, snoozedUntil });
  const [, [changed]] = await database.batch({ userId }, (tx) => [
    snoozeOpen(tx, latest, stored),
    selectLatest(tx, row),
  ]);
  return presentPromise(key, changed);
}

/** Withdraws a promise that has no answer. Takes one round trip. */
export async function withdrawPromise(
  { database }: Pick<Services, "database">,
  address: StepAddress,
): Promise<{ isWithdrawn: boolean }> {
  const row = rowOf(address);
  const [gone] = await database.batch({ userId: row.userId }, (tx) => [deleteOpen(tx, row)]);
  return { isWithdrawn: gone.length > 0 };
}

function rowOf({ userId, insightId, index }: StepAddress) {
  return { userId, insightId, step: index };
}

/** Presents a promise. Throws `not_found` if there is none, and `conflict` if it cannot be decrypted. */
function presentPromise(key: UserKey | undefined, row: PromiseRow | undefined): PromiseOutput {
  if (!row || !key) throw new AppError("not_found", sentences.promiseNotFound);
  const words = openPromise(key, row);
  if (!words) throw new AppError("conflict", sentences.unreadableEntry);
  const { madeAt, answer, answeredAt } = row;
  return {
    ...words,
    madeAt: madeAt.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
