// Between Node's requests and answers and those of the auth library, which speaks the web's.
import type { Config } from "../config.ts";
import { clientAddress } from "../http/client-address.ts";
import { type HttpRequest, type HttpResponse, isRead } from "../http/request.ts";
import { send } from "../http/respond.ts";
import { ADDRESS_HEADER } from "./auth-names.ts";
import { leadsToUs } from "./own-address.ts";
import { presentRefusal } from "./present-refusal.ts";
import { forgetFormer, hasFormerCookie, type SessionCookies, withOneSession } from "./session-cookie.ts";

/** The first status that is none of success. */
export const REFUSED = 400;
/** Where a browser goes that the library would have sent to another site. */
const OWN_PAGE = "/";

export interface Door extends Pick<Config, "appUrl" | "trustProxy"> {
  cookies: SessionCookies;
  secret: string;
}

/**
 * The request as the library sees it: under the public address, from the caller's network. Its origin was checked
 * before; it may name another of our names, or none where no browser asks, so the library is told our own.
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
  const body = isRead(request) || !request.body ? null : String(request.body);
  return new Request(new URL(request.url ?? "/", config.appUrl), { method, headers, body });
}

/** Sends the library's answer, without the session's token in its body and without an address of another site. */
export async function sendWebResponse(
  answer: Response,
  { request, response, door }: { request: HttpRequest; response: HttpResponse; door: Door },
): Promise<void> {
  for (const [name, value] of answer.headers) if (name !== "set-cookie") response.setHeader(name, value);
  const location = answer.headers.get("location");
  if (location !== null && !leadsToUs(location, door.appUrl)) response.setHeader("location", OWN_PAGE);
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
  send(response, { status: answer.status, type: "application/json", body });
}

/** With the current cookie comes the end of the former one. */
function cookiesOf(answer: Response, request: HttpRequest, { cookies }: Door): string[] {
  const set = answer.headers.getSetCookie();
  const isRenewed = set.some((cookie) => cookie.startsWith(`${cookies.current}=`));
  return isRenewed && hasFormerCookie(request.headers.cookie, cookies)
    ? [...set, forgetFormer(cookies)]
    : set;
}

/** A script that runs in the page can read an answer, but not the cookie: so no answer repeats the cookie's token. */
async function bodyOf(answer: Response): Promise<Buffer | string> {
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  if (!isJson) return Buffer.from(await answer.arrayBuffer());
  const text = await answer.text();
  return text === "" ? text : JSON.stringify(JSON.parse(text, presentValue));
}

/** No answer says whether an account holds its address or claims it: it is the account's address either way. */
function presentValue(name: string, value: unknown): unknown {
  if (name === "token") return undefined;
  if (typeof value !== "object" || value === null || !("claimedEmail" in value)) return value;
  const { claimedEmail, ...user } = value;
  return typeof claimedEmail === "string" ? { ...user, email: claimedEmail } : user;
}
