/**
 * A passcode that hides the app on this device after a while without a touch. It hides and does not encrypt. Kept as a
 * salted hash beside the drafts; whoever signs out takes it with them.
 */
import { readKept } from "../../api/kept.ts";

const LOCK = "rubber-arcana:lock";
const TOUCHED = "rubber-arcana:lock-touched";
const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;
const MINUTE_MS = 60_000;

export const PASSCODE_MIN = 4;
export const LOCK_MINUTES = ["1", "5", "15", "60"] as const;
export type LockMinutes = (typeof LOCK_MINUTES)[number];

interface Lock {
  salt: string;
  hash: string;
  minutes: LockMinutes;
}

/** After how many minutes the app hides; `null` where it does not. */
export function lockMinutes(): LockMinutes | null {
  return readLock()?.minutes ?? null;
}

export async function setLock(passcode: string, minutes: LockMinutes): Promise<void> {
  const salt = toText(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const lock: Lock = { salt, hash: await hashOf(passcode, salt), minutes };
  touch(Date.now());
  localStorage.setItem(LOCK, JSON.stringify(lock));
}

export function clearLock(): void {
  localStorage.removeItem(LOCK);
  localStorage.removeItem(TOUCHED);
}

export async function opensLock(passcode: string): Promise<boolean> {
  const lock = readLock();
  return lock === null || (await hashOf(passcode, lock.salt)) === lock.hash;
}

/** Somebody is here. */
export function touch(now: number): void {
  localStorage.setItem(TOUCHED, String(now));
}

/** Whether nobody has been here for too long. */
export function isLockDue(now: number): boolean {
  const lock = readLock();
  return (
    lock !== null && now - Number(localStorage.getItem(TOUCHED) ?? 0) >= Number(lock.minutes) * MINUTE_MS
  );
}

function readLock(): Lock | null {
  const stored = readKept(localStorage, LOCK) as Partial<Lock> | null;
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
