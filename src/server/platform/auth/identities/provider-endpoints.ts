/** Endpoints to sign in at a provider: by the authorization code flow, by an id token, or by SAML. */
import { createAuthEndpoint } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";
import { emailSchema } from "#contract/email-address.ts";
import { newSecretToken } from "../../crypto/secret-token.ts";
import { currentGuest } from "../guest-context.ts";
import type { SignInContext } from "../open-session.ts";
import type { HookContext } from "../require-proof.ts";
import { keepField } from "../ways/kept-ways.ts";
import { provenMemberOf } from "../ways/member-of.ts";
import { markBrowser, requireSameBrowser } from "./attempt-browser.ts";
import { type Attempt, storeAttempt, takeAttempt } from "./attempts.ts";
import { enterUnconfirmed, enterWithIdentity, noteCause, ownPage, pageAfter } from "./enter-with-identity.ts";
import type { IdentityServices } from "./identity-services.ts";
import { authorizationUrlOf, errorCodeIn, exchangeCode, identityOfToken, type OidcContext } from "./oidc.ts";
import { type OidcProvider, type Provider, providerIdSchema } from "./provider.ts";
import { findProvider, findProviderOfDomain } from "./provider-store.ts";
import { refusal } from "./refusals.ts";
import { newRequestId, samlSignInUrlOf } from "./saml-request.ts";
import { signClientAssertion } from "./signing-keys.ts";

/** Where the browser finishes what a SAML provider's answer began. */
export const FINISH_PATH = "/api/auth/provider/finish";
const CALLBACK_PATH = "/api/auth/provider/callback/";

/** Returns whether a GET of this path may begin a session, so that the guest who sends it must be known. */
export function mayBeginSession(path: string): boolean {
  return path === FINISH_PATH || path.startsWith(CALLBACK_PATH);
}

const beginBody = z.object({
  providerId: providerIdSchema.optional(),
  /** The address whose domain names the provider. */
  email: emailSchema.optional(),
  callbackURL: z.string().optional(),
  /** Whether the identity is for the account that is signed in. */
  link: z.boolean().optional(),
});

