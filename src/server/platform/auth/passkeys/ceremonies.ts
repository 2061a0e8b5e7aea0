/**
 * Registration of a passkey and sign-in with one (WebAuthn). The authenticator must verify the person, by a fingerprint, a
 * face or a PIN: so a passkey is something they have and something they are or know, and counts as both factors.
 */
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { NAMES } from "#domain/names.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { Clock } from "../../clock.ts";
import { newId } from "../../db/ids.ts";
import type { Post } from "../../letters/post.ts";
import { type ChallengePurpose, storeChallenge, takeChallenge } from "../challenges.ts";
import type { Entry } from "../entry.ts";
import {
  addPasskey,
  findCredentialsOf,
  findPasskey,
  notePasskeyUse,
  type PasskeyServices,
  type StoredPasskey,
} from "./passkey-store.ts";

const KEPT_MS = 5 * MINUTE_MS;
const SEPARATOR = ",";

/** The library is loaded with the first passkey, because it is large. */
const library = () => import("@simplewebauthn/server");

export interface CeremonyServices extends PasskeyServices {
  config: { appUrl: string };
  clock: Clock;
  post: Post;
}

/** Returns what the browser needs to create a passkey for this account. */
export async function beginRegistration(
  services: CeremonyServices,
  { userId, account }: { userId: string; account: string },
) {
  const known = await findCredentialsOf(services.database.authPool, userId);
  const options = await (await library()).generateRegistrationOptions({
    rpName: NAMES.product,
    rpID: hostOf(services),
    userID: new TextEncoder().encode(userId),
    userName: account,
    userDisplayName: account,
    attestationType: "none",
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await store(services, "passkey-registration", options.challenge, { userId });
  return options;
}

/** Stores the passkey that the browser created. Returns its id; `null` where the answer is not valid. */
export async function finishRegistration(
  services: CeremonyServices,
  {
    userId,
    sessionId,
    name,
    response,
  }: { userId: string; sessionId: string; name: string; response: RegistrationResponseJSON },
): Promise<string | null> {
  const challenge = challengeIn(response);
  const pending = await take<{ userId: string }>(services, "passkey-registration", challenge);
  if (pending?.userId !== userId) return null;
  const expected = expectedBy(services, challenge);
  const checked = await orNull((await library()).verifyRegistrationResponse({ response, ...expected }));
  if (!checked?.verified) return null;
  const { credential } = checked.registrationInfo;
  const id = newId();
  const isStored = await addPasskey(services, {
    id,
    userId,
    sessionId,
    name,
    now: services.clock.now(),
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: (credential.transports ?? []).join(SEPARATOR),
  });
  return isStored ? id : null;
}

/** Returns what the browser needs to sign in with a passkey. It names no account: the browser offers those it has. */
export async function beginPasskeySignIn(services: CeremonyServices) {
  const options = await (await library()).generateAuthenticationOptions({
    rpID: hostOf(services),
    userVerification: "required",
  });
  await store(services, "passkey-sign-in", options.challenge, {});
  return options;
}

/** Checks the browser's answer. Returns the account of the passkey; `null` where the answer is not valid. */
export async function finishPasskeySignIn(
  services: CeremonyServices,
  response: AuthenticationResponseJSON,
): Promise<Entry | null> {
  const { authPool } = services.database;
  const challenge = challengeIn(response);
  const pending = await take<object>(services, "passkey-sign-in", challenge);
  const passkey = pending && (await findPasskey(authPool, response.id));
  if (!passkey) return null;
  const credential = {
    ...descriptorOf(passkey),
    publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
    counter: passkey.counter,
  };
  const expected = expectedBy(services, challenge);
  const checked = await orNull(
    (await library()).verifyAuthenticationResponse({ response, credential, ...expected }),
  );
  if (!checked?.verified) return null;
  const { newCounter: counter } = checked.authenticationInfo;
  const isUsed = await notePasskeyUse(authPool, { id: passkey.id, counter, now: services.clock.now() });
  const { userId, askedVersion } = passkey;
  return isUsed ? { userId, askedVersion } : null;
}

function hostOf({ config }: CeremonyServices): string {
  return new URL(config.appUrl).hostname;
}

function expectedBy(services: CeremonyServices, expectedChallenge: string) {
  return {
    expectedChallenge,
    expectedOrigin: new URL(services.config.appUrl).origin,
    expectedRPID: hostOf(services),
    requireUserVerification: true,
  };
}

/**
 * Returns the challenge that a browser says it has answered; an empty text for an answer of another form, or for one that was
 * given in a frame on another site's page.
 */
function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const said: { challenge?: unknown; crossOrigin?: unknown } = JSON.parse(
      Buffer.from(response.clientDataJSON, "base64url").toString("utf8"),
    );
    return typeof said.challenge === "string" && said.crossOrigin !== true ? said.challenge : "";
  } catch {
    return "";
  }
}

function descriptorOf({ credentialId, transports }: StoredPasskey) {
  const known = transports === "" ? [] : transports.split(SEPARATOR);
  return { id: credentialId, transports: known as AuthenticatorTransportFuture[] };
}

function store(services: CeremonyServices, purpose: ChallengePurpose, token: string, content: object) {
  const text = JSON.stringify(content);
  const challenge = { purpose, token, content: text, now: services.clock.now(), keptMs: KEPT_MS };
  return storeChallenge(services.database.authPool, challenge);
}

/** Uses the challenge up: an answer of a browser is accepted once. */
async function take<Content>(
  { database, clock }: CeremonyServices,
  purpose: ChallengePurpose,
  token: string,
): Promise<Content | null> {
  const content = await takeChallenge(database.authPool, { purpose, token, now: clock.now() });
  return content === null ? null : JSON.parse(content);
}

/** Returns `null` where the library throws, which it does for every answer that is not valid. */
async function orNull<Checked>(checking: Promise<Checked>): Promise<Checked | null> {
  return await checking.catch(() => null);
}
