import type { SignedIn } from "#contract/sign-in.ts";
import { enter } from "../../platform/auth/begin-session.ts";
import { readPasswordHash } from "../../platform/auth/check-password.ts";
import { readAskedVersion } from "../../platform/auth/mail-keys.ts";
import {
  secondStepCookie,
  secondStepName,
  takeSecondStep,
  trySecondStep,
} from "../../platform/auth/second-factor/pending-step.ts";
import { demandCode } from "../../platform/auth/second-factor/spend-code.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import type { Visit } from "../../platform/http/context.ts";

/** Finishes the sign-in of this browser with a code. Throws if the code is wrong, or there is no first step. */
export async function finishSignIn(services: SignInServices, visit: Visit, code: string): Promise<SignedIn> {
  const { pool, cookies, devices } = services;
  const { browser } = visit;
  const token = browser.cookie(secondStepName(cookies)) ?? "";
  const step = token === "" ? null : await trySecondStep(services, token);
  if (step === null) throw refusal("second_step_over");
  const { userId, askedVersion, hasPassword } = step;
  await demandCode(services, userId, code);
  const isCurrent = askedVersion === (await readAskedVersion(pool, userId));
  const isFirst = await takeSecondStep(services, token);
  if (!isFirst || !isCurrent) throw refusal("second_step_over");
  const signedIn = await enter(services, visit, { userId, askedVersion, isProven: true });
  const hash = hasPassword ? await readPasswordHash(pool, userId) : null;
  if (hash !== null) devices.mark(browser, userId, hash);
  browser.setCookie(secondStepCookie(cookies, ""));
  return signedIn;
}
