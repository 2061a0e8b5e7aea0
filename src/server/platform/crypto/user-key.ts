import { createSecretKey, hash, hkdfSync, type KeyObject } from "node:crypto";
import type { BaseLogger } from "pino";
import { jsonOrUndefined } from "#domain/json-or-undefined.ts";
import { mayBeBroken, wellFormedJson } from "#domain/text/well-formed-json.ts";
import type { CryptoCounts } from "./counts.ts";
import {
  type HoldersKey,
  looksLikeEnvelope,
  openBytes,
  openFile,
  type SealedPlace,
  sealBytes,
  sealFile,
} from "./envelope.ts";
import { readLegacy } from "./legacy.ts";
import type { Shape } from "./shape.ts";

const KEY_ID_BYTES = 4;

export type Opened<T> = { ok: true; value: T } | { ok: false };

export interface UnsealOptions<T> {
  /** Whether the row was imported: its values may be plain text or in the former product's format. */
  isImported?: boolean;
  /** The type check that the value must pass to be shown. */
  shape?: Shape<T>;
}

/** One person's opened data key. Keep it in memory only for one request. */
export interface UserKey {
  /**
   * A text that differs from that of another key if the two might decrypt a stored value differently. It reveals
   * nothing about the key.
   */
  readonly version: string;
  /**
   * Encrypts any JSON value so that it can be decrypted only in this place (column and row). Half characters in its texts
   * are replaced, and U+0000 is left out.
   */
  seal(value: unknown, place: SealedPlace): string;
  /** Encrypts the bytes of a file that is stored outside of the database. `place` need not be a column. */
  sealFile(bytes: Uint8Array, place: SealedPlace): Buffer;
  /** Decrypts the bytes of a file. Returns `null`, and logs and counts the place, if that fails. */
  unsealFile(file: Buffer, place: SealedPlace): Buffer | null;
  /**
   * Opens what was sealed at this place. If the value does not open or fails the shape check, `ok` is false,
   * and the place is logged and counted. An imported text is parsed as JSON if that gives a list or an object
   * of this shape; otherwise the value is the text.
   */
  unseal<T>(envelope: string, place: SealedPlace, options?: UnsealOptions<T>): Opened<T>;
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
    version: [holder.id, hash("sha256", context.legacySecret ?? "", "base64url").slice(0, 8)].join(" "),
    seal: (value, place) => sealBytes(holder, Buffer.from(wellFormedJson(value)), place),
    sealFile: (bytes, place) => sealFile(holder, bytes, place),
    unsealFile(file, place) {
      context.counts.opened += 1;
      const opened = openFile(holder, file, place);
      if (opened.ok) return opened.bytes;
      context.counts.unreadable += 1;
      context.log.error({ ...place, reason: opened.reason }, "a file could not be opened");
      return null;
    },
    unseal<T>(envelope: string, place: SealedPlace, options: UnsealOptions<T> = {}): Opened<T> {
      context.counts.opened += 1;
      const isLegacy = options.isImported && !looksLikeEnvelope(envelope);
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

/** The possible plain texts of a stored value, most likely first. */
type OpenedValues = { ok: true; values: unknown[] } | { ok: false; reason: string };

function openSealed(holder: HoldersKey, envelope: string, place: SealedPlace): OpenedValues {
  const opened = openBytes(holder, envelope, place);
  if (!opened.ok) return opened;
  const json = opened.bytes.toString("utf8");
  return { ok: true, values: [wellFormed(json, JSON.parse(json))] };
}

/** Returns the value of a JSON. One that was stored long ago may hold half characters or U+0000, with which no file can be made. */
function wellFormed(json: string, value: unknown): unknown {
  return mayBeBroken(json) ? JSON.parse(wellFormedJson(value)) : value;
}

function openLegacy(envelope: string, { legacySecret, counts }: UserKeyContext): OpenedValues {
  const text = readLegacy(envelope, legacySecret, counts);
  return { ok: true, values: [valueOfText(text), text] };
}

/** A replacement for a data key that is not available. It decrypts nothing. */
export const unavailableKey: UserKey = {
  version: "",
  seal() {
    throw new Error("There is no key to seal with");
  },
  sealFile() {
    throw new Error("There is no key to seal a file with");
  },
  unsealFile: () => null,
  unseal: () => ({ ok: false }),
};

/** Returns an id that distinguishes data keys without revealing anything about them. */
function fingerprint(key: KeyObject): string {
  return Buffer.from(hkdfSync("sha256", key, "", "rubber-arcana key id 1", KEY_ID_BYTES)).toString("hex");
}

function valueOfText(text: string): unknown {
  if (!text.startsWith("{") && !text.startsWith("[")) return text;
  const value = jsonOrUndefined(text);
  return value === undefined ? text : wellFormed(text, value);
}
