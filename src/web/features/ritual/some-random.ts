const RANDOM_BYTES = 32;

/** 256 bits of the browser's own chance. */
export function someRandom(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
}
