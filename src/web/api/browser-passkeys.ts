// Asks the browser to create or use a passkey. Load this file only when it is needed, because of its library.
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { api } from "./client.ts";
import { PasskeyError } from "./passkey-support.ts";

export type NewPasskeyOptions = PublicKeyCredentialCreationOptionsJSON;

/** Has the browser create a passkey. Throws `PasskeyError` if the person or the browser declines. */
export async function createPasskey(options: NewPasskeyOptions): Promise<RegistrationResponseJSON> {
  return await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw new PasskeyError(
      explain(error, options.rp.id, "No passkey was created. Try again when you are ready."),
      { cause: error },
    );
  });
}

/** Signs in with a passkey that the person chooses. Throws `PasskeyError` if the person or the browser declines. */
export async function enterWithPasskey(): Promise<void> {
  const options = (await api.signIn.passkeyOptions()) as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON: options }).catch((error: unknown) => {
    throw new PasskeyError(
      explain(error, options.rpId, "No passkey was used. Try again, or sign in another way."),
      { cause: error },
    );
  });
  await api.signIn.byPasskey({ response: { ...response } });
}

function explain(error: unknown, host: string | undefined, otherwise: string): string {
  if (!(error instanceof WebAuthnError)) return otherwise;
  if (error.code === "ERROR_INVALID_DOMAIN" || error.code === "ERROR_INVALID_RP_ID")
    return `Passkeys work only when this site is opened at ${host}.`;
  if (error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device already has a passkey for this account.";
  return otherwise;
}
