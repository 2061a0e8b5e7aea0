/** The person's half of a draw: what shuffling stirred, and where they cut. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** 256 bits as hex, then the place of the cut. */
const OURS = /^[0-9a-f]{64}\/cut-(\d{1,2})$/;

/**
 * Stirs a stretch of shuffling into what was stirred before. `trace` is what the hand did (moments, places); `random`
 * is the browser's own chance, so that a hand that hardly moved stirs no less.
 */
export function stirShuffle(former: string, trace: readonly number[], random: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${former}\n${trace.join(",")}\n`), random)));
}

/** `shuffle` is what `stirShuffle` gave last; `cut` is how many cards were lifted off the top. */
export function makeClientSeed(shuffle: string, cut: number): string {
  return `${shuffle}/cut-${cut}`;
}

/** Where the deck was cut; `null` for a seed that was made in another way. */
export function cutOf(clientSeed: string): number | null {
  const cut = OURS.exec(clientSeed)?.[1];
  return cut === undefined ? null : Number(cut);
}
