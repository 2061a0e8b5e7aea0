/**
 * The second step of a sign-in that is still to come: a cookie of ten minutes, whose hash is stored with what the first step
 * has shown. Until the second step there is no session, no guest's rows move, and no other session ends.
 */
import type pg from "pg";
import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import type { Clock } from "../../clock.ts";
import { newSecretToken } from "../../crypto/secret-token.ts";
import { identifierOf, readChallenge, storeChallenge, takeChallenge } from "../challenges.ts";
import { countCalls } from "../count-calls.ts";
import type { Entry } from "../entry.ts";
import { cookieHeader, type SessionCookies } from "../session-cookie.ts";

const PURPOSE = "second-step";
const KEPT_MS = 10 * MINUTE_MS;
/** The limit of codes that may be tried after one first step. */
const TRIES_OF_STEP = { window: KEPT_MS / SECOND_MS, max: 10 };

/** The first step counts only while nothing has ended what was asked before. */
type PendingStep = Pick<Entry, "userId" | "askedVersion" | "hasPassword">;

interface StepServices {
  pool: pg.Pool;
  clock: Clock;
}

export const secondStepName = ({ prefix }: SessionCookies) => `${prefix}.second_step`;

/** Returns the `Set-Cookie` value of a second step; an empty token deletes the cookie. */
export function secondStepCookie(cookies: SessionCookies, token: string): string {
  return cookieHeader(cookies, secondStepName(cookies), token, token === "" ? 0 : KEPT_MS);
}

/** Stores what the first step has shown. Returns the secret for the cookie. */
export async function beginSecondStep(
  { pool, clock }: StepServices,
  { userId, askedVersion, hasPassword = false }: Entry,
): Promise<string> {
  const token = newSecretToken();
  const content: PendingStep = { userId, askedVersion, hasPassword };
  const now = clock.now();
  await storeChallenge(pool, {
    purpose: PURPOSE,
    token,
    content: JSON.stringify(content),
    keptMs: KEPT_MS,
    now,
  });
  return token;
}

/** Counts a try at the second step. Returns what the first step has shown; `null` if it is over, or was tried too often. */
export async function trySecondStep(
  { pool, clock }: StepServices,
  token: string,
): Promise<PendingStep | null> {
  const wanted = { purpose: PURPOSE, token, now: clock.now() } as const;
  const step = await readChallenge(pool, wanted);
  if (step === null) return null;
  const limit = { key: identifierOf(PURPOSE, token), ...TRIES_OF_STEP };
  if ((await countCalls(pool, [limit], clock.now().getTime())) === null) return JSON.parse(step);
  await takeChallenge(pool, wanted);
  return null;
}

/** Uses the second step up. Returns whether this call did it. */
export async function takeSecondStep({ pool, clock }: StepServices, token: string): Promise<boolean> {
  return (await takeChallenge(pool, { purpose: PURPOSE, token, now: clock.now() })) !== null;
}
