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
 * classifier has, how many features, and at which byte after the text its numbers begin: the gaps between the features, in groups
 * of seven bits, the lowest first, of which all but the last of a gap have the eighth bit; then a byte for each weight.
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
  const { features, end } = readFeatures(bytes, { from: numbers + found.at, count: found.features });
  const tables = bias.map((_, index) => {
    const from = end + index * features.length;
    return new Int8Array(bytes.subarray(from, from + features.length));
  });
  return { classes, bias, scale, features, tables };
}

function readFeatures(bytes: Uint8Array, { from, count }: { from: number; count: number }) {
  const features = new Uint32Array(count);
  let at = from;
  let feature = 0;
  for (let place = 0; place < count; place += 1) {
    let shift = 0;
    let byte = 0;
    do {
      byte = bytes[at] ?? 0;
      feature += (byte & 0x7f) * 2 ** shift;
      shift += 7;
      at += 1;
    } while (byte > 0x7f);
    features[place] = feature;
  }
  return { features, end: at };
}
