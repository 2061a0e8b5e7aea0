const RANDOM_BYTES = 32;

/** Returns 256 random bits from the browser's cryptographic generator. */
export function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
}
