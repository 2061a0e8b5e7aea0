import { randomBytes } from "node:crypto";

/** Randomness that nobody can predict, as a parameter: tests make it repeat. */
export interface Random {
  bytes(length: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (length) => randomBytes(length) };
