/**
 * A passcode that hides the app on this device after some minutes without input. The lock hides the app and does
 * not encrypt anything. The passcode is stored as a salted hash next to the drafts and is deleted at sign-out.
 * `passcode.ts` sets and checks it.
 */

import { MINUTE_MS } from "#domain/time.ts";
import { json, KEPT, keptItem, number } from "../../kept-items.ts";

export const keptLock = keptItem({ ...KEPT.lock, schema: json(asLock) });
/** The time of the last input, in milliseconds since the epoch. */
const touched = keptItem({ ...KEPT.lockTouched, schema: number });

export const PASSCODE_MIN = 4;
export const LOCK_MINUTES = ["1", "5", "15", "60"] as const;
export type LockMinutes = (typeof LOCK_MINUTES)[number];

export interface Lock {
  salt: string;
  hash: string;
  minutes: LockMinutes;
}

/** Returns the number of minutes without input after which the app is hidden; `null` if the lock is off. */
export function lockMinutes(): LockMinutes | null {
  return keptLock.read()?.minutes ?? null;
}

export function clearLock(): void {
  keptLock.drop();
  touched.drop();
}

/** Records input from the person at `now`, in milliseconds since the epoch. */
export function recordInput(now: number): void {
  touched.keep(now);
}

/** Returns whether the app lock is on and the last input was too long ago. */
export function isLockDue(now: number): boolean {
  const lock = keptLock.read();
  return lock !== null && now - (touched.read() ?? 0) >= Number(lock.minutes) * MINUTE_MS;
}

function asLock(stored: unknown): Lock | null {
  const { salt, hash, minutes: kept } = Object(stored) as Partial<Lock>;
  const minutes = LOCK_MINUTES.find((each) => each === kept);
  return salt && hash && minutes ? { salt, hash, minutes } : null;
}
