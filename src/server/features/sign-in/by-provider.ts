/** Signing in at a provider: by the authorization code flow, by an id token, or by SAML. */
import { zoneOf } from "../../platform/auth/begin-session.ts";
import { isMarked, markBrowser } from "../../platform/auth/browser-mark.ts";
import { type Attempt, attempts } from "../../platform/auth/identities/attempts.ts";
import {
  authorizationUrlOf,
  errorCodeIn,
  exchangeCode,
  identityOfToken,
  type OidcContext,
} from "../../platform/auth/identities/oidc.ts";
import {
  type OidcProvider,
  type Provider,
  providerIdSchema,
} from "../../platform/auth/identities/provider.ts";
import { findProvider, findProviderOfDomain } from "../../platform/auth/identities/provider-store.ts";
import { newRequestId, samlSignInUrlOf } from "../../platform/auth/identities/saml-request.ts";
import { signClientAssertion } from "../../platform/auth/identities/signing-keys.ts";
import { isPlainOwnAddress } from "../../platform/auth/own-address.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { newSecretToken } from "../../platform/crypto/secret-token.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import type { Visit } from "../../platform/http/context.ts";
import { requireAccess } from "../../platform/http/guards.ts";
import { enterWithIdentity, noteCause } from "./by-identity.ts";

interface Wanted {
  providerId?: string | undefined;
  email?: string | undefined;
  callbackURL?: string | undefined;
  link?: boolean | undefined;
}

/** Stores an attempt. Returns the address at the provider to which the browser must go. */
export async function beginAtProvider(
  services: SignInServices,
  visit: Visit,
  { providerId, email, callbackURL, link = false }: Wanted,
): Promise<string> {
  const { pool, seal, cookies, config } = services;
  const linkTo = link ? accountToLink(visit) : null;
  const domain = email?.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const provider = providerIdSchema.safeParse(providerId).success
    ? await findProvider(pool, seal, providerId ?? "")
    : await findProviderOfDomain(pool, seal, domain ?? "");
  if (!provider) throw refusal("provider_unknown");
  const isOwnPage = callbackURL !== undefined && isPlainOwnAddress(callbackURL, config.appUrl);
  const attempt: Attempt = {
    providerId: provider.id,
    linkTo,
    browser: markBrowser(visit, cookies, "attempt"),
    returnTo: isOwnPage ? callbackURL : "/",
    nonce: provider.kind === "saml" ? newRequestId() : newSecretToken(),
    verifier: newSecretToken(),
    timeZone: zoneOf(visit),
  };
  const state = await attempts.store(services, attempt);
  return addressAt(provider, { appUrl: config.appUrl, state, attempt });
}

/** Returns the account that is signed in. Throws unless its person has proved recently who they are. */
export function accountToLink({ session }: Visit): string {
  requireAccess({ access: "account", needsProof: true }, session);
  return session?.userId ?? "";
}

function addressAt(provider: Provider, begun: { appUrl: string; state: string; attempt: Attempt }): string {
  if (provider.kind === "oidc") return authorizationUrlOf(provider, begun);
  return samlSignInUrlOf(provider, { ...begun, requestId: begun.attempt.nonce, now: new Date() });
}

/** Takes the attempt of this browser. Throws if it is gone, or another browser began it. */
export async function takeOwn(services: SignInServices, visit: Visit, state: string): Promise<Attempt> {
  const attempt = await attempts.take(services, state);
  if (!attempt || !isMarked(visit, services.cookies, "attempt", attempt.browser))
    throw refusal("attempt_gone");
  return attempt;
}

/** What a provider sends back with the browser. */
export interface CodeAnswer {
  providerId: string;
  code: string | undefined;
  error: string | undefined;
  /** The issuer, which some providers name (RFC 9207). */
  iss: string | undefined;
}

/** Signs in with a provider's answer to an attempt. */
export async function enterByCode(
  services: SignInServices,
  visit: Visit,
  attempt: Attempt,
  { providerId, code, error, iss }: CodeAnswer,
): Promise<void> {
  if (attempt.providerId !== providerId)
    throw refusal("identity_refused", { cause: new Error("it came to the address of another provider") });
  if (error !== undefined || code === undefined)
    throw refusal("provider_denied", { cause: causeOfDenial(error) });
  const provider = await oidcProviderOf(services, providerId);
  if (iss !== undefined && iss !== provider.config.issuer)
    throw refusal("identity_refused", { cause: new Error("it names another issuer") });
  const context = contextOf(services);
  const idToken = await exchangeCode(provider, context, { code, verifier: attempt.verifier });
  const identity = await identityOfToken(provider, context, { idToken, nonce: attempt.nonce });
  await enterWithIdentity(services, visit, { identity, attempt });
}

/** Signs in with an id token that the client has already. */
export async function enterByIdToken(
  services: SignInServices,
  visit: Visit,
  { state, idToken }: { state: string; idToken: string },
): Promise<void> {
  const attempt = await takeOwn(services, visit, state);
  const provider = await oidcProviderOf(services, attempt.providerId);
  try {
    const { nonce } = attempt;
    const identity = await identityOfToken(provider, contextOf(services), { idToken, nonce });
    await enterWithIdentity(services, visit, { identity, attempt });
  } catch (error) {
    noteCause(services.log, error);
    throw error;
  }
}

/** Returns what to log about a provider's error; `undefined` if the person refused there, which is not an error. */
function causeOfDenial(error: string | undefined): Error | undefined {
  if (error === "access_denied") return undefined;
  if (error === undefined) return new Error("the provider's answer has no code");
  return new Error(`the provider refused the request: ${errorCodeIn({ error })}`);
}

async function oidcProviderOf({ pool, seal }: SignInServices, id: string): Promise<OidcProvider> {
  const provider = await findProvider(pool, seal, id);
  if (provider?.kind !== "oidc") throw refusal("provider_unknown");
  return provider;
}

function contextOf(services: SignInServices): OidcContext {
  const { appUrl, identityPrivateHosts } = services.config;
  return {
    appUrl,
    isPrivateAllowed: identityPrivateHosts,
    signAssertion: (of) => signClientAssertion(services, of),
  };
}
