// A sealed value: AES-256-GCM under a key of its own (HKDF-SHA256 of the holder's key and a random salt).
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";

const VERSION = 1;
const IV_BYTES = 12;
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const CIPHER = "aes-256-gcm";
const DERIVATION_INFO = Buffer.from("rubber-arcana sealed value 1");

/** Where a value stands. It opens nowhere else: these words are authenticated with it. */
export interface Place {
  table: string;
  column: string;
  userId: string;
  /** As `rowIdOf` (sealed-tables.ts) makes it. */
  rowId: string;
}

export interface HoldersKey {
  /** Stands in the envelope, so that a value under another key is told from a damaged one. */
  id: string;
  key: KeyObject;
}

export type OpenedBytes =
  | { ok: true; bytes: Buffer }
  | { ok: false; reason: "not an envelope" | "another key" | "damaged or moved" };

/**
 * The only way an envelope is written, to the letter: JSON with its fields in this order, lower-case hex, `encrypted`
 * ending in the tag. Any other text is not one of ours, so no byte of it can change unnoticed.
 */
const envelope =
  /^\{"v":1,"k":"([\w.-]{1,64})","iv":"([0-9a-f]{24})","salt":"([0-9a-f]{64})","encrypted":"((?:[0-9a-f]{2}){16,})"\}$/;

export function sealBytes(holder: HoldersKey, bytes: Uint8Array, place: Place): string {
  const iv = randomBytes(IV_BYTES);
  const salt = randomBytes(SALT_BYTES);
  const cipher = createCipheriv(CIPHER, derive(holder.key, salt), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(authenticated(holder.id, place));
  const encrypted =
    cipher.update(bytes, undefined, "hex") + cipher.final("hex") + cipher.getAuthTag().toString("hex");
  const [ivHex, saltHex] = [iv.toString("hex"), salt.toString("hex")];
  return `{"v":${VERSION},"k":"${holder.id}","iv":"${ivHex}","salt":"${saltHex}","encrypted":"${encrypted}"}`;
}

/** Never throws, whatever the text is. */
export function openBytes(holder: HoldersKey, text: string, place: Place): OpenedBytes {
  const [, keyId, iv, salt, encrypted] = envelope.exec(text) ?? [];
  if (!keyId || !iv || !salt || !encrypted) return { ok: false, reason: "not an envelope" };
  if (keyId !== holder.id) return { ok: false, reason: "another key" };
  const key = derive(holder.key, Buffer.from(salt, "hex"));
  const decipher = createDecipheriv(CIPHER, key, Buffer.from(iv, "hex"), { authTagLength: TAG_BYTES });
  decipher.setAAD(authenticated(keyId, place));
  const tagStart = encrypted.length - TAG_BYTES * 2;
  decipher.setAuthTag(Buffer.from(encrypted.slice(tagStart), "hex"));
  try {
    const start = decipher.update(encrypted.slice(0, tagStart), "hex");
    return { ok: true, bytes: Buffer.concat([start, decipher.final()]) };
  } catch {
    return { ok: false, reason: "damaged or moved" };
  }
}

/** Whether the text says that it is an envelope of ours, intact or not. */
export function claimsToBeEnvelope(text: string): boolean {
  return text.startsWith('{"v":');
}

function derive(key: KeyObject, salt: Buffer): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", key, salt, DERIVATION_INFO, KEY_BYTES)));
}

/** A JSON list: no two different places have the same bytes. */
function authenticated(keyId: string, { table, column, rowId, userId }: Place): Buffer {
  return Buffer.from(JSON.stringify([VERSION, keyId, table, column, rowId, userId]));
}
