/**
 * A sign-up that waits until the link of its letter is opened. Before that there is no account, so nobody can set one up with
 * an address that is not theirs.
 */
import type pg from "pg";
import { z } from "zod";
import { HOUR_MS } from "#domain/time.ts";
import { newSecretToken } from "../crypto/secret-token.ts";
import { identifierOf, readChallenge, storeChallenge, takeChallenge } from "./challenges.ts";
import type { IdentitySeal } from "./identities/identity-seal.ts";

const pendingSchema = z.object({
  email: z.string(),
  /** The hash of the password that was typed. */
  hash: z.string(),
  /** The hash of the mark of the browser that asked. */
  browser: z.string(),
});
export type PendingSignUp = z.infer<typeof pendingSchema>;

interface PendingServices {
  pool: Pick<pg.Pool, "query">;
  seal: IdentitySeal;
}

/** How long the link of a sign-up works. */
export const SIGN_UP_KEPT_MS = HOUR_MS;
const PURPOSE = "sign-up";

/** Stores a sign-up for an hour. Returns the token of the letter's link. */
export async function storeSignUp({ pool, seal }: PendingServices, pending: PendingSignUp): Promise<string> {
  const token = newSecretToken();
  const content = seal.seal(placeOf(token), JSON.stringify(pending));
  await storeChallenge(pool, { purpose: PURPOSE, token, content, keptMs: SIGN_UP_KEPT_MS, now: new Date() });
  return token;
}

/** Returns the sign-up of this link without using it up; `null` if the link does not work. */
export async function readSignUp(
  { pool, seal }: PendingServices,
  token: string,
): Promise<PendingSignUp | null> {
  const sealed = await readChallenge(pool, { purpose: PURPOSE, token, now: new Date() });
  return sealed === null ? null : pendingSchema.parse(JSON.parse(seal.open(placeOf(token), sealed)));
}

/** Uses the link up. Returns whether it still worked: of several calls at once, only one gets true. */
export async function takeSignUp(pool: Pick<pg.Pool, "query">, token: string): Promise<boolean> {
  return (await takeChallenge(pool, { purpose: PURPOSE, token, now: new Date() })) !== null;
}

const placeOf = (token: string) => ({ table: "verification", id: identifierOf(PURPOSE, token) }) as const;
