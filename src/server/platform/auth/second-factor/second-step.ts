/**
 * The second step of a sign-in. The first step leaves a challenge: a cookie of ten minutes, whose hash is stored with the
 * account. Until the second step there is no session, no guest's rows move, and no other session ends.
 */
import { APIError } from "better-auth/api";
import type pg from "pg";
import { SECOND_STEP_OVER, SECOND_STEP_PAGE } from "#contract/second-factor.ts";
import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import type { Clock } from "../../clock.ts";
import { newSecretToken } from "../../crypto/secret-token.ts";
import { identifierOf, readChallenge, storeChallenge, takeChallenge } from "../challenges.ts";
import { countCalls } from "../count-calls.ts";
import { currentGuest, type Entry, type FirstStep } from "../guest-context.ts";
import { createKnownDevices } from "../known-device.ts";
import { readAskedVersion } from "../mail-keys.ts";
import { openSession, type SignInContext } from "../open-session.ts";
import { sessionCookiesOf } from "../session-cookie.ts";
import { secondStepRequired } from "../session-gate.ts";
import type { FactorServices } from "./factor-store.ts";
import { spendCode } from "./spend-code.ts";

const PURPOSE = "second-step";
const KEPT_MS = 10 * MINUTE_MS;
/** The limit of codes that may be tried after one first step. */
const TRIES_OF_STEP = { window: KEPT_MS / SECOND_MS, max: 10 };

/** The first step counts only while nothing has ended what was asked before. */
type PendingStep = FirstStep & Pick<Entry, "userId" | "askedVersion">;

export interface StepServices extends FactorServices {
  config: { appUrl: string };
  secret: string;
  clock: Clock;
}

/**
 * Replaces the answer to a first step whose session the gate refused. `isPage`: a page of the browser waits for the
 * answer, and is sent to where the code is typed; otherwise the answer is a refusal that says what is missing.
 */
export async function answerFirstStep(
  { database, clock, config }: Pick<StepServices, "database" | "clock" | "config">,
  { entry, firstStep, isPage }: { entry: Entry; firstStep: FirstStep; isPage: boolean },
): Promise<Response> {
  const token = newSecretToken();
  const { userId, askedVersion } = entry;
  const content: PendingStep = { userId, askedVersion, ...firstStep };
  await storeChallenge(database.authPool, {
    purpose: PURPOSE,
    token,
    content: JSON.stringify(content),
    keptMs: KEPT_MS,
    now: clock.now(),
  });
  const headers = new Headers({ "set-cookie": cookieOf(config.appUrl, token) });
  if (isPage) {
    headers.set("location", SECOND_STEP_PAGE);
    return new Response(null, { status: 302, headers });
  }
  headers.set("content-type", "application/json");
  const { statusCode, body } = secondStepRequired();
  return new Response(JSON.stringify(body), { status: statusCode, headers });
}

/** Finishes the sign-in of this browser with a code. Throws if the code is wrong, or there is no first step. */
export async function finishSignIn(services: StepServices, ctx: SignInContext, typed: string) {
  const { database, clock, config } = services;
  const { name } = cookieNames(config.appUrl);
  const token = ctx.getCookie(name);
  const wanted = { purpose: PURPOSE, token: token ?? "", now: clock.now() } as const;
  const step = token ? await readChallenge(database.authPool, wanted) : null;
  if (step === null) throw stepIsOver();
  const { userId, askedVersion, isForgotten, hasPassword }: PendingStep = JSON.parse(step);
  const limit = { key: identifierOf(PURPOSE, wanted.token), ...TRIES_OF_STEP };
  if ((await countCalls(database.authPool, [limit], clock.now().getTime())) !== null) {
    await takeChallenge(database.authPool, wanted);
    throw stepIsOver();
  }
  const check = await spendCode(services, { userId, typed, now: clock.now() });
  if (!check.isRight) throw refuseCode(check.wait);
  const isCurrent = askedVersion === (await readAskedVersion(database.authPool, userId));
  const isFirst = (await takeChallenge(database.authPool, wanted)) !== null;
  if (!isFirst || !isCurrent) throw stepIsOver();
  currentGuest().provenFor = userId;
  const user = await openSession(ctx, { userId, askedVersion }, isForgotten);
  const hash = hasPassword ? await readPasswordHash(database.authPool, userId) : null;
  if (hash !== null) createKnownDevices(services).mark(ctx, userId, hash);
  ctx.setCookie(name, "", { path: "/", httpOnly: true, sameSite: "lax", maxAge: 0 });
  return ctx.json({ redirect: false, user });
}

/** Returns the refusal of a code. `wait`: the seconds until the next try is allowed, if there were too many. */
export function refuseCode(wait: number | null): APIError {
  if (wait === null)
    return new APIError("BAD_REQUEST", {
      code: "WRONG_CODE",
      message: "That code is wrong, has expired or was used before.",
      field: "code",
    });
  return new APIError(
    "TOO_MANY_REQUESTS",
    { code: "TOO_MANY_CODES", message: "Too many codes were tried for this account." },
    { "Retry-After": String(wait) },
  );
}

function stepIsOver(): APIError {
  return new APIError("UNAUTHORIZED", {
    code: SECOND_STEP_OVER,
    message: "This sign-in has expired. Please start over.",
  });
}

async function readPasswordHash(pool: pg.Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ hash: string | null }>(
    "select password as hash from auth.account where user_id = $1 and provider_id = 'credential'",
    [userId],
  );
  return rows[0]?.hash ?? null;
}

function cookieNames(appUrl: string) {
  const { prefix, isSecure } = sessionCookiesOf(appUrl);
  return { name: `${prefix}.second_step`, isSecure };
}

function cookieOf(appUrl: string, token: string): string {
  const { name, isSecure } = cookieNames(appUrl);
  const attributes = `Max-Age=${KEPT_MS / SECOND_MS}; Path=/; HttpOnly; SameSite=Lax`;
  return `${name}=${token}; ${attributes}${isSecure ? "; Secure" : ""}`;
}
