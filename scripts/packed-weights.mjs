// Packs the weights of a learned classifier for the bundled server into a binary file, which is read when the first
// text is classified. As digits in the code, the weights would be in memory from the start.
import { readTables } from "#domain/classify/linear-classifier.ts";

/**
 * Returns the bytes of the file, and the code of a module that exports the classifier and reads the file when its
 * tables are first used.
 * @param {import("#domain/classify/linear-classifier.ts").LearnedWeights} learned
 * @param {string} path of the file, from the folder of the module on
 */
export function packWeights({ classes, bias, scale, ...digits }, path) {
  const { features, tables } = readTables(digits);
  const bytes = Buffer.concat([features, ...tables].map(({ buffer }) => new Uint8Array(buffer)));
  const module = `import { readFileSync } from "node:fs";
export default {
  ...${JSON.stringify({ classes, bias, scale })},
  unpack() {
    const { buffer } = new Uint8Array(readFileSync(new URL(${JSON.stringify(path)}, import.meta.url)));
    const tableAt = (_, index) => new Int8Array(buffer, ${features.byteLength} + index * ${features.length}, ${features.length});
    return {
      features: new Uint32Array(buffer, 0, ${features.length}),
      tables: Array.from({ length: ${tables.length} }, tableAt),
    };
  },
};
`;
  return { bytes, module };
}
