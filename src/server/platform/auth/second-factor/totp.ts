/** One-time codes by time (TOTP, RFC 6238): six digits, 30 seconds, SHA-1, as every authenticator app reads them. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { SECOND_MS } from "#domain/time.ts";

const STEP_MS = 30 * SECOND_MS;
const SECRET_BYTES = 18;
const CODE = /^\d{6}$/;
/** Codes of the step before and after now are accepted too, because clocks differ and typing takes time. */
const STEPS_AROUND_NOW = [0, -1, 1];

/** Creates a secret of 144 random bits, as a text whose characters are the bytes of the key. */
export function newTotpSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** Returns a secret in base 32, as a person types it into an app. */
export function secretToType(secret: string): string {
  return base32.encode(secret, { padding: false });
}

/** Returns whether a typed text has the form of a one-time code. */
export function isTotpCode(typed: string): boolean {
  return CODE.test(typed);
}

/** Returns the time step to which a code belongs; `null` if it belongs to none around `now`. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const current = Math.floor(now.getTime() / STEP_MS);
  let found: number | null = null;
  for (const step of STEPS_AROUND_NOW.map((offset) => current + offset)) {
    const expected = await codeOfStep(secret, step);
    if (timingSafeEqual(Buffer.from(code), Buffer.from(expected))) found ??= step;
  }
  return found;
}

/** Returns the code of a time. */
export async function codeAt(secret: string, time: Date): Promise<string> {
  return await codeOfStep(secret, Math.floor(time.getTime() / STEP_MS));
}

/** Returns the address that an authenticator app reads from the QR picture. */
export function totpAddress(options: { secret: string; issuer: string; account: string }): string {
  const { secret, issuer, account } = options;
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secretToType(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

async function codeOfStep(secret: string, step: number): Promise<string> {
  return await createOTP(secret).hotp(step);
}
