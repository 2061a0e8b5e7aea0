/**
 * The order of the deck as a function of two seeds.
 *
 * The server's seed (32 bytes) is committed to by its SHA-256 before anything is picked. The client's seed is
 * made by shuffling and cutting. A keystream of HMAC-SHA256 blocks keyed by the server's seed drives a
 * Fisher-Yates shuffle by rejection sampling, so that every order and every orientation is equally likely and
 * anybody who holds both seeds can compute them again.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export const SERVER_SEED_BYTES = 32;

/**
 * Names the algorithm in the keystream, so that a later algorithm cannot give the same orders by accident.
 */
const ALGORITHM = "rubber-arcana/draw/1";
const WORD_BYTES = 4;
const WORD_RANGE = 2 ** 32;

export interface ShuffledCard {
  id: string;
  /**
   * Whether the position gives a reversed card; true for half of all positions. The shuffle does not check
   * whether a card is reversible.
   */
  reversed: boolean;
}

/** Returns the commitment that is published before the draw: the hex SHA-256 of the server's seed. */
export function commitmentOf(serverSeed: Uint8Array): string {
  return bytesToHex(sha256(serverSeed));
}

/**
 * Returns the whole deck in shuffled order, the top card first. `cardIds` must be in the deck's own order.
 */
export function shuffleDeck(
  cardIds: readonly string[],
  serverSeed: Uint8Array,
  clientSeed: string,
): ShuffledCard[] {
  const words = keystream(serverSeed, clientSeed);
  const order = [...cardIds];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = uniformBelow(last + 1, words);
    const moved = order[last] as string;
    order[last] = order[other] as string;
    order[other] = moved;
  }
  return order.map((id) => ({ id, reversed: uniformBelow(2, words) === 1 }));
}

/**
 * Returns a random integer from 0 to `bound - 1`, all equally likely. Words from the last multiple of `bound`
 * on are skipped.
 */
export function uniformBelow(bound: number, words: Iterator<number, never>): number {
  const limit = WORD_RANGE - (WORD_RANGE % bound);
  for (;;) {
    const word = words.next().value;
    if (word < limit) return word % bound;
  }
}

/** Yields an endless sequence of unsigned 32-bit words. */
function* keystream(serverSeed: Uint8Array, clientSeed: string): Generator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const block = hmac(sha256, serverSeed, utf8ToBytes(`${ALGORITHM}\n${counter}\n${clientSeed}`));
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < block.byteLength; at += WORD_BYTES) yield view.getUint32(at);
  }
}
