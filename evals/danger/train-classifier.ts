/**
 * Trains a linear classifier: multinomial logistic regression with a penalty on large weights, by stochastic gradient
 * descent with a step size per weight (AdaGrad: Duchi, Hazan, Singer 2011, JMLR 12). A feature counts by the logarithm of
 * its rarity (inverse document frequency: Spärck Jones 1972). The same examples give the same weights.
 */
import { featuresOf } from "#engines/safety/classify/text-features.ts";
import type { Weights } from "#engines/safety/classify/weights.ts";

export interface Example {
  text: string;
  label: string;
}

export interface TrainingOptions {
  rounds: number;
  /** How strongly training pulls every weight towards 0. */
  penalty: number;
  stepSize: number;
  /**
   * The smallest weight to keep, from 1 to 31 on the scale of the written file. A feature whose weights are all smaller
   * is left out.
   */
  leastWeight: number;
}

const BIAS_STEP = 0.01;
/** The share of weights that fit into the range of the written file. The few larger ones are cut to its maximum. */
const WRITTEN_WHOLE = 0.9995;
const LARGEST_WRITTEN = 31;

interface Row {
  features: Uint32Array;
  /** The value of each of the example's features: the feature's rarity, reduced in a long text. */
  values: Float64Array;
  /** The number of the example's class. */
  label: number;
  /** The factor by which the example counts, chosen so that all classes have the same total. */
  importance: number;
}

/** Trains a classifier with these settings. The first of `classes` is the one that the others are compared with. */
export function trainClassifier(
  examples: readonly Example[],
  classes: readonly string[],
  options: TrainingOptions,
): Weights {
  const texts = examples.map(({ text }) => [...featuresOf(text)]);
  const counts = countOf(texts);
  const features = [...counts.keys()].sort((one, other) => one - other);
  const places = new Map(features.map((feature, place) => [feature, place]));
  const rarity = features.map((feature) => rarityOf(counts.get(feature) ?? 0, texts.length));
  const perClass = classes.map((name) => examples.filter(({ label }) => label === name).length);
  const rows = texts.map((text, index): Row => {
    const label = classes.indexOf(examples[index]?.label ?? "");
    const share = 1 / Math.sqrt(text.length);
    const own = Uint32Array.from(text, (feature) => places.get(feature) ?? 0);
    return {
      features: own,
      values: Float64Array.from(own, (place) => (rarity[place] ?? 0) * share),
      label,
      importance: examples.length / (classes.length * (perClass[label] ?? 1)),
    };
  });
  const { weights, bias } = descend(rows, { classes: classes.length, features: features.length, options });
  const [first = new Float64Array(), ...others] = weights;
  return written(
    { classes, features, leastWeight: options.leastWeight },
    others.map((own) => own.map((weight, at) => (weight - (first[at] ?? 0)) * (rarity[at] ?? 0))),
    bias.slice(1).map((own) => own - (bias[0] ?? 0)),
  );
}

function countOf(texts: readonly (readonly number[])[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const feature of texts.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

/** Returns the smoothed inverse document frequency of each feature. */
function rarityOf(count: number, textCount: number): number {
  return Math.log((1 + textCount) / (1 + count)) + 1;
}

interface Sizes {
  classes: number;
  features: number;
  options: TrainingOptions;
}

function descend(rows: readonly Row[], { classes, features, options }: Sizes) {
  const weights = Array.from({ length: classes }, () => new Float64Array(features));
  const squares = weights.map((own) => own.map(() => 1e-6));
  const bias = weights.map(() => 0);
  const order = rows.map((_, index) => index);
  const random = seededRandom(1);
  for (let round = 0; round < options.rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (!row) continue;
      for (const [index, excess] of excessOf(row, weights, bias).entries()) {
        const error = excess * row.importance;
        bias[index] = (bias[index] ?? 0) - BIAS_STEP * error;
        step(row, { error, own: weights[index], squares: squares[index], options });
      }
    }
  }
  return { weights, bias };
}

interface Step {
  error: number;
  own: Float64Array | undefined;
  squares: Float64Array | undefined;
  options: TrainingOptions;
}

function step({ features, values }: Row, { error, own, squares, options }: Step): void {
  if (!own || !squares) return;
  for (let at = 0; at < features.length; at += 1) {
    const feature = features[at] ?? 0;
    const weight = own[feature] ?? 0;
    const slope = error * (values[at] ?? 0) + options.penalty * weight;
    const square = (squares[feature] ?? 0) + slope * slope;
    squares[feature] = square;
    own[feature] = weight - (options.stepSize * slope) / Math.sqrt(square);
  }
}

/** Returns the error of each class: its probability, minus 1 for the right class. */
function excessOf(row: Row, weights: readonly Float64Array[], bias: readonly number[]): number[] {
  const scores = weights.map((own, index) => {
    let sum = bias[index] ?? 0;
    for (let at = 0; at < row.features.length; at += 1)
      sum += (own[row.features[at] ?? 0] ?? 0) * (row.values[at] ?? 0);
    return sum;
  });
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power, index) => power / total - (index === row.label ? 1 : 0));
}

interface Shape {
  classes: readonly string[];
  /** The features of an example, in ascending order. */
  features: readonly number[];
  leastWeight: number;
}

function written(
  { classes, features, leastWeight }: Shape,
  weights: readonly Float64Array[],
  bias: readonly number[],
): Weights {
  const sizes = weights.flatMap((own) => [...own].map(Math.abs)).sort((one, other) => one - other);
  const largest = sizes[Math.floor(sizes.length * WRITTEN_WHOLE)] ?? 1;
  const scale = Number((largest / LARGEST_WRITTEN).toPrecision(4));
  const wholes = weights.map((own) =>
    Int8Array.from(own, (weight) =>
      Math.max(-LARGEST_WRITTEN, Math.min(LARGEST_WRITTEN, Math.round(weight / scale))),
    ),
  );
  const kept = features
    .map((_, place) => place)
    .filter((place) => wholes.some((own) => Math.abs(own[place] ?? 0) >= leastWeight));
  return {
    classes,
    bias: bias.map((value) => Number(value.toFixed(3))),
    scale,
    features: Uint32Array.from(kept, (place) => features[place] ?? 0),
    tables: wholes.map((own) => Int8Array.from(kept, (place) => own[place] ?? 0)),
  };
}

/** Returns Park and Miller's generator of numbers from 0 to below 1. The same seed always gives the same numbers. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
}
