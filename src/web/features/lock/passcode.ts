// Sets the passcode of the app lock, and checks a typed passcode. Loaded only when the person types a passcode.

import { writeHex } from "#domain/hex.ts";
import { keptLock, type Lock, type LockMinutes, recordInput } from "./app-lock.ts";

const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

export async function setLock(passcode: string, minutes: LockMinutes): Promise<void> {
  const salt = writeHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const lock: Lock = { salt, hash: await hashOf(passcode, salt), minutes };
  recordInput(Date.now());
  if (!keptLock.keep(lock)) throw new Error("This browser has no room left to keep the lock.");
}

export async function isPasscodeRight(passcode: string): Promise<boolean> {
  const lock = keptLock.read();
  return lock === null || (await hashOf(passcode, lock.salt)) === lock.hash;
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
