// A cookie that shows that a browser has signed in to an account before. It grants no access by itself: the
// password is still needed, but failed tries of strangers do not count against this browser.

import { createHash } from "node:crypto";
import { DAY_MS } from "#domain/time.ts";
import { openBytes, sealBytes } from "../crypto/envelope.ts";
import { holderFromSecret } from "../crypto/secret-holder.ts";
import type { Browser } from "../http/browser.ts";
import { cookieHeader, type SessionCookies } from "./session-cookie.ts";

const KEPT_MS = 180 * DAY_MS;
const KEY_LABEL = "rubber-arcana known devices 1";
const PLACE = { table: "cookie", column: "device", userId: "", rowId: "" };

export interface KnownDevice {
  userId: string;
  /** A digest of the stored password hash. After a change of password, no browser is known any more. */
  password: string;
  /** The time at which the cookie expires, in milliseconds since the epoch. */
  until: number;
}

export interface KnownDevices {
  /** Reads the cookie of a known browser. Returns `null` where the cookie is not ours or has expired. */
  read(browser: Browser, now: number): KnownDevice | null;
  /** Sets the cookie of a browser that has signed in. Its value is encrypted, so that it does not reveal the account. */
  mark(browser: Browser, userId: string, hash: string): void;
}

export function createKnownDevices(options: { secret: string; cookies: SessionCookies }): KnownDevices {
  const { secret, cookies } = options;
  const holder = holderFromSecret(secret, { id: "device", label: KEY_LABEL });
  const name = `${cookies.prefix}.device`;
  return {
    mark(browser, userId, hash) {
      const device: KnownDevice = { userId, password: digestOfHash(hash), until: Date.now() + KEPT_MS };
      const sealed = sealBytes(holder, Buffer.from(JSON.stringify(device)), PLACE);
      browser.setCookie(cookieHeader(cookies, name, Buffer.from(sealed).toString("base64url"), KEPT_MS));
    },
    read(browser, now) {
      const value = browser.cookie(name);
      if (value === null) return null;
      const opened = openBytes(holder, Buffer.from(value, "base64url").toString("utf8"), PLACE);
      if (!opened.ok) return null;
      const device: KnownDevice = JSON.parse(opened.bytes.toString("utf8"));
      return device.until > now ? device : null;
    },
  };
}

export function digestOfHash(hash: string): string {
  return createHash("sha256").update(hash).digest("base64url");
}
