/** Checks the codes that people type as their second factor. A right code is used up by the check. */
import { plainCode } from "#domain/text/typed-answer.ts";
import { HOUR_S } from "#domain/time.ts";
import type { Clock } from "../../clock.ts";
import { type AppError, refusal } from "../../errors/app-error.ts";
import type { Post } from "../../letters/post.ts";
import { addWayIn } from "../add-way-in.ts";
import { countCalls } from "../count-calls.ts";
import { accountChanged } from "../waiting-letters.ts";
import {
  confirmFactor,
  countTry,
  type FactorServices,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from "./factor-store.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { isTotpCode, stepOfCode } from "./totp.ts";

/** The limit of tries with recovery codes. A code cannot be guessed; the limit bounds the load. */
const TRIES_OF_RECOVERY = { window: HOUR_S, max: 20 };

/** `wait`: too many tries were made; the seconds until the next one. */
export type CodeCheck = { isRight: true } | { isRight: false; wait: number | null };

const WRONG: CodeCheck = { isRight: false, wait: null };

/**
 * Checks a one-time code or a recovery code of an account whose second factor is on. Of several calls with the same
 * code, in all processes, at most one is right.
 */
async function spendCode(
  services: FactorServices,
  { userId, typed, now }: { userId: string; typed: string; now: Date },
): Promise<CodeCheck> {
  const code = plainCode(typed);
  return isTotpCode(code)
    ? await spendOneTimeCode(services, { userId, code, now })
    : await spendTypedRecoveryCode(services, { userId, code, now });
}

/** Throws unless the code is a right one of the account's second factor. The code is used up. */
export async function demandCode(
  services: FactorServices & { clock: Clock },
  userId: string,
  typed: string,
): Promise<void> {
  const check = await spendCode(services, { userId, typed, now: services.clock.now() });
  if (!check.isRight) throw refuseCode(check.wait);
}

/** Returns the refusal of a code. `wait`: the seconds until the next try is allowed, if there were too many. */
export function refuseCode(wait: number | null): AppError {
  return wait === null
    ? refusal("wrong_code", { field: "code" })
    : refusal("too_many_codes", { retryAfter: wait });
}

interface Try {
  userId: string;
  code: string;
  now: Date;
}

async function spendOneTimeCode(services: FactorServices, { userId, code, now }: Try): Promise<CodeCheck> {
  const tried = await countTry(services, userId, now);
  if (tried === null) return WRONG;
  if ("wait" in tried) return { isRight: false, wait: tried.wait };
  const step = tried.isConfirmed ? stepOfCode(tried.secret, code, now) : null;
  if (step === null) return WRONG;
  return (await spendStep(services, userId, { sealed: tried.sealed, step })) ? { isRight: true } : WRONG;
}

async function spendTypedRecoveryCode(
  services: FactorServices,
  { userId, code, now }: Try,
): Promise<CodeCheck> {
  const limit = { key: `recovery-code:${userId}`, ...TRIES_OF_RECOVERY };
  const wait = await countCalls(services.database.authPool, [limit], now.getTime());
  if (wait !== null) return { isRight: false, wait };
  const isRight = await spendRecoveryCode(services, userId, hashRecoveryCode(userId, code));
  return isRight ? { isRight } : WRONG;
}

/**
 * Turns the second factor on with the first code from the app, and writes to the account's owner. Returns the recovery codes, which are stored as hashes
 * and cannot be shown again.
 */
export async function confirmWithCode(
  services: FactorServices & { post: Post },
  { userId, sessionId, typed, now }: { userId: string; sessionId: string; typed: string; now: Date },
): Promise<{ recoveryCodes: string[] } | Exclude<CodeCheck, { isRight: true }>> {
  const code = plainCode(typed);
  const tried = isTotpCode(code) ? await countTry(services, userId, now) : null;
  if (tried === null) return { isRight: false, wait: null };
  if ("wait" in tried) return { isRight: false, wait: tried.wait };
  const step = stepOfCode(tried.secret, code, now);
  if (step === null) return { isRight: false, wait: null };
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((each) => hashRecoveryCode(userId, each));
  const { database, post } = services;
  const confirmed = { sealed: tried.sealed, step, hashes, now };
  const isOn = await addWayIn(
    { pool: database.authPool, post },
    { userId, sessionId },
    {
      letter: accountChanged(userId, "second-factor-added"),
      add: (client) => confirmFactor(client, userId, confirmed),
    },
  );
  return isOn ? { recoveryCodes } : { isRight: false, wait: null };
}

/** Replaces the recovery codes of an account and returns the new ones. */
export async function renewRecoveryCodes(services: FactorServices, userId: string): Promise<string[]> {
  const recoveryCodes = newRecoveryCodes();
  await replaceRecoveryCodes(
    services,
    userId,
    recoveryCodes.map((each) => hashRecoveryCode(userId, each)),
  );
  return recoveryCodes;
}