export function providerEndpoints(services: IdentityServices) {
  return {
    id: "provider-endpoints",
    endpoints: {
      signInProvider: createAuthEndpoint(
        "/sign-in/provider",
        { method: "POST", body: beginBody },
        async (ctx) => ctx.json({ url: await beginAttempt(services, ctx, ctx.body) }),
      ),
      providerCallback: createAuthEndpoint(
        "/provider/callback/:id",
        {
          method: "GET",
          query: z.object({
            state: z.string().optional(),
            code: z.string().optional(),
            error: z.string().optional(),
            iss: z.string().optional(),
          }),
        },
        async (ctx) => {
          throw ctx.redirect(
            await pageAfter(services, () => finishCode(services, ctx, ctx.params.id, ctx.query)),
          );
        },
      ),
      finishProvider: createAuthEndpoint(
        "/provider/finish",
        { method: "GET", query: z.object({ ticket: z.string() }) },
        async (ctx) => {
          throw ctx.redirect(await pageAfter(services, () => finishTicket(services, ctx, ctx.query.ticket)));
        },
      ),
      signInIdentity: createAuthEndpoint(
        "/sign-in/identity",
        { method: "POST", body: z.object({ ticket: z.string(), keep: keepField }) },
        async (ctx) => {
          const user = await enterUnconfirmed(services, ctx, ctx.body);
          return ctx.json({ redirect: false, user });
        },
      ),
      signInIdToken: createAuthEndpoint(
        "/sign-in/id-token",
        { method: "POST", body: z.object({ state: z.string(), idToken: z.string() }) },
        async (ctx) => {
          const attempt = await takeOwn(services, ctx, ctx.body.state);
          const provider = await oidcProviderOf(services, attempt.providerId);
          const { idToken } = ctx.body;
          try {
            const identity = await identityOfToken(provider, contextOf(services, ctx), {
              idToken,
              ...attempt,
            });
            await enterWithIdentity(services, ctx, { identity, attempt });
          } catch (error) {
            noteCause(services.log, error);
            throw error;
          }
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** Stores an attempt. Returns the address at the provider to which the browser must go. */
async function beginAttempt(
  services: IdentityServices,
  ctx: SignInContext,
  { providerId, email, callbackURL, link }: z.infer<typeof beginBody>,
): Promise<string> {
  const { pool, seal, cookies, config } = services;
  const domain = email?.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const linkTo = link ? (await provenMemberOf(ctx as HookContext, services.clock.now())).id : null;
  const provider = providerId
    ? await findProvider(pool, seal, providerId)
    : await findProviderOfDomain(pool, seal, domain ?? "");
  if (!provider) throw refusal("PROVIDER_UNKNOWN");
  const attempt: Attempt = {
    providerId: provider.id,
    linkTo,
    browser: markBrowser(ctx, cookies),
    returnTo: ownPage(callbackURL, config.appUrl),
    nonce: provider.kind === "saml" ? newRequestId() : newSecretToken(),
    verifier: newSecretToken(),
    timeZone: currentGuest().timeZone,
  };
  const state = await storeAttempt({ pool, seal }, attempt);
  return addressAt(provider, { appUrl: config.appUrl, state, attempt });
}

function addressAt(provider: Provider, begun: { appUrl: string; state: string; attempt: Attempt }): string {
  if (provider.kind === "oidc") return authorizationUrlOf(provider, begun);
  return samlSignInUrlOf(provider, { ...begun, requestId: begun.attempt.nonce, now: new Date() });
}

interface CodeAnswer {
  state?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
  /** The issuer, which some providers name (RFC 9207). */
  iss?: string | undefined;
}

async function finishCode(
  services: IdentityServices,
  ctx: SignInContext,
  providerId: string,
  { state, code, error, iss }: CodeAnswer,
): Promise<Attempt> {
  const attempt = await takeOwn(services, ctx, state ?? "");
  if (attempt.providerId !== providerId)
    throw refusal("IDENTITY_REFUSED", new Error("it came to the address of another provider"));
  if (error !== undefined || code === undefined) throw refusal("PROVIDER_DENIED", causeOfDenial(error));
  const provider = await oidcProviderOf(services, providerId);
  if (iss !== undefined && iss !== provider.config.issuer)
    throw refusal("IDENTITY_REFUSED", new Error("it names another issuer"));
  const context = contextOf(services, ctx);
  const idToken = await exchangeCode(provider, context, { code, verifier: attempt.verifier });
  const identity = await identityOfToken(provider, context, { idToken, nonce: attempt.nonce });
  await enterWithIdentity(services, ctx, { identity, attempt });
  return attempt;
}

/** Returns what to log about a provider's error; `undefined` if the person refused there, which is not an error. */
function causeOfDenial(error: string | undefined): Error | undefined {
  if (error === "access_denied") return undefined;
  if (error === undefined) return new Error("the provider's answer has no code");
  return new Error(`the provider refused the request: ${errorCodeIn({ error })}`);
}

async function finishTicket(
  services: IdentityServices,
  ctx: SignInContext,
  ticket: string,
): Promise<Attempt> {
  const attempt = await takeOwn(services, ctx, ticket);
  if (!attempt.identity) throw refusal("ATTEMPT_GONE");
  await enterWithIdentity(services, ctx, { identity: attempt.identity, attempt });
  return attempt;
}

async function takeOwn(services: IdentityServices, ctx: SignInContext, state: string): Promise<Attempt> {
  const attempt = await takeAttempt(services, state);
  if (!attempt) throw refusal("ATTEMPT_GONE");
  requireSameBrowser(ctx, services.cookies, attempt);
  return attempt;
}

async function oidcProviderOf({ pool, seal }: IdentityServices, id: string): Promise<OidcProvider> {
  const provider = await findProvider(pool, seal, id);
  if (provider?.kind !== "oidc") throw refusal("PROVIDER_UNKNOWN");
  return provider;
}

function contextOf({ config }: IdentityServices, ctx: SignInContext): OidcContext {
  return {
    appUrl: config.appUrl,
    isPrivateAllowed: config.identityPrivateHosts,
    signAssertion: (of) => signClientAssertion(ctx, of),
  };
}
