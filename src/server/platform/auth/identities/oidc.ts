/** OpenID Connect as a client: the authorization code flow with PKCE, and id tokens. No token of a provider is kept. */
import { createHash } from "node:crypto";
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from "jose";
import { JWKSNoMatchingKey } from "jose/errors";
import { z } from "zod";
import { jsonOrUndefined } from "#domain/json-or-undefined.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { AppError, refusal } from "../../errors/app-error.ts";
import { type FetchedAnswer, fetchPublic } from "../../http/fetch-public.ts";
import { addressGiven } from "../canonical-address.ts";
import type { Attempt } from "./attempts.ts";
import { hasDomainOf, type Identity, type OidcProvider } from "./provider.ts";

const KEYS_KEPT_MS = 10 * MINUTE_MS;
/** Keys are fetched again for an unknown key at most this often, since anybody can name an unknown key. */
const KEYS_FETCHED_AGAIN_MS = MINUTE_MS / 2;
const CLOCK_TOLERANCE_S = 60;
const subjectSchema = z.string().nonempty().max(255);

const FORM = "application/x-www-form-urlencoded";

export interface OidcContext {
  appUrl: string;
  isPrivateAllowed: boolean;
  /** Signs the assertion for a token endpoint that expects one. */
  signAssertion: (of: { clientId: string; audience: string }) => Promise<string>;
}

/** The address to which a provider sends the browser back. Each provider has its own, so that no answer is mixed up. */
export const callbackUrlOf = (appUrl: string, providerId: string) =>
  `${appUrl}/api/auth/provider/callback/${providerId}`;

/** Returns the address at which the person signs in at the provider. */
export function authorizationUrlOf(
  { id, config }: OidcProvider,
  { appUrl, state, attempt }: { appUrl: string; state: string; attempt: Pick<Attempt, "nonce" | "verifier"> },
): string {
  const url = new URL(config.authorizationEndpoint);
  const parameters = {
    response_type: "code",
    client_id: config.clientId,
    redirect_uri: callbackUrlOf(appUrl, id),
    scope: "openid email",
    state,
    nonce: attempt.nonce,
    code_challenge: createHash("sha256").update(attempt.verifier).digest("base64url"),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const tokenAnswer = z.object({ id_token: z.string() });

/** Exchanges the code for an id token. Throws the refusal for the sign-in page. */
export async function exchangeCode(
  provider: OidcProvider,
  context: OidcContext,
  { code, verifier }: { code: string; verifier: string },
): Promise<string> {
  const { config, secret, id } = provider;
  const form = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: callbackUrlOf(context.appUrl, id),
    client_id: config.clientId,
  });
  const headers: Record<string, string> = { "content-type": FORM, accept: "application/json" };
  if (config.clientAuthentication === "private_key_jwt") {
    form.set("client_assertion_type", "urn:ietf:params:oauth:client-assertion-type:jwt-bearer");
    const audience = config.tokenEndpoint;
    form.set("client_assertion", await context.signAssertion({ clientId: config.clientId, audience }));
  } else if (config.clientAuthentication === "client_secret_post") form.set("client_secret", secret ?? "");
  else headers.authorization = `Basic ${basicOf(config.clientId, secret ?? "")}`;
  const { isPrivateAllowed } = context;
  const outgoing = { method: "POST" as const, headers, body: form.toString(), isPrivateAllowed };
  return (await askProvider(() => fetchPublic(config.tokenEndpoint, outgoing), tokenAnswer)).id_token;
}

const basicOf = (id: string, secret: string) =>
  Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64");

/**
 * Returns who the id token is about. Throws the refusal if it was not made by this provider, for this client, now, and for
 * this attempt.
 */
export async function identityOfToken(
  provider: OidcProvider,
  context: Pick<OidcContext, "isPrivateAllowed">,
  { idToken, nonce }: { idToken: string; nonce: string },
): Promise<Identity> {
  const { issuer, clientId, algorithms } = provider.config;
  const demands = {
    issuer,
    algorithms,
    audience: clientId,
    clockTolerance: CLOCK_TOLERANCE_S,
    requiredClaims: ["sub", "iat", "exp"],
    maxTokenAge: "10 minutes",
  };
  const held = keysOf(provider, context);
  const verify = async () => await jwtVerify(idToken, held.keys, demands);
  let claims: JWTPayload;
  try {
    claims = (await verify().catch((error) => verifyAgain(error, held, verify))).payload;
  } catch (error) {
    throw error instanceof AppError ? error : refusal("identity_refused", { cause: error });
  }
  const { email, email_verified, azp } = claims;
  const isForUs = claims.nonce === nonce && (azp === undefined || azp === clientId);
  const hasOneAudience = typeof claims.aud === "string" || claims.aud?.length === 1 || azp === clientId;
  if (!isForUs || !hasOneAudience)
    throw refusal("identity_refused", { cause: new Error("its id token is for another sign-in or client") });
  // The library does not check of which type a claim is: a number or a list would become another person's text.
  const sub = subjectSchema.safeParse(claims.sub);
  if (!sub.success) throw refusal("identity_refused", { cause: new Error("its id token names nobody") });
  const address = addressGiven(email);
  const mayProve = provider.domains.length === 0 || (address !== null && hasDomainOf(provider, address));
  return {
    providerId: provider.id,
    subject: sub.data,
    email: address,
    isEmailProven: address !== null && email_verified === true && mayProve,
  };
}

interface HeldKeys {
  keys: ReturnType<typeof createRemoteJWKSet>;
  /** When they were last fetched for an unknown key. */
  askedAgainAt: number;
}

const heldKeys = new Map<string, HeldKeys>();

/** Fetches the keys again if the token is signed with one that is not known yet. */
async function verifyAgain<T>(error: unknown, held: HeldKeys, verify: () => Promise<T>): Promise<T> {
  const now = Date.now();
  if (!(error instanceof JWKSNoMatchingKey) || now - held.askedAgainAt < KEYS_FETCHED_AGAIN_MS) throw error;
  held.askedAgainAt = now;
  await held.keys.reload();
  return await verify();
}

/** Returns the keys with which the provider signs. They are fetched when they are needed, and kept for ten minutes. */
function keysOf(
  { config }: OidcProvider,
  { isPrivateAllowed }: Pick<OidcContext, "isPrivateAllowed">,
): HeldKeys {
  const known = heldKeys.get(config.jwksUri);
  if (known) return known;
  const fetchKeys = async (address: string) => {
    const set = await askProvider(() => fetchPublic(address, { isPrivateAllowed }), keySet);
    return Response.json(set);
  };
  const keys = createRemoteJWKSet(new URL(config.jwksUri), {
    cacheMaxAge: KEYS_KEPT_MS,
    // Unknown keys are asked for by `verifyAgain` alone.
    cooldownDuration: Number.POSITIVE_INFINITY,
    [customFetch]: fetchKeys,
  });
  const held = { keys, askedAgainAt: 0 };
  heldKeys.set(config.jwksUri, held);
  return held;
}

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

async function askProvider<Schema extends z.ZodType>(
  ask: () => Promise<FetchedAnswer>,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    const { status, text } = await ask();
    if (status !== 200)
      throw new Error(`The provider answered ${status}: ${errorCodeIn(jsonOrUndefined(text))}`);
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw refusal("provider_failed", { cause: error });
  }
}

const errorAnswer = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) });

/** Returns the code of OAuth in a provider's error, for the log. What else a provider writes there may be about a person. */
export function errorCodeIn(said: unknown): string {
  return errorAnswer.safeParse(said).data?.error ?? "no known error";
}
