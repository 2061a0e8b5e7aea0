/** A linear classifier: a text's score for a class is the sum of what its features weigh for that class. */
import { featuresOf } from "./text-features.ts";

/** A learned classifier, as `bench/classify/write-learned.ts` writes it. */
export interface LearnedWeights {
  classes: readonly string[];
  /** One number for each class but the first, in the unit of the scores. The score of the first is always 0. */
  bias: readonly number[];
  /** The factor that turns a stored whole-number weight into a score. */
  scale: number;
  /** The features that have a weight, in ascending order, five digits each (`DIGITS`). */
  features: string;
  /**
   * The weights of each class but the first: one digit for each feature, which is the weight plus
   * `ZERO_WEIGHT`.
   */
  weights: readonly string[];
}

/** The digits of numbers to base 64. */
export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
export const DIGITS_OF_FEATURE = 5;
/** The digit of the weight 0; weights are from -31 to 31. */
export const ZERO_WEIGHT = 32;

const DIGIT_VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

export interface ClassProbability<Class extends string> {
  name: Class;
  /** The probability of a class, between 0 and 1; those of all classes add up to 1. */
  probability: number;
}

/** A text, or the features of a text (`featuresOf`) if several classifiers read the same text. */
type Readable = string | ReadonlySet<number>;

export interface Classifier<Class extends string> {
  /** Returns the classes of a text, the likeliest first. */
  classify: (text: Readable) => ClassProbability<Class>[];
  /**
   * Returns the share of a text's features that the classifier has learned, between 0 and 1. It is low for a
   * text in another language.
   */
  knownShareOf: (text: Readable) => number;
}

/** The weights as numbers. */
export interface WeightTables {
  /** The features that have a weight, in ascending order. */
  features: Uint32Array;
  /** The weights of each class but the first, one for each feature. */
  tables: readonly Int8Array[];
}

/** Learned weights whose tables are stored elsewhere. The server's build packs them in this way. */
export interface PackedWeights extends Pick<LearnedWeights, "classes" | "bias" | "scale"> {
  unpack: () => WeightTables;
}

/**
 * Creates a classifier. Its work grows in proportion to the length of the text. Its tables take megabytes and are built
 * when the first text is classified.
 */
export function linearClassifier<Class extends string>(
  learned: LearnedWeights | PackedWeights,
): Classifier<Class> {
  const { classes, bias, scale } = learned;
  let made: WeightTables | undefined;
  const weights = () => {
    made ??= "unpack" in learned ? learned.unpack() : readTables(learned);
    return made;
  };
  const placesOf = (features: ReadonlySet<number>) => {
    const { features: known } = weights();
    return [...features].map((feature) => placeOf(feature, known)).filter((place) => place >= 0);
  };
  return {
    classify(text) {
      const features = readFeaturesOf(text);
      const places = placesOf(features);
      // A long text has more features, so each of them counts less.
      const share = scale / Math.sqrt(features.size);
      const scores = weights().tables.map(
        (table, index) => (bias[index] ?? 0) + share * sumAt(places, table),
      );
      const powers = [0, ...scores].map((score) => Math.exp(score));
      const total = powers.reduce((sum, power) => sum + power, 0);
      return classes
        .map((name, index) => ({ name: name as Class, probability: (powers[index] ?? 0) / total }))
        .sort((one, other) => other.probability - one.probability);
    },
    knownShareOf(text) {
      const features = readFeaturesOf(text);
      return placesOf(features).length / features.size;
    },
  };
}

/** Returns the tables of weights as numbers, decoded from their digits. */
export function readTables({
  features,
  weights,
}: Pick<LearnedWeights, "features" | "weights">): WeightTables {
  return { features: readFeatures(features), tables: weights.map(readWeights) };
}

function readFeaturesOf(text: Readable): ReadonlySet<number> {
  return typeof text === "string" ? featuresOf(text) : text;
}

function digitAt(digits: string, at: number): number {
  return DIGIT_VALUES.get(digits.charAt(at)) ?? 0;
}

function readWeights(digits: string): Int8Array {
  const weights = new Int8Array(digits.length);
  for (let at = 0; at < digits.length; at += 1) weights[at] = digitAt(digits, at) - ZERO_WEIGHT;
  return weights;
}

function readFeatures(digits: string): Uint32Array {
  const features = new Uint32Array(digits.length / DIGITS_OF_FEATURE);
  for (let at = 0; at < digits.length; at += 1) {
    const place = Math.floor(at / DIGITS_OF_FEATURE);
    features[place] = (features[place] ?? 0) * DIGITS.length + digitAt(digits, at);
  }
  return features;
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
