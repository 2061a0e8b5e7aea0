/** Secrets that people give to programs. Only their hashes are stored, so that the database opens nothing. */
import { createHash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** Returns a new secret of 256 random bits. The prefix says what it is for, wherever somebody finds it. */
export function newSecret(prefix: "ra_" | "cal_"): string {
  return prefix + randomBytes(SECRET_BYTES).toString("base64url");
}

export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
