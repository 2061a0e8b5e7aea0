import { randomBytes, webcrypto } from "node:crypto";

/** The secret of the dumps that tests make. */
export const FORMER_SECRET = "the constant that was in the browser";

/** Encrypts like the former product's browser code, with WebCrypto. */
export async function sealAsBrowser(text: string, former = FORMER_SECRET): Promise<string> {
  const { subtle } = webcrypto;
  const [salt, iv] = [randomBytes(32), randomBytes(12)];
  const secret = await subtle.importKey("raw", Buffer.from(former), "PBKDF2", false, ["deriveKey"]);
  const derived = await subtle.deriveKey(
    { name: "PBKDF2", salt, iterations: 50_000, hash: "SHA-256" },
    secret,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt"],
  );
  const encrypted = await subtle.encrypt({ name: "AES-GCM", iv }, derived, Buffer.from(text));
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
  return JSON.stringify({ encrypted: hex(new Uint8Array(encrypted)), iv: hex(iv), salt: hex(salt) });
}
