// Public interface of the check-ins feature: encrypts and decrypts a weekly check-in, and tells the home page whether
// one is due.
import { type CheckInEntry, checkInBodySchema } from "#contract/check-ins.ts";
import { weekdayOf, weekStartOf } from "#domain/calendar-days.ts";
import { type AskedStep, findAskedStep, type TakenStep } from "#domain/check-ins/asked-step.ts";
import { type CheckInState, isCheckInDue } from "#domain/check-ins/check-in.ts";
import { type DayZone, dayOf } from "#domain/plans/day.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
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

const isBody = (value: unknown): value is CheckInBody => checkInBodySchema.safeParse(value).success;

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
  const state = stateThisWeek({ now, zone, latest });
  return isCheckInDue({ weekday: weekdayOf(dayOf(now, zone)), chosen, state, hasOpenBlocks });
}

type ThisWeek = Pick<Standing, "now" | "zone" | "latest">;

/** Returns whether this week's check-in is done or skipped. */
export function isSettledThisWeek(week: ThisWeek): boolean {
  const state = stateThisWeek(week);
  return state !== null && state !== "open";
}

function stateThisWeek({ now, zone, latest }: ThisWeek) {
  return latest?.weekStart === weekStartOf(dayOf(now, zone)) ? latest.state : null;
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
