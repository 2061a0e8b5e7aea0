// Packs weights into the file that `engines/safety/classify/weights.ts` reads.
import type { Directory, Weights } from "#engines/safety/classify/weights.ts";

export function packWeights(classifiers: Record<string, Weights>): Uint8Array {
  const directory: Directory = {};
  const parts: Buffer[] = [];
  let at = 0;
  for (const [name, { classes, bias, scale, features, tables }] of Object.entries(classifiers)) {
    directory[name] = { classes, bias, scale, features: features.length, at };
    const numbers = Buffer.concat([gapsOf(features), ...tables.map((table) => new Uint8Array(table))]);
    parts.push(numbers);
    at += numbers.length;
  }
  const text = Buffer.from(JSON.stringify(directory));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, ...parts]);
}

function gapsOf(features: Uint32Array): Uint8Array {
  return new Uint8Array(features.map((feature, at) => feature - (features[at - 1] ?? 0)).buffer);
}
