/** A linear classifier: a text's score for a class is the sum of what its features weigh for that class. */
import { featuresOf } from "./text-features.ts";
import type { Weights } from "./weights.ts";

/** A text, or the features of a text (`featuresOf`) if several classifiers read the same text. */
type Readable = string | ReadonlySet<number>;

export interface Classifier {
  /** Returns the classes of a text, the likeliest first. The probabilities of all classes add up to 1. */
  classify: (text: Readable) => { name: string; probability: number }[];
  /**
   * Returns the share of a text's features that the classifier has learned, between 0 and 1. It is low for a
   * text in another language.
   */
  knownShareOf: (text: Readable) => number;
}

/**
 * Creates a classifier. Its work grows in proportion to the length of the text. Weights take megabytes and are loaded when the
 * first text is classified.
 */
export function linearClassifier(load: () => Weights): Classifier {
  let loaded: Weights | undefined;
  const weights = () => {
    loaded ??= load();
    return loaded;
  };
  const placesOf = (features: ReadonlySet<number>) => {
    const { features: known } = weights();
    return [...features].map((feature) => placeOf(feature, known)).filter((place) => place >= 0);
  };
  return {
    classify(text) {
      const { classes, bias, scale, tables } = weights();
      const features = readFeaturesOf(text);
      const places = placesOf(features);
      // A long text has more features, so each of them counts less.
      const share = scale / Math.sqrt(features.size);
      const scores = tables.map((table, index) => (bias[index] ?? 0) + share * sumAt(places, table));
      const powers = [0, ...scores].map((score) => Math.exp(score));
      const total = powers.reduce((sum, power) => sum + power, 0);
      return classes
        .map((name, index) => ({ name, probability: (powers[index] ?? 0) / total }))
        .sort((one, other) => other.probability - one.probability);
    },
    knownShareOf(text) {
      const features = readFeaturesOf(text);
      return placesOf(features).length / features.size;
    },
  };
}

function readFeaturesOf(text: Readable): ReadonlySet<number> {
  return typeof text === "string" ? featuresOf(text) : text;
}

/** Returns the index of a feature in a list in ascending order; -1 if the list does not contain it. */
function placeOf(feature: number, known: Uint32Array): number {
  let from = 0;
  let to = known.length - 1;
  while (from <= to) {
    const middle = (from + to) >>> 1;
    const found = known[middle] ?? 0;
    if (found === feature) return middle;
    if (found < feature) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}

function sumAt(places: readonly number[], table: Int8Array): number {
  return places.reduce((sum, place) => sum + (table[place] ?? 0), 0);
}
