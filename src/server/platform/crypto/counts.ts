/** What this process has counted since its start, for `/metrics`. */
export interface CryptoCounts {
  /** Values that should have opened and did not. */
  unreadable: number;
  /** Imported values shown as they are stored, because they did not open. */
  rawFallbacks: number;
  /** Keys derived by PBKDF2, which only the imported format needs. */
  pbkdf2Derivations: number;
}

export const noCounts = (): CryptoCounts => ({ unreadable: 0, rawFallbacks: 0, pbkdf2Derivations: 0 });
