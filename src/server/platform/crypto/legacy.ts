// Reads values in the format of the former product, which encrypted in the browser: one PBKDF2 key per value, not bound
// to a column and row.
import { createDecipheriv, createSecretKey, pbkdf2, pbkdf2Sync } from "node:crypto";
import { promisify } from "node:util";
import * as z from "zod";
import { jsonOrUndefined } from "#domain/json-or-undefined.ts";
import type { CryptoCounts } from "./counts.ts";

const ITERATIONS = 50_000;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const hex = z.string().regex(/^(?:[0-9a-fA-F]{2})+$/);
const legacyEnvelope = z.object({ encrypted: hex, iv: hex, salt: hex });

/**
 * Returns the text of an imported value. Text that was never encrypted is returned unchanged. So is an
 * envelope that does not open, which is counted. PBKDF2 blocks this thread for 25 to 50 ms, so importers seal
 * values anew.
 */
export function readLegacy(text: string, secret: string | undefined, counts: CryptoCounts): string {
  const parsed = parseEnvelope(text);
  if (!parsed) return text;
  const opened = secret === undefined ? undefined : decrypt(parsed, secret, counts);
  if (opened === undefined) counts.rawFallbacks += 1;
  return opened ?? text;
}

function parseEnvelope(text: string): z.output<typeof legacyEnvelope> | undefined {
  if (!text.startsWith("{")) return undefined;
  return legacyEnvelope.safeParse(jsonOrUndefined(text)).data;
}

function decrypt(
  value: z.output<typeof legacyEnvelope>,
  secret: string,
  counts: CryptoCounts,
): string | undefined {
  counts.pbkdf2Derivations += 1;
  return open(value, pbkdf2Sync(secret, Buffer.from(value.salt, "hex"), ITERATIONS, KEY_BYTES, "sha256"));
}

export type OpenedLegacy = { ok: true; text: string } | { ok: false; why: "no secret" | "does not open" };

const deriveLater = promisify(pbkdf2);

/**
 * Returns the text of a value in the former format; text that was never encrypted as it is. The key is derived on another
 * thread.
 */
export async function openLegacy(text: string, secret: string | undefined): Promise<OpenedLegacy> {
  const parsed = parseEnvelope(text);
  if (!parsed) return isBrokenEnvelope(text) ? { ok: false, why: "does not open" } : { ok: true, text };
  if (secret === undefined) return { ok: false, why: "no secret" };
  const salt = Buffer.from(parsed.salt, "hex");
  const opened = open(parsed, await deriveLater(secret, salt, ITERATIONS, KEY_BYTES, "sha256"));
  return opened === undefined ? { ok: false, why: "does not open" } : { ok: true, text: opened };
}

/** Returns whether a text was an encrypted value once, and is cut off or damaged. */
const isBrokenEnvelope = (text: string) => /^\{"(?:encrypted|iv|salt)":/.test(text);

function open(value: z.output<typeof legacyEnvelope>, derived: Buffer): string | undefined {
  const encrypted = Buffer.from(value.encrypted, "hex");
  try {
    const key = createSecretKey(derived);
    const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(value.iv, "hex"), {
      authTagLength: TAG_BYTES,
    });
    // WebCrypto puts the authentication tag at the end of the ciphertext.
    decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
    const start = decipher.update(encrypted.subarray(0, -TAG_BYTES));
    return Buffer.concat([start, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
