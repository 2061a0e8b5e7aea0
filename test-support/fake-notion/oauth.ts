// The grants of the fake Notion: codes that work once, access tokens that may end, refresh tokens that work once, and the page on
// which a person says yes or no.
import { randomBytes } from "node:crypto";
import { parse } from "./parse.ts";
import { oauthError } from "./refusals.ts";
import { revokeSchema, tokenSchema } from "./schemas.ts";
import type { Grant, Store } from "./store.ts";

export const CLIENT_ID = "fake-client";
export const CLIENT_SECRET = "fake-secret";

type Headers = Record<string, string | string[] | undefined>;

/** Returns the grant whose access token a request carries, if it has not ended. */
export function grantOf(store: Store, headers: Headers): Grant | undefined {
  const token = String(headers.authorization ?? "").replace(/^Bearer /, "");
  return store.grants.find(({ access, isExpired, isEnded }) => access === token && !isExpired && !isEnded);
}

function checkClient({ authorization }: Headers): void {
  const expected = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString("base64")}`;
  if (authorization !== expected) throw oauthError(401, "invalid_client");
}

const newToken = (kind: string) => `${kind}_${randomBytes(18).toString("base64url")}`;

export function answerToken(store: Store, headers: Headers, body: unknown): object {
  checkClient(headers);
  const asked = parse(tokenSchema, body);
  if (asked.grant_type === "authorization_code") {
    const code = store.codes.get(asked.code);
    store.codes.delete(asked.code);
    if (code?.redirectUri !== asked.redirect_uri) throw oauthError(400, "invalid_grant");
    const grant: Grant = {
      workspaceId: store.workspaceId,
      access: newToken("ntn"),
      refresh: newToken("nrt"),
      isExpired: false,
      isEnded: false,
    };
    store.grants.push(grant);
    return presentGrant(grant);
  }
  const grant = store.grants.find(({ refresh, isEnded }) => refresh === asked.refresh_token && !isEnded);
  if (!grant) throw oauthError(400, "invalid_grant");
  Object.assign(grant, { access: newToken("ntn"), refresh: newToken("nrt"), isExpired: false });
  return presentGrant(grant);
}

function presentGrant({ access, refresh, workspaceId }: Grant) {
  return {
    access_token: access,
    token_type: "bearer",
    refresh_token: refresh,
    bot_id: workspaceId,
    workspace_id: workspaceId,
    workspace_name: "Dana’s pond",
    workspace_icon: null,
    owner: { type: "workspace", workspace: true },
    duplicated_template_id: null,
  };
}

export function answerRevoke(store: Store, headers: Headers, body: unknown): object {
  checkClient(headers);
  const { token } = parse(revokeSchema, body);
  const grant = store.grants.find(({ access, refresh }) => [access, refresh].includes(token));
  if (grant) grant.isEnded = true;
  return {};
}

/** Answers the page on which a person grants access, or what they pressed there. */
export function answerAuthorize(
  store: Store,
  query: Record<string, string>,
  pressed: string,
): { html: string; location?: string } {
  const { client_id, redirect_uri = "", response_type, owner, state = "" } = query;
  if (client_id !== CLIENT_ID || response_type !== "code" || owner !== "user")
    return { html: "<h1>Missing or invalid client_id, response_type or owner</h1>" };
  const back = new URL(redirect_uri);
  back.searchParams.set("state", state);
  if (pressed === "allow") {
    const code = newToken("code");
    store.codes.set(code, { redirectUri: redirect_uri });
    back.searchParams.set("code", code);
    return { html: "", location: back.href };
  }
  if (pressed === "cancel") {
    back.searchParams.set("error", "access_denied");
    return { html: "", location: back.href };
  }
  return {
    html: `<!doctype html><html lang="en"><title>Notion</title><h1>Rubber Arcana would like access to your Notion</h1>
      <form method="post"><button name="pressed" value="allow">Allow access</button>
      <button name="pressed" value="cancel">Cancel</button></form></html>`,
  };
}
