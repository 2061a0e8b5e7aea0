/** One-time codes by time (TOTP, RFC 6238): six digits, 30 seconds, SHA-1, as every authenticator app reads them. */
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const PERIOD_S = 30;
const SECRET_BYTES = 18;
const CODE = /^\d{6}$/;

/** Creates a secret of 144 random bits, as a text whose characters are the bytes of the key. */
export function newTotpSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

const totpOf = (secret: string) =>
  new TOTP({ secret: Secret.fromUTF8(secret), algorithm: "SHA1", digits: 6, period: PERIOD_S });

/** Returns a secret in base 32, as a person types it into an app. */
export const secretToType = (secret: string): string => Secret.fromUTF8(secret).base32;

/** Returns the secret that a person types into an app, as it is stored. */
export const typedSecret = (typed: string): string => Secret.fromBase32(typed).utf8;

/** Returns whether a typed text has the form of a one-time code. */
export function isTotpCode(typed: string): boolean {
  return CODE.test(typed);
}

/**
 * Returns the time step to which a code belongs; `null` if it belongs to none around `now`. Codes of the step before and after
 * are accepted too, because clocks differ and typing takes time.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret);
  const offset = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return offset === null ? null : totp.counter({ timestamp: now.getTime() }) + offset;
}

/** Returns the code of a time. */
export function codeAt(secret: string, time: Date): string {
  return totpOf(secret).generate({ timestamp: time.getTime() });
}

/** Returns the address that an authenticator app reads from the QR picture. */
export function totpAddress(options: { secret: string; issuer: string; account: string }): string {
  const { secret, issuer, account } = options;
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secretToType(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
