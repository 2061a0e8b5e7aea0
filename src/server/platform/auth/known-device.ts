// A cookie by which a browser shows that it has signed in to an account before. It opens nothing by itself: a password is
// needed all the same, but strangers' tries do not count against it.
import { createHash, createHmac, createSecretKey } from "node:crypto";
import { type HoldersKey, openBytes, sealBytes } from "../crypto/envelope.ts";

const KEPT_MS = 180 * 24 * 3600_000;
const KEY_LABEL = "rubber-arcana known devices 1";
const PLACE = { table: "cookie", column: "device", userId: "", rowId: "" };

export interface KnownDevice {
  userId: string;
  /** Of the password's hash: a new password makes every browser a stranger. */
  password: string;
  /** Milliseconds since the epoch. */
  until: number;
}

export interface KnownDevices {
  cookieName: string;
  /** The cookie's value. Sealed, so that it does not say whose it is. */
  write(userId: string, hash: string, now: number): string;
  /** `null` where it is not of our making, or has run out. */
  read(value: string | null, now: number): KnownDevice | null;
  /** Seconds. */
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
    keptSeconds: KEPT_MS / 1000,
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
