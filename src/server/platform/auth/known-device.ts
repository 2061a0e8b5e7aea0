// A cookie that shows that a browser has signed in to an account before. It grants no access by itself: the
// password is still needed, but failed tries of strangers do not count against this browser.

import { createHash, createHmac, createSecretKey } from "node:crypto";
import { DAY_MS, SECOND_MS } from "#domain/time.ts";
import { type HoldersKey, openBytes, sealBytes } from "../crypto/envelope.ts";

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
  cookieName: string;
  /** Returns the cookie's value. It is encrypted, so that it does not reveal the account. */
  write(userId: string, hash: string, now: number): string;
  /** Reads the cookie of a known browser. Returns `null` where the cookie is not ours or has expired. */
  read(value: string | null, now: number): KnownDevice | null;
  /** The lifetime of the cookie of a known browser, in seconds. */
  keptSeconds: number;
}

export function createKnownDevices(options: {
  secret: string;
  prefix: string;
  isSecure: boolean;
}): KnownDevices {
  const { secret, prefix, isSecure } = options;
  const holder: HoldersKey = {
    id: "device",
    key: createSecretKey(createHmac("sha256", secret).update(KEY_LABEL).digest()),
  };
  return {
    cookieName: `${isSecure ? "__Host-" : ""}${prefix}.device`,
    keptSeconds: KEPT_MS / SECOND_MS,
    write(userId, hash, now) {
      const device: KnownDevice = { userId, password: digestOfHash(hash), until: now + KEPT_MS };
      const sealed = sealBytes(holder, Buffer.from(JSON.stringify(device)), PLACE);
      return Buffer.from(sealed).toString("base64url");
    },
    read(value, now) {
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
