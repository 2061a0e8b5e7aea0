/** The client's seed of a draw: the result of shuffling, and where the person cut the deck. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The format of a client's seed: 256 bits as hex, then the place of the cut. */
const OURS = /^[0-9a-f]{64}\/cut-(\d{1,2})$/;

/**
 * Hashes a piece of shuffling into the result so far. `trace` holds the times and positions of the hand.
 * `random` holds random bytes of the browser, so that the result is random even if the hand hardly moved.
 */
export function stirShuffle(former: string, trace: readonly number[], random: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${former}\n${trace.join(",")}\n`), random)));
}

/**
 * Returns the client's seed. `shuffle` is the last result of `stirShuffle`; `cut` is how many cards were cut
 * off the top.
 */
export function makeClientSeed(shuffle: string, cut: number): string {
  return `${shuffle}/cut-${cut}`;
}

/** Returns where the deck was cut; `null` for a client's seed of another format. */
export function cutOfClientSeed(clientSeed: string): number | null {
  const cut = OURS.exec(clientSeed)?.[1];
  return cut === undefined ? null : Number(cut);
}
