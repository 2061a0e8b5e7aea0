// Requests about the second factor and passkeys. All of them fail with `ApiError`. Setting one up fails with the reason
// `proof_required` without a recent proof of who the person is.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/browser";
import type { FactorState, NewFactor, PasskeyOutput, RecoveryCodes } from "#contract/credentials.ts";
import { api } from "./client.ts";

export async function readFactor(signal?: AbortSignal): Promise<FactorState> {
  return await api.credentials.factor(undefined, { signal });
}

/** Creates a secret. It guards nothing until `confirmFactor`. */
export async function beginFactor(): Promise<NewFactor> {
  return await api.credentials.beginFactor();
}

/** Turns the second factor on with a code from the app. */
export async function confirmFactor(code: string): Promise<RecoveryCodes> {
  return await api.credentials.confirmFactor({ code });
}

export async function renewRecoveryCodes(code: string): Promise<RecoveryCodes> {
  return await api.credentials.renewRecoveryCodes({ code });
}

export async function removeFactor(code: string): Promise<void> {
  await api.credentials.removeFactor({ code });
}

/** Finishes a sign-in with a code from the app or a recovery code. */
export async function finishSignIn(code: string): Promise<void> {
  await api.signIn.secondStep({ code });
}

export async function listPasskeys(signal?: AbortSignal): Promise<PasskeyOutput[]> {
  return (await api.credentials.passkeys(undefined, { signal })).passkeys;
}

/** Returns what the browser needs to create a passkey. `code` is needed where the account has a second factor. */
export async function beginPasskey<Options>(code: string | undefined): Promise<Options> {
  return (await api.credentials.beginPasskey({ ...(code !== undefined && { code }) })) as Options;
}

export async function addPasskey(name: string, response: RegistrationResponseJSON): Promise<void> {
  await api.credentials.addPasskey({ name, response: { ...response } });
}

export async function removePasskey(id: string): Promise<void> {
  await api.credentials.removePasskey({ id });
}

/** Returns what the browser needs to sign in with a passkey. */
export async function beginPasskeySignIn<Options>(): Promise<Options> {
  return (await api.signIn.passkeyOptions()) as Options;
}

export async function signInWithPasskey(response: AuthenticationResponseJSON): Promise<void> {
  await api.signIn.byPasskey({ response: { ...response } });
}
