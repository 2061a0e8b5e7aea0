/**
 * Attempts to sign in at a provider or with a wallet: what the server must remember between the first click and the answer.
 * An attempt belongs to one browser, ends after ten minutes, and can be taken once.
 */
import { z } from "zod";
import { MINUTE_MS } from "#domain/time.ts";
import { sealedChallenge } from "../sealed-challenge.ts";

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

export const attempts = sealedChallenge({
  purpose: "identity-attempt",
  keptMs: KEPT_MINUTES * MINUTE_MS,
  schema: attemptSchema,
});
