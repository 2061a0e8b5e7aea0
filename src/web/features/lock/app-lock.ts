/**
 * A passcode that hides the app on this device after some minutes without input. It hides and does not
 * encrypt. It is stored as a salted hash next to the drafts and deleted at sign-out.
 */

import { writeHex } from "#domain/hex.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { json, KEPT, keptItem, number } from "../../kept-items.ts";

const keptLock = keptItem({ ...KEPT.lock, schema: json(asLock) });
/** The time of the last input, in milliseconds since the epoch. */
const touched = keptItem({ ...KEPT.lockTouched, schema: number });
const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

export const PASSCODE_MIN = 4;
export const LOCK_MINUTES = ["1", "5", "15", "60"] as const;
export type LockMinutes = (typeof LOCK_MINUTES)[number];

interface Lock {
  salt: string;
  hash: string;
  minutes: LockMinutes;
}

/** Returns the minutes without input after which the app hides; `null` if the lock is off. */
export function lockMinutes(): LockMinutes | null {
  return keptLock.read()?.minutes ?? null;
}

export async function setLock(passcode: string, minutes: LockMinutes): Promise<void> {
  const salt = writeHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const lock: Lock = { salt, hash: await hashOf(passcode, salt), minutes };
  recordInput(Date.now());
  if (!keptLock.keep(lock)) throw new Error("This browser has no room left to keep the lock.");
}

export function clearLock(): void {
  keptLock.drop();
  touched.drop();
}

export async function isPasscodeRight(passcode: string): Promise<boolean> {
  const lock = keptLock.read();
  return lock === null || (await hashOf(passcode, lock.salt)) === lock.hash;
}

/** Records input from the person at `now`, in milliseconds since the epoch. */
export function recordInput(now: number): void {
  touched.keep(now);
}

/** Returns whether the app lock is on and the last input is too long ago. */
export function isLockDue(now: number): boolean {
  const lock = keptLock.read();
  return lock !== null && now - (touched.read() ?? 0) >= Number(lock.minutes) * MINUTE_MS;
}

function asLock(stored: unknown): Lock | null {
  const { salt, hash, minutes: kept } = Object(stored) as Partial<Lock>;
  const minutes = LOCK_MINUTES.find((each) => each === kept);
  return salt && hash && minutes ? { salt, hash, minutes } : null;
}

async function hashOf(passcode: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(passcode);
  const key = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveBits"]);
  const how = {
    name: "PBKDF2",
    hash: "SHA-256",
    salt: new TextEncoder().encode(salt),
    iterations: ITERATIONS,
  };
  return writeHex(new Uint8Array(await crypto.subtle.deriveBits(how, key, HASH_BITS)));
}
