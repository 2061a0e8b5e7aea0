/** Secrets that are given away, in a link or a cookie for example, and of which only a hash is stored. */
import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** Returns a value that nobody can guess, in the alphabet of base64url. */
export function newSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** Returns the hash that is stored instead of the token. It needs no salt, because the token is random. */
export function hashOfSecretToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
