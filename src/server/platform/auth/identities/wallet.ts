/** Sign-in with Ethereum: the message that a wallet signs (ERC-4361), and its signature (EIP-191). */
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { ATTEMPT_KEPT_S } from "./attempts.ts";

/** Ethereum's main network. The message names it; nothing is read from the network or written to it. */
const CHAIN_ID = 1;
const SIGNATURE_BYTES = 65;

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

/** Returns the address with the capital letters of its checksum (ERC-55). */
export function checksummed(address: string): string {
  const plain = address.slice(2).toLowerCase();
  const hash = hexOf(keccak_256(Buffer.from(plain)));
  const letters = [...plain].map((letter, index) =>
    Number.parseInt(hash[index] ?? "0", 16) >= 8 ? letter.toUpperCase() : letter,
  );
  return `0x${letters.join("")}`;
}

/** Returns the message to be signed. The wallet shows it to the person. */
export function walletMessage({
  appUrl,
  address,
  nonce,
  now,
}: {
  appUrl: string;
  address: string;
  /** Letters and digits only. */
  nonce: string;
  now: Date;
}): string {
  const ends = new Date(now.getTime() + ATTEMPT_KEPT_S * 1000);
  return `${new URL(appUrl).host} wants you to sign in with your Ethereum account:
${checksummed(address)}

Sign in. This costs nothing and moves nothing.

URI: ${appUrl}
Version: 1
Chain ID: ${CHAIN_ID}
Nonce: ${nonce}
Issued At: ${now.toISOString()}
Expiration Time: ${ends.toISOString()}`;
}

/** Returns whether the key of this address signed the message. `signature` is in hexadecimal, with `0x`. */
export function isSignedBy(address: string, message: string, signature: string): boolean {
  const bytes = Buffer.from(signature.slice(2), "hex");
  const last = bytes[SIGNATURE_BYTES - 1] ?? 0;
  const recovery = last >= 27 ? last - 27 : last;
  if (bytes.length !== SIGNATURE_BYTES || recovery > 1) return false;
  try {
    const parsed = secp256k1.Signature.fromBytes(
      Uint8Array.from([recovery, ...bytes.subarray(0, SIGNATURE_BYTES - 1)]),
      "recovered",
    );
    if (parsed.hasHighS()) return false;
    const key = parsed.recoverPublicKey(hashOfMessage(message)).toBytes(false);
    return `0x${hexOf(keccak_256(key.subarray(1)).subarray(12))}` === address.toLowerCase();
  } catch {
    return false;
  }
}

/** Returns the hash that a wallet signs for a message. */
export function hashOfMessage(message: string): Uint8Array {
  const bytes = Buffer.from(message);
  return keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes]));
}
