import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { SignedIn } from "#contract/sign-in.ts";
import { enter } from "../../platform/auth/begin-session.ts";
import {
  beginRegistration,
  finishPasskeySignIn,
  finishRegistration,
} from "../../platform/auth/passkeys/ceremonies.ts";
import { removePasskey } from "../../platform/auth/passkeys/passkey-store.ts";
import { readFactor } from "../../platform/auth/second-factor/factor-store.ts";
import { demandCode } from "../../platform/auth/second-factor/spend-code.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import type { Visit } from "../../platform/http/context.ts";
import type { Session } from "../../platform/http/session.ts";

/** An answer of a browser's authenticator, as the contract lets it in: the library checks the types of its fields. */
type PasskeyAnswer = { id: string };

/** Returns what the browser needs to create a passkey. Takes a code where there is a second factor, which a passkey passes by. */
export async function beginPasskey(
  services: SignInServices,
  { userId, email }: Session,
  { code = "" }: { code?: string | undefined },
) {
  if ((await readFactor(services, userId)).since !== null) await demandCode(services, userId, code);
  return { ...(await beginRegistration(services, { userId, account: email ?? userId })) };
}

/** Stores the passkey that the browser created. Returns its id. */
export async function addPasskey(
  services: SignInServices,
  { userId, sessionId }: Session,
  { name, response }: { name: string; response: PasskeyAnswer },
): Promise<string> {
  const answer = response as unknown as RegistrationResponseJSON;
  const id = await finishRegistration(services, { userId, sessionId, name, response: answer });
  if (id === null) throw refusal("passkey_not_added");
  return id;
}

export async function removeOwnPasskey(services: SignInServices, userId: string, id: string): Promise<void> {
  const account = { userId, id, hasWallets: services.config.walletSignIn };
  if ((await removePasskey(services.pool, account)) === "last") throw refusal("last_way_in");
}

export async function signInWithPasskey(
  services: SignInServices,
  visit: Visit,
  response: PasskeyAnswer,
): Promise<SignedIn> {
  const entry = await finishPasskeySignIn(services, response as unknown as AuthenticationResponseJSON);
  if (entry === null) throw refusal("passkey_unknown");
  // The authenticator has verified the person, so the passkey counts as both factors.
  return await enter(services, visit, { ...entry, isProven: true });
}
