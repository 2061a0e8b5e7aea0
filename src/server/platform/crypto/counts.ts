/** What this process has counted since its start, for `/metrics`. */
export interface CryptoCounts {
  /** The number of stored values that were decrypted, including failed attempts. */
  opened: number;
  /** The number of sealed values that should have been decryptable and were not. */
  unreadable: number;
  /** The number of imported values that are shown as stored, because they could not be decrypted. */
  rawFallbacks: number;
  /** The number of keys derived by PBKDF2, which only the imported format needs. */
  pbkdf2Derivations: number;
}

export const emptyCryptoCounts = (): CryptoCounts => ({
  opened: 0,
  unreadable: 0,
  rawFallbacks: 0,
  pbkdf2Derivations: 0,
});
