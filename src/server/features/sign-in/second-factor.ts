/** The second factor of an account: setting it up and removing it. */
import type { NewFactor, RecoveryCodes } from "#contract/credentials.ts";
import { NAMES } from "#domain/names.ts";
import { changeAndTell } from "../../platform/auth/change-and-tell.ts";
import { removeSecondFactor, startFactor } from "../../platform/auth/second-factor/factor-store.ts";
import {
  confirmWithCode,
  demandCode,
  refuseCode,
  renewRecoveryCodes,
} from "../../platform/auth/second-factor/spend-code.ts";
import { secretToType, totpAddress } from "../../platform/auth/second-factor/totp.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { accountChanged } from "../../platform/auth/waiting-letters.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import type { Session } from "../../platform/http/session.ts";

/** Stores a new secret, which guards nothing until it is confirmed. */
export async function beginFactor(services: SignInServices, { userId, email }: Session): Promise<NewFactor> {
  const secret = await startFactor(services, userId, services.clock.now());
  if (secret === null) throw refusal("second_factor_is_on");
  const address = totpAddress({ secret, issuer: NAMES.product, account: email ?? userId });
  return { secret: secretToType(secret), address };
}

export async function confirmFactor(
  services: SignInServices,
  { userId, sessionId }: Session,
  code: string,
): Promise<RecoveryCodes> {
  const now = services.clock.now();
  const confirmed = await confirmWithCode(services, { userId, sessionId, typed: code, now });
  if ("isRight" in confirmed) throw refuseCode(confirmed.wait);
  return confirmed;
}

export async function replaceRecoveryCodes(
  services: SignInServices,
  userId: string,
  code: string,
): Promise<RecoveryCodes> {
  await demandCode(services, userId, code);
  return { recoveryCodes: await renewRecoveryCodes(services, userId) };
}

export async function removeFactor(services: SignInServices, userId: string, code: string): Promise<void> {
  await demandCode(services, userId, code);
  await changeAndTell(services, accountChanged(userId, "second-factor-removed"), (client) =>
    removeSecondFactor(client, userId),
  );
}
