/** The server's seed as it stands in a receipt: 32 bytes in hex. */
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { SERVER_SEED_BYTES } from "./shuffle.ts";

const SEED = new RegExp(`^[0-9a-f]{${SERVER_SEED_BYTES * 2}}$`, "i");

export function writeSeed(seed: Uint8Array): string {
  return bytesToHex(seed);
}

/** Returns `null` for a text that is not the hex of 32 bytes. */
export function readSeed(hex: string): Uint8Array | null {
  return SEED.test(hex) ? hexToBytes(hex.toLowerCase()) : null;
}
