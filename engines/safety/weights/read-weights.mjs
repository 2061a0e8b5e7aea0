import { readFileSync } from "node:fs";
import { join } from "node:path";

// The only file of an engine that reads from the disk: weights are bytes, and bytes cannot be imported.

/** @type {typeof import("./read-weights.mjs").readWeights} */
export const readWeights = (language) => readFileSync(join(import.meta.dirname, `${language}.bin`));
