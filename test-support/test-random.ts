import { createHash } from "node:crypto";
import type { Random } from "#server/platform/random.ts";

/** Returns a source of random bytes that gives the same bytes in the same order for the same seed. */
export function createTestRandom(seed = "test"): Random {
  let counter = 0;
  return {
    bytes(length) {
      const blocks: Buffer[] = [];
      while (blocks.length * 32 < length) {
        blocks.push(createHash("sha256").update(`${seed}:${counter}`).digest());
        counter += 1;
      }
      return new Uint8Array(Buffer.concat(blocks).subarray(0, length));
    },
  };
}
