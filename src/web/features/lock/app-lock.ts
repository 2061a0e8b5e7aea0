/**
 * A passcode that hides the app on this device after some minutes without input. It hides and does not
 * encrypt. It is stored as a salted hash next to the drafts and deleted at sign-out.
 */

import { MINUTE_MS } from "#domain/time.ts";
import { readStoredJson } from "../../api/kept.ts";
import { KEPT } from "../../kept-items.ts";

const { key: LOCK } = KEPT.lock;
const { key: TOUCHED } = KEPT.lockTouched;
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
  return readLock()?.minutes ?? null;
}

export async function setLock(passcode: string, minutes: LockMinutes): Promise<void> {
  const salt = toText(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const lock: Lock = { salt, hash: await hashOf(passcode, salt), minutes };
  recordInput(Date.now());
  localStorage.setItem(LOCK, JSON.stringify(lock));
}

export function clearLock(): void {
  localStorage.removeItem(LOCK);
  localStorage.removeItem(TOUCHED);
}

export async function isPasscodeRight(passcode: string): Promise<boolean> {
  const lock = readLock();
  return lock === null || (await hashOf(passcode, lock.salt)) === lock.hash;
}

/** Records input from the person at `now`, in milliseconds since the epoch. */
export function recordInput(now: number): void {
  localStorage.setItem(TOUCHED, String(now));
}

/** Returns whether the app lock is on and the last input is too long ago. */
export function isLockDue(now: number): boolean {
  const lock = readLock();
  return (
    lock !== null && now - Number(localStorage.getItem(TOUCHED) ?? 0) >= Number(lock.minutes) * MINUTE_MS
  );
}

function readLock(): Lock | null {
  const stored = readStoredJson(localStorage, LOCK) as Partial<Lock> | null;
  const minutes = LOCK_MINUTES.find((each) => each === stored?.minutes);
  return stored?.salt && stored.hash && minutes ? { salt: stored.salt, hash: stored.hash, minutes } : null;
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
  return toText(new Uint8Array(await crypto.subtle.deriveBits(how, key, HASH_BITS)));
}

function toText(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
