// A sealed value: AES-256-GCM with a key of its own, derived by HKDF-SHA256 from the holder's key and a
// random salt.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from "node:crypto";

const VERSION = 1;
const IV_BYTES = 12;
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const CIPHER = "aes-256-gcm";
/** The bytes that follow the salt in HKDF's info. The last byte is the block number. */
const DERIVATION_LABEL = Buffer.from("rubber-arcana sealed value 1\x01");

/**
 * The table column and row that hold an encrypted value. The encryption authenticates them, so that the value cannot be
 * decrypted in another place.
 */
export interface SealedPlace {
  table: string;
  column: string;
  userId: string;
  /** The id of the row within its table and person, as built by `placeOf` (owned-tables.ts). */
  rowId: string;
}

export interface HoldersKey {
  /** The id of the key, stored in the envelope to tell a value under another key from a damaged one. */
  id: string;
  key: KeyObject;
}

export type OpenedBytes =
  | { ok: true; bytes: Buffer }
  | { ok: false; reason: "not an envelope" | "another key" | "damaged or moved" };

/** The pattern of our envelopes. It is used only to find out why an envelope cannot be decrypted. */
const envelope =
  /^\{"v":1,"k":"([\w.-]{1,64})","iv":"[0-9a-f]{24}","salt":"[0-9a-f]{64}","encrypted":"[0-9a-f]{32,}"\}$/;
const AFTER_IV = '","salt":"';
const AFTER_SALT = '","encrypted":"';
const END = '"}';

interface Parts {
  iv: Buffer;
  salt: Buffer;
  /** The encrypted value, followed by the authentication tag. */
  sealed: Buffer;
}

export function sealBytes(holder: HoldersKey, bytes: Uint8Array, place: SealedPlace): string {
  return write(holder.id, encrypt(holder, bytes, place));
}

function encrypt(holder: HoldersKey, bytes: Uint8Array, place: SealedPlace): Parts {
  const iv = randomBytes(IV_BYTES);
  const salt = randomBytes(SALT_BYTES);
  const cipher = createCipheriv(CIPHER, derive(holder.key, salt), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(authenticated(holder.id, place));
  return { iv, salt, sealed: Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]) };
}

/**
 * Encrypts the bytes of a file: version, initialisation vector, salt, the encrypted bytes and the authentication tag. A
 * text would be twice as long.
 */
export function sealFile(holder: HoldersKey, bytes: Uint8Array, place: SealedPlace): Buffer {
  const { iv, salt, sealed } = encrypt(holder, bytes, place);
  return Buffer.concat([Buffer.of(VERSION), iv, salt, sealed]);
}

/** Decrypts the bytes of a file. Never throws, whatever the bytes are. */
export function openFile(holder: HoldersKey, file: Buffer, place: SealedPlace): OpenedBytes {
  const start = 1 + IV_BYTES + SALT_BYTES;
  if (file.length < start + TAG_BYTES || file[0] !== VERSION) return { ok: false, reason: "not an envelope" };
  const iv = file.subarray(1, 1 + IV_BYTES);
  const salt = file.subarray(1 + IV_BYTES, start);
  return decrypt(holder, { iv, salt, sealed: file.subarray(start) }, place);
}

/** Decrypts a sealed value. Never throws, whatever the text is. */
export function openBytes(holder: HoldersKey, text: string, place: SealedPlace): OpenedBytes {
  const parts = read(holder.id, text);
  return parts ? decrypt(holder, parts, place) : { ok: false, reason: reasonAgainst(text) };
}

function decrypt(holder: HoldersKey, { iv, salt, sealed }: Parts, place: SealedPlace): OpenedBytes {
  const decipher = createDecipheriv(CIPHER, derive(holder.key, salt), iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(authenticated(holder.id, place));
  const tagStart = sealed.length - TAG_BYTES;
  decipher.setAuthTag(sealed.subarray(tagStart));
  const bytes = decipher.update(sealed.subarray(0, tagStart));
  try {
    // `final` checks the authentication tag. In this mode it has no bytes of its own to add.
    decipher.final();
    return { ok: true, bytes };
  } catch {
    return { ok: false, reason: "damaged or moved" };
  }
}

const beforeIv = (keyId: string) => `{"v":${VERSION},"k":"${keyId}","iv":"`;

function write(keyId: string, { iv, salt, sealed }: Parts): string {
  const [ivHex, saltHex, sealedHex] = [iv.toString("hex"), salt.toString("hex"), sealed.toString("hex")];
  return beforeIv(keyId) + ivHex + AFTER_IV + saltHex + AFTER_SALT + sealedHex + END;
}

/**
 * Splits an envelope by position. Returns undefined for text that differs in any way from what we would
 * write.
 */
function read(keyId: string, text: string): Parts | undefined {
  const start = beforeIv(keyId);
  const ivEnd = start.length + IV_BYTES * 2;
  const saltStart = ivEnd + AFTER_IV.length;
  const saltEnd = saltStart + SALT_BYTES * 2;
  const sealedStart = saltEnd + AFTER_SALT.length;
  const isOurs =
    text.startsWith(start) &&
    text.startsWith(AFTER_IV, ivEnd) &&
    text.startsWith(AFTER_SALT, saltEnd) &&
    text.endsWith(END);
  if (!isOurs) return undefined;
  const iv = bytesOf(text.slice(start.length, ivEnd));
  const salt = bytesOf(text.slice(saltStart, saltEnd));
  const sealed = bytesOf(text.slice(sealedStart, -END.length));
  return iv && salt && sealed && sealed.length >= TAG_BYTES ? { iv, salt, sealed } : undefined;
}

/** Decodes hex. Returns undefined for text that is not what `toString("hex")` writes. */
function bytesOf(hex: string): Buffer | undefined {
  const bytes = Buffer.from(hex, "hex");
  return bytes.toString("hex") === hex ? bytes : undefined;
}

function reasonAgainst(text: string): "not an envelope" | "another key" {
  return envelope.test(text) ? "another key" : "not an envelope";
}

/** Returns whether the text looks like one of our envelopes, intact or not. */
export function looksLikeEnvelope(text: string): boolean {
  return text.startsWith('{"v":');
}

/**
 * One block of the HKDF-SHA256 expansion (RFC 5869, 2.3) is one HMAC. The holder's key is 256 random bits, so
 * the extract step can be skipped (3.3), which makes opening a value a third cheaper. The key object costs a
 * microsecond; a cipher that is given the bytes of the key takes four times as long.
 */
function derive(key: KeyObject, salt: Buffer): KeyObject {
  return createSecretKey(createHmac("sha256", key).update(salt).update(DERIVATION_LABEL).digest());
}

/** Encodes the place as a JSON list, so that no two different places give the same bytes. */
function authenticated(keyId: string, { table, column, rowId, userId }: SealedPlace): Buffer {
  return Buffer.from(JSON.stringify([VERSION, keyId, table, column, rowId, userId]));
}
