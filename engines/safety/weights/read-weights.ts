import { readFileSync } from "node:fs";
import type { SafetyLanguage } from "../phrase-table.ts";

// The only file of an engine that reads from the disk: weights are bytes, and bytes cannot be imported.

/** Returns the bytes of the file of learned weights of a language. */
export function readWeights(language: SafetyLanguage): Uint8Array {
  return readFileSync(`${import.meta.dirname}/${language}.bin`);
}
