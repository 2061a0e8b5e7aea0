// Converts between Node's requests and responses and the web standard ones that the auth library uses.
import type { Config } from "../config.ts";
import { clientAddress } from "../http/client-address.ts";
import { type HttpRequest, type HttpResponse, isReadRequest } from "../http/request.ts";
import { sendResponse } from "../http/respond.ts";
import { ADDRESS_HEADER, NO_ADDRESS_DOMAIN } from "./auth-names.ts";
import { staysOnOwnSite } from "./own-address.ts";
import { presentRefusal } from "./present-refusal.ts";
import { forgetFormer, hasFormerCookie, type SessionCookies, withOneSession } from "./session-cookie.ts";

/** The lowest HTTP status that is not a success. */
export const REFUSED = 400;
/** The page to which a browser is sent instead of following a redirect to another site. */
const OWN_PAGE = "/";

export interface Door extends Pick<Config, "appUrl" | "trustProxy"> {
  cookies: SessionCookies;
  secret: string;
}

/**
 * Converts a request for the library: public URL and the caller's IP address. The origin was checked before;
 * it may be another of our hosts or missing, so it is replaced by our own.
 */
export function toWebRequest(request: HttpRequest, { cookies, secret, ...config }: Door): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, each);
  }
  headers.set(ADDRESS_HEADER, clientAddress(request, config.trustProxy));
  headers.set("origin", config.appUrl);
  const cookie = withOneSession(request.headers.cookie, cookies, secret);
  if (cookie === undefined) headers.delete("cookie");
  else headers.set("cookie", cookie);
  const method = request.method ?? "GET";
  const { body } = request;
  const isEmpty = isReadRequest(request) || body === undefined;
  const sent = isEmpty ? null : JSON.stringify(body);
  return new Request(new URL(request.url ?? "/", config.appUrl), { method, headers, body: sent });
}

/** Sends the library's answer without the session token in its body and without redirects to other sites. */
export async function sendWebResponse(
  answer: Response,
  { request, response, door }: { request: HttpRequest; response: HttpResponse; door: Door },
): Promise<void> {
  for (const [name, value] of answer.headers) if (name !== "set-cookie") response.setHeader(name, value);
  const location = answer.headers.get("location");
  if (location !== null && !staysOnOwnSite(location, door.appUrl)) response.setHeader("location", OWN_PAGE);
  const cookies = cookiesOf(answer, request, door);
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  const wait = answer.headers.get("x-retry-after");
  if (wait) response.setHeader("retry-after", wait);
  if (answer.status < REFUSED) {
    const body = await bodyOf(answer);
    response.removeHeader("content-length");
    response.writeHead(answer.status);
    response.end(body);
    return;
  }
  const retryAfter = Number(response.getHeader("retry-after")) || undefined;
  const body = presentRefusal({ status: answer.status, text: await answer.text(), retryAfter });
  sendResponse(response, { status: answer.status, type: "application/json", body });
}

/** When the current session cookie is set, also deletes the former one. */
function cookiesOf(answer: Response, request: HttpRequest, { cookies }: Door): string[] {
  const set = answer.headers.getSetCookie();
  const isRenewed = set.some((cookie) => cookie.startsWith(`${cookies.current}=`));
  return isRenewed && hasFormerCookie(request.headers.cookie, cookies)
    ? [...set, forgetFormer(cookies)]
    : set;
}

/**
 * Removes the session token from the body of an answer: scripts in the page can read the body, but not the
 * cookie.
 */
async function bodyOf(answer: Response): Promise<Buffer | string> {
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  if (!isJson) return Buffer.from(await answer.arrayBuffer());
  const text = await answer.text();
  return text === "" ? text : JSON.stringify(JSON.parse(text, presentValue));
}

/**
 * Returns a field of an account for the client. The address looks the same whether the account holds it or only claims
 * it.
 */
function presentValue(name: string, value: unknown): unknown {
  if (name === "token") return undefined;
  if (typeof value !== "object" || value === null || !("claimedEmail" in value)) return value;
  const { claimedEmail, ...user } = value;
  if (typeof claimedEmail === "string") return { ...user, email: claimedEmail };
  const hasNone = "email" in user && String(user.email).endsWith(`@${NO_ADDRESS_DOMAIN}`);
  return hasNone ? { ...user, email: null } : user;
}
