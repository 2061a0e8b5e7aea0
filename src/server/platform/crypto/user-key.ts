import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import type { BaseLogger } from "pino";
import type { CryptoCounts } from "./counts.ts";
import { claimsToBeEnvelope, type HoldersKey, openBytes, type Place, sealBytes } from "./envelope.ts";
import { readLegacy } from "./legacy.ts";

const KEY_ID_BYTES = 4;

export type Opened<T> = { ok: true; value: T } | { ok: false };

export interface UnsealOptions {
  /** The row came from the former product: its values may be plain text or in its own format. */
  isImported?: boolean;
}

/** One person's opened data key. Hold it for a request, no longer. */
export interface UserKey {
  /** Seals anything that JSON can say; the value opens at this place only. */
  seal(value: unknown, place: Place): string;
  /**
   * What was sealed at this place. A value that does not open is never shown: `ok` is false, and it is logged by its
   * place and counted. An imported value is what its text says as JSON where that is a list or an object, else the text.
   */
  unseal<T>(envelope: string, place: Place, options?: UnsealOptions): Opened<T>;
}

export interface UserKeyContext {
  legacySecret: string | undefined;
  counts: CryptoCounts;
  log: Pick<BaseLogger, "error">;
}

export function userKeyOf(dataKey: Uint8Array, context: UserKeyContext): UserKey {
  const key = createSecretKey(dataKey);
  const holder: HoldersKey = { id: fingerprint(key), key };
  return {
    seal: (value, place) => sealBytes(holder, Buffer.from(JSON.stringify(value)), place),
    unseal<T>(envelope: string, place: Place, options: UnsealOptions = {}): Opened<T> {
      if (options.isImported && !claimsToBeEnvelope(envelope)) {
        return {
          ok: true,
          value: valueOfText(readLegacy(envelope, context.legacySecret, context.counts)) as T,
        };
      }
      const opened = openBytes(holder, envelope, place);
      if (opened.ok) return { ok: true, value: JSON.parse(opened.bytes.toString("utf8")) as T };
      context.counts.unreadable += 1;
      context.log.error({ ...place, reason: opened.reason }, "a sealed value could not be opened");
      return { ok: false };
    },
  };
}

/** Stands for a key that cannot be had: opens nothing. */
export const blindKey: UserKey = {
  seal() {
    throw new Error("There is no key to seal with");
  },
  unseal: () => ({ ok: false }),
};

/** Tells data keys apart without saying anything of them. */
function fingerprint(key: KeyObject): string {
  return Buffer.from(hkdfSync("sha256", key, "", "rubber-arcana key id 1", KEY_ID_BYTES)).toString("hex");
}

function valueOfText(text: string): unknown {
  if (!text.startsWith("{") && !text.startsWith("[")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
