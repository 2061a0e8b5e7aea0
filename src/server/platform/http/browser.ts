import type { IncomingHttpHeaders } from "node:http";
import type { HttpResponse } from "./request.ts";
import { clearBrowserCache } from "./revalidate.ts";

/** What an endpoint may keep in the browser that calls it. */
export interface Browser {
  /** Returns the value of a cookie as it was sent; `null` if there is none. */
  cookie(name: string): string | null;
  /** Adds a `Set-Cookie` header to the answer. */
  setCookie(header: string): void;
  /** Makes the browser delete the answers that it keeps. */
  clearCache(): void;
}

export function browserOf({ cookie }: IncomingHttpHeaders, response: HttpResponse): Browser {
  return {
    cookie: (name) => cookiesIn(cookie).find((each) => each.name === name)?.raw || null,
    setCookie: (header) => void response.appendHeader("set-cookie", header),
    clearCache: () => clearBrowserCache(response),
  };
}

/** Returns the cookies of a header, as they were sent. */
export function cookiesIn(header = ""): { name: string; raw: string }[] {
  return header.split(";").flatMap((pair) => {
    const at = pair.indexOf("=");
    return at < 0 ? [] : [{ name: pair.slice(0, at).trim(), raw: pair.slice(at + 1).trim() }];
  });
}
