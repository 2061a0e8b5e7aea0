/**
 * Attempts to sign in at a provider or with a wallet: what the server must remember between the first click and the answer.
 * An attempt belongs to one browser, ends after ten minutes, and can be taken once.
 */
import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import { z } from "zod";
import { MINUTE_MS } from "#domain/time.ts";
import { newId } from "../../db/ids.ts";
import type { IdentitySeal } from "./identity-seal.ts";

const KEPT_MINUTES = 10;
export const ATTEMPT_KEPT_S = KEPT_MINUTES * 60;

const attemptSchema = z.object({
  providerId: z.string(),
  /** The hash of the cookie of the browser that began. */
  browser: z.string(),
  /** The account that gets the identity; `null` to sign in. */
  linkTo: z.string().nullable(),
  returnTo: z.string(),
  /** The number that the answer must repeat: the nonce of an id token, or the id of a SAML request. */
  nonce: z.string(),
  /** The verifier of PKCE. */
  verifier: z.string(),
  /** The message that a wallet must sign. */
  message: z.string().optional(),
  /** The identity that an earlier answer proved, for an attempt that is finished in the browser that began it. */
  identity: z
    .object({
      providerId: z.string(),
      subject: z.string(),
      email: z.string().nullable(),
      isEmailProven: z.boolean(),
    })
    .optional(),
});
export type Attempt = z.infer<typeof attemptSchema>;

interface AttemptServices {
  pool: Pick<pg.Pool, "query">;
  seal: IdentitySeal;
}

/** Returns a value that nobody can guess. */
export const newSecret = () => randomBytes(32).toString("base64url");

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** Stores an attempt. Returns the secret with which it can be taken. One round trip. */
export async function storeAttempt({ pool, seal }: AttemptServices, attempt: Attempt): Promise<string> {
  const state = newSecret();
  const identifier = identifierOf(state);
  // Uses the system clock, like the auth library, whose job removes what has expired.
  const now = Date.now();
  await pool.query(
    `insert into auth.verification (id, identifier, value, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [
      ...[newId(), identifier, seal.seal({ table: "verification", id: identifier }, JSON.stringify(attempt))],
      ...[new Date(now + KEPT_MINUTES * MINUTE_MS), new Date(now)],
    ],
  );
  return state;
}

/** Takes the attempt with this secret, so that nobody can take it again. Returns `null` if it is gone. One round trip. */
export async function takeAttempt({ pool, seal }: AttemptServices, state: string): Promise<Attempt | null> {
  const identifier = identifierOf(state);
  const { rows } = await pool.query<{ value: string; isValid: boolean }>(
    `delete from auth.verification where identifier = $1 returning value, expires_at > $2 as "isValid"`,
    [identifier, new Date()],
  );
  const [row] = rows;
  if (!row?.isValid) return null;
  return attemptSchema.parse(JSON.parse(seal.open({ table: "verification", id: identifier }, row.value)));
}

const identifierOf = (state: string) => `identity-attempt:${hashOf(state)}`;
