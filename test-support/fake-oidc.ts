// A fake OpenID provider on loopback. It follows OpenID Connect Core 1.0, OAuth 2.0 with PKCE (RFC 7636) and client assertions
// (RFC 7523), and refuses what a real provider refuses.
import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRemoteJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from "jose";
import { serve } from "./serve.ts";

const ASSERTION = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

export interface FakeClient {
  clientId: string;
  redirectUri: string;
  /** The client's secret; without one, the client signs with the keys at `jwksUri`. */
  secret?: string;
  jwksUri?: string;
}

/** What the provider says about the person who is signed in there. */
export interface OidcPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
}

interface Grant {
  query: URLSearchParams;
  person: OidcPerson;
}

type Forge = (claims: Record<string, unknown>) => Record<string, unknown>;

/** Starts a provider. `signsIn` chooses who is signed in there from now on. */
export async function startFakeOidc() {
  const clients: FakeClient[] = [];
  const grants = new Map<string, Grant>();
  let key = await newKey();
  let person: OidcPerson | null = null;
  let forge: Forge = (claims) => claims;
  let signWith = () => key;

  const { url } = await serve((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", url);
    if (pathname === "/.well-known/openid-configuration") return sendJson(response, configurationOf(url));
    if (pathname === "/jwks") return sendJson(response, { keys: [key.shown] });
    if (pathname === "/authorize") return authorize(searchParams, response);
    if (pathname === "/token" && request.method === "POST") return await exchange(request, response);
    response.writeHead(404).end();
  }

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const client = clients.find(({ clientId }) => clientId === query.get("client_id"));
    // A provider never redirects to an address that was not registered.
    if (!client || client.redirectUri !== query.get("redirect_uri"))
      return void response.writeHead(400).end("Unknown client or redirect address");
    const back = new URL(client.redirectUri);
    back.searchParams.set("state", query.get("state") ?? "");
    back.searchParams.set("iss", url);
    const fault = faultOf(query) ?? (person ? null : "access_denied");
    if (fault === null && person) {
      const code = randomUUID();
      grants.set(code, { query, person });
      back.searchParams.set("code", code);
    } else back.searchParams.set("error", fault ?? "access_denied");
    response.writeHead(302, { location: back.href }).end();
  }

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await textOf(request));
    const client = await clientOf(clients, { request, form, tokenUrl: `${url}/token` });
    if (!client) return sendJson(response, { error: "invalid_client" }, 401);
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isGranted =
      grant?.query.get("client_id") === client.clientId &&
      grant.query.get("redirect_uri") === form.get("redirect_uri") &&
      grant.query.get("code_challenge") === challenge;
    if (form.get("grant_type") !== "authorization_code" || !isGranted)
      return sendJson(response, { error: "invalid_grant" }, 400);
    sendJson(response, {
      ...{ access_token: randomUUID(), token_type: "Bearer", expires_in: 300 },
      id_token: await tokenFor(client.clientId, grant.person, grant.query.get("nonce")),
    });
  }

  async function tokenFor(
    clientId: string,
    { sub, ...said }: OidcPerson,
    nonce: string | null,
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = forge({ iss: url, aud: clientId, iat: now, exp: now + 300, sub, ...said, nonce });
    const signer = signWith();
    return await new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: signer.shown.kid })
      .sign(signer.secret);
  }

  return {
    url,
    register: (client: FakeClient) => void clients.push(client),
    /** Chooses who is signed in at the provider; `null` for somebody who turns back. */
    signsIn(who: OidcPerson | null) {
      person = who;
    },
    /** Changes the claims of all further id tokens. */
    forges(change: Forge) {
      forge = change;
    },
    /** Replaces the key, as providers do from time to time. */
    async rotates() {
      key = await newKey();
    },
    /** Signs further tokens with a key that the provider never showed. */
    async signsWithUnknownKey() {
      const unknown = { ...(await newKey()), shown: key.shown };
      signWith = () => unknown;
    },
    signsHonestly() {
      signWith = () => key;
      forge = (claims) => claims;
    },
    tokenFor,
  };
}

/** Returns the client that the request proves to be. */
async function clientOf(
  clients: FakeClient[],
  { request, form, tokenUrl }: { request: IncomingMessage; form: URLSearchParams; tokenUrl: string },
): Promise<FakeClient | undefined> {
  const [id = "", secret] = basicIn(request.headers.authorization) ?? [form.get("client_id") ?? ""];
  const client = clients.find(({ clientId }) => clientId === id);
  if (!client) return undefined;
  if (client.secret !== undefined) return client.secret === secret ? client : undefined;
  if (form.get("client_assertion_type") !== ASSERTION) return undefined;
  const isSigned = await jwtVerify(
    form.get("client_assertion") ?? "",
    createRemoteJWKSet(new URL(client.jwksUri ?? "")),
    { issuer: id, subject: id, audience: tokenUrl, requiredClaims: ["jti", "exp"] },
  ).then(
    () => true,
    () => false,
  );
  return isSigned ? client : undefined;
}

async function newKey() {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const kid = randomUUID();
  return { shown: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" }, secret: privateKey };
}

const configurationOf = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  token_endpoint_auth_methods_supported: ["client_secret_basic", "private_key_jwt"],
  code_challenge_methods_supported: ["S256"],
});

function faultOf(query: URLSearchParams): string | null {
  if (query.get("response_type") !== "code") return "unsupported_response_type";
  if (!query.get("scope")?.split(" ").includes("openid")) return "invalid_scope";
  const hasProof =
    query.get("code_challenge_method") === "S256" && query.get("code_challenge")?.length === 43;
  return hasProof && query.get("state") && query.get("nonce") ? null : "invalid_request";
}

function basicIn(header = ""): string[] | null {
  const [, encoded] = /^Basic (.+)$/.exec(header) ?? [];
  return encoded ? Buffer.from(encoded, "base64").toString().split(":").map(decodeURIComponent) : null;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
