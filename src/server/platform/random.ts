import { randomBytes } from "node:crypto";

/** A source of unpredictable random bytes, passed as a parameter so that tests can make them repeatable. */
export interface Random {
  bytes(length: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (length) => randomBytes(length) };
