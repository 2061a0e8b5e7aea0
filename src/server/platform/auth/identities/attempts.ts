/**
 * Attempts to sign in at a provider or with a wallet: what the server must remember between the first click and the answer.
 * An attempt belongs to one browser, ends after ten minutes, and can be taken once.
 */
import type pg from "pg";
import { z } from "zod";
import { MINUTE_MS } from "#domain/time.ts";
import { newSecretToken } from "../../crypto/secret-token.ts";
import { identifierOf, readChallenge, storeChallenge, takeChallenge } from "../challenges.ts";
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
  /** The browser's time zone. The request with which it comes back from a provider names none. */
  timeZone: z.string().nullish(),
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

const PURPOSE = "identity-attempt";

/** Stores an attempt. Returns the secret with which it can be taken. One round trip. */
export async function storeAttempt({ pool, seal }: AttemptServices, attempt: Attempt): Promise<string> {
  const state = newSecretToken();
  await storeChallenge(pool, {
    purpose: PURPOSE,
    token: state,
    keptMs: KEPT_MINUTES * MINUTE_MS,
    content: seal.seal(placeOf(state), JSON.stringify(attempt)),
    // Uses the system clock, like the job that removes what has expired.
    now: new Date(),
  });
  return state;
}

/** Returns the attempt with this secret without taking it; `null` if it is gone. One round trip. */
export async function readAttempt({ pool, seal }: AttemptServices, state: string): Promise<Attempt | null> {
  const sealed = await readChallenge(pool, { purpose: PURPOSE, token: state, now: new Date() });
  return sealed === null ? null : open(seal, state, sealed);
}

/** Takes the attempt with this secret, so that nobody can take it again. Returns `null` if it is gone. One round trip. */
export async function takeAttempt({ pool, seal }: AttemptServices, state: string): Promise<Attempt | null> {
  const sealed = await takeChallenge(pool, { purpose: PURPOSE, token: state, now: new Date() });
  return sealed === null ? null : open(seal, state, sealed);
}

function open(seal: IdentitySeal, state: string, sealed: string): Attempt {
  return attemptSchema.parse(JSON.parse(seal.open(placeOf(state), sealed)));
}

const placeOf = (state: string) => ({ table: "verification", id: identifierOf(PURPOSE, state) }) as const;
