import { readFileSync } from "node:fs";
import { zstdDecompressSync } from "node:zlib";
import type { SafetyLanguage } from "../phrase-table.ts";

// The only file of an engine that reads from the disk: weights are bytes, and bytes cannot be imported.

/** Returns the unpacked bytes of the file of learned weights of a language. */
export function readWeights(language: SafetyLanguage): Uint8Array {
  return zstdDecompressSync(readFileSync(`${import.meta.dirname}/${language}.bin.zst`));
}
