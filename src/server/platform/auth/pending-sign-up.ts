/**
 * A sign-up that waits until the link of its letter is opened. Before that there is no account, so nobody can set one up with
 * an address that is not theirs.
 */
import { z } from "zod";
import { HOUR_MS } from "#domain/time.ts";
import { sealedChallenge } from "./sealed-challenge.ts";

const pendingSchema = z.object({
  email: z.string(),
  /** The hash of the password that was typed. */
  hash: z.string(),
  /** The hash of the mark of the browser that asked. */
  browser: z.string(),
});
export type PendingSignUp = z.infer<typeof pendingSchema>;

/** How long the link of a sign-up works. */
export const SIGN_UP_KEPT_MS = HOUR_MS;

export const pendingSignUps = sealedChallenge({
  purpose: "sign-up",
  keptMs: SIGN_UP_KEPT_MS,
  schema: pendingSchema,
});
