// Requests about the second factor and passkeys. All of them fail with `ApiError`. Setting one up fails with the reason
// `PROOF_REQUIRED` without a recent proof of who the person is.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/browser";
import type { FactorState, NewFactor, PasskeyOutput, RecoveryCodes } from "#contract/second-factor.ts";
import { sendRequest } from "./request.ts";

export async function readFactor(signal?: AbortSignal): Promise<FactorState> {
  return await ask("GET", "second-factor", undefined, signal);
}

/** Creates a secret. It guards nothing until `confirmFactor`. */
export async function beginFactor(): Promise<NewFactor> {
  return await ask("POST", "second-factor/begin", {});
}

/** Turns the second factor on with a code from the app. */
export async function confirmFactor(code: string): Promise<RecoveryCodes> {
  return await ask("POST", "second-factor/confirm", { code });
}

export async function renewRecoveryCodes(code: string): Promise<RecoveryCodes> {
  return await ask("POST", "second-factor/recovery-codes", { code });
}

export async function removeFactor(code: string): Promise<void> {
  await ask("POST", "second-factor/remove", { code });
}

/** Finishes a sign-in with a code from the app or a recovery code. */
export async function finishSignIn(code: string): Promise<void> {
  await ask("POST", "second-factor/sign-in", { code });
}

export async function listPasskeys(signal?: AbortSignal): Promise<PasskeyOutput[]> {
  const { passkeys } = await ask<{ passkeys: PasskeyOutput[] }>("GET", "passkeys", undefined, signal);
  return passkeys;
}

/** Returns what the browser needs to create a passkey. `code` is needed where the account has a second factor. */
export async function beginPasskey<Options>(code: string | undefined): Promise<Options> {
  return await ask("POST", "passkeys/begin", { code });
}

export async function addPasskey(name: string, response: RegistrationResponseJSON): Promise<void> {
  await ask("POST", "passkeys/add", { name, response });
}

export async function removePasskey(id: string): Promise<void> {
  await ask("POST", "passkeys/remove", { id });
}

/** Returns what the browser needs to sign in with a passkey. */
export async function beginPasskeySignIn<Options>(): Promise<Options> {
  return await ask("POST", "passkeys/options", {});
}

export async function signInWithPasskey(response: AuthenticationResponseJSON): Promise<void> {
  await ask("POST", "passkeys/sign-in", { response });
}

async function ask<Body>(
  method: "GET" | "POST",
  route: string,
  body: Record<string, unknown> | undefined,
  signal?: AbortSignal,
): Promise<Body> {
  const answer = await sendRequest({ method, path: `/api/auth/${route}`, body, signal });
  return await answer.json();
}
