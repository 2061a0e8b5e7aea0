/** How a session's token is stored: as its hash, so that nobody can sign in with what the database contains. */
import { createHash } from "node:crypto";
import { SESSION_KEPT_DAYS } from "#domain/plans/kept.ts";
import { DAY_MS } from "#domain/time.ts";

/** How long a session lasts after its last use, which is noted once a day. */
export const SESSION_KEPT_MS = SESSION_KEPT_DAYS * DAY_MS;

const HASHED = "sha256:";

/** Returns a hash that identifies a session without revealing its token. */
export function sessionNameOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Returns the form in which a token is stored. */
export function storedToken(token: string): string {
  return HASHED + sessionNameOf(token);
}

/**
 * Returns the forms in which a token may be stored. Sessions that began before tokens were hashed have the token itself,
 * until they are renewed (docs/decisions/078). A stored hash is never accepted as a token.
 */
export function storedForms(token: string): string[] {
  return token.startsWith(HASHED) ? [storedToken(token)] : [storedToken(token), token];
}

/** Returns the name of a session by its stored token. */
export function nameOfStoredToken(stored: string): string {
  return stored.startsWith(HASHED) ? stored.slice(HASHED.length) : sessionNameOf(stored);
}
