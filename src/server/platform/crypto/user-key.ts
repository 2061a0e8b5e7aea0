import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import type { BaseLogger } from "pino";
import type { CryptoCounts } from "./counts.ts";
import { claimsToBeEnvelope, type HoldersKey, openBytes, type Place, sealBytes } from "./envelope.ts";
import { readLegacy } from "./legacy.ts";
import type { Shape } from "./shape.ts";

const KEY_ID_BYTES = 4;

export type Opened<T> = { ok: true; value: T } | { ok: false };

export interface UnsealOptions<T> {
  /** The row came from the former product: its values may be plain text or in its own format. */
  isImported?: boolean;
  /** What the value must look like to be shown. */
  shape?: Shape<T>;
}

/** One person's opened data key. Hold it for a request, no longer. */
export interface UserKey {
  /** Seals anything that JSON can say; the value opens at this place only. */
  seal(value: unknown, place: Place): string;
  /**
   * What was sealed at this place. A value that does not open, or has another shape, is never shown: `ok` is false, and
   * it is logged by its place and counted. An imported value is what its text says as JSON where that is a list or an
   * object of this shape, else the text.
   */
  unseal<T>(envelope: string, place: Place, options?: UnsealOptions<T>): Opened<T>;
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
    unseal<T>(envelope: string, place: Place, options: UnsealOptions<T> = {}): Opened<T> {
      const isLegacy = options.isImported && !claimsToBeEnvelope(envelope);
      const opened = isLegacy ? openLegacy(envelope, context) : openSealed(holder, envelope, place);
      const fitting = opened.ok && opened.values.find((value) => options.shape?.(value) ?? true);
      if (opened.ok && fitting !== undefined) return { ok: true, value: fitting as T };
      const reason = opened.ok ? "another shape" : opened.reason;
      context.counts.unreadable += 1;
      context.log.error({ ...place, reason }, "a sealed value could not be opened");
      return { ok: false };
    },
  };
}

/** What a stored text may say, the likeliest first. */
type OpenedValues = { ok: true; values: unknown[] } | { ok: false; reason: string };

function openSealed(holder: HoldersKey, envelope: string, place: Place): OpenedValues {
  const opened = openBytes(holder, envelope, place);
  return opened.ok ? { ok: true, values: [JSON.parse(opened.bytes.toString("utf8"))] } : opened;
}

function openLegacy(envelope: string, { legacySecret, counts }: UserKeyContext): OpenedValues {
  const text = readLegacy(envelope, legacySecret, counts);
  return { ok: true, values: [valueOfText(text), text] };
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
