// Public interface of the check-ins feature: encrypts and decrypts a weekly check-in, and tells the home page whether
// one is due.
import type { CheckInEntry } from "#contract/check-ins.ts";
import { weekdayOf, weekStartOf } from "#domain/calendar-days.ts";
import { type AskedStep, findAskedStep, type TakenStep } from "#domain/check-ins/asked-step.ts";
import { type CheckInState, isCheckInDue, TAPS } from "#domain/check-ins/check-in.ts";
import { type DayZone, dayOf } from "#domain/plans/day.ts";
import { PROMISE_ANSWERS } from "#domain/promises/promise.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { hasTexts, isListOf, isRecord, isText } from "../../platform/crypto/shape.ts";
import type { Opened, UserKey } from "../../platform/crypto/user-key.ts";
import { checkIns } from "../../platform/db/tables/check-ins.ts";
import { type CheckInRow, selectCheckIns } from "./check-ins.queries.ts";

export { selectCheckIns };

/** The encrypted part of a check-in. */
export type CheckInBody = Omit<CheckInEntry, "state" | "step"> & { step: TakenStep | null };

type RowId = Pick<CheckInRow, "userId" | "weekStart">;

export function sealCheckIn(key: UserKey, row: RowId, body: CheckInBody): string {
  return key.seal(body, placeOf(checkIns, "body", row));
}

export function openCheckIn(key: UserKey, row: RowId & Pick<CheckInRow, "body">): Opened<CheckInBody> {
  return key.unseal(row.body, placeOf(checkIns, "body", row), { shape: isBody });
}

function isBody(value: unknown): value is CheckInBody {
  if (!isRecord(value) || !isText(value.answer)) return false;
  const { taps, question, step } = value;
  const isQuestion = question === null || hasTexts("text", "blockId")(question);
  return isListOf(isTap)(taps) && isQuestion && (step === null || isStep(step));
}

function isStep(value: unknown): value is TakenStep {
  if (!isRecord(value) || !isText(value.text) || !Number.isInteger(value.minutes)) return false;
  return value.answer === undefined || PROMISE_ANSWERS.some((answer) => answer === value.answer);
}

function isTap(value: unknown): value is CheckInBody["taps"][number] {
  return hasTexts("blockId", "tap", "note")(value) && TAPS.some((tap) => tap === value.tap);
}

interface Standing {
  now: Date;
  zone: DayZone;
  /** The weekday that the person chose; `null` or `undefined` if the check-in is off. */
  chosen: number | null | undefined;
  /** The newest check-in of any week. */
  latest: { weekStart: string; state: CheckInState } | undefined;
  hasOpenBlocks: boolean;
}

/** Returns whether a weekly check-in is due now. The caller has checked that the person's plan includes check-ins. */
export function isDueNow({ now, zone, chosen = null, latest, hasOpenBlocks }: Standing): boolean {
  const today = dayOf(now, zone);
  const state = latest?.weekStart === weekStartOf(today) ? latest.state : null;
  return isCheckInDue({ weekday: weekdayOf(today), chosen, state, hasOpenBlocks });
}

/** The number of newest check-ins in which the app looks for a step to ask about. */
export const CHECK_INS_WITH_ASKED_STEP = 5;

/**
 * Returns the check-in step whose outcome the home page asks about, or `null`. Check-ins that were saved today are left
 * out. `rows` are the newest check-ins, newest first.
 */
export function askedStepOf(
  key: UserKey,
  rows: readonly CheckInRow[],
  { now, zone }: Pick<Standing, "now" | "zone">,
): AskedStep | null {
  const today = dayOf(now, zone);
  const asked = rows.filter(({ updatedAt }) => dayOf(updatedAt, zone) < today);
  return findAskedStep(openStepsOfCheckIns(key, asked), today);
}

/** Decrypts the steps of check-ins. A check-in that cannot be decrypted is returned without a step. */
export function openStepsOfCheckIns(key: UserKey, rows: readonly CheckInRow[]) {
  return rows.map((row) => {
    const opened = openCheckIn(key, row);
    return { weekStart: row.weekStart, step: opened.ok ? opened.value.step : null };
  });
}
