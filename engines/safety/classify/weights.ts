/** The weights that a linear classifier has learned, and how several classifiers lie in one file. */

export interface Weights {
  classes: readonly string[];
  /** One number for each class but the first, in the unit of the scores. The score of the first is always 0. */
  bias: readonly number[];
  /** The factor that turns a stored whole-number weight into a score. */
  scale: number;
  /** The features that have a weight, in ascending order. */
  features: Uint32Array;
  /** The weights of each class but the first, one for each feature. */
  tables: readonly Int8Array[];
}

/**
 * What a file begins with: the length of a JSON text in four bytes, the lowest first, then the text. It says by name what each
 * classifier has, how many features, and at which byte after the text its numbers begin: the gap between each feature and the one
 * before it, four bytes each, the lowest first; then a byte for each weight.
 */
export type Directory = Record<
  string,
  Pick<Weights, "classes" | "bias" | "scale"> & { features: number; at: number }
>;

const LENGTH_BYTES = 4;

/** Returns the weights of one of the classifiers in a file. */
export function unpackWeights(bytes: Uint8Array, name: string): Weights {
  const length = [3, 2, 1, 0].reduce((sum, at) => sum * 256 + (bytes[at] ?? 0), 0);
  const numbers = LENGTH_BYTES + length;
  const text = String.fromCharCode(...bytes.subarray(LENGTH_BYTES, numbers));
  const found = (JSON.parse(text) as Directory)[name];
  if (!found) throw new Error(`There are no weights of "${name}" in the file`);
  const { classes, bias, scale } = found;
  const from = numbers + found.at;
  const end = from + found.features * Uint32Array.BYTES_PER_ELEMENT;
  const features = new Uint32Array(new Uint8Array(bytes.subarray(from, end)).buffer);
  for (let at = 1; at < features.length; at += 1)
    features[at] = (features[at] ?? 0) + (features[at - 1] ?? 0);
  const tables = bias.map((_, index) => {
    const begin = end + index * features.length;
    return new Int8Array(bytes.subarray(begin, begin + features.length));
  });
  return { classes, bias, scale, features, tables };
}
