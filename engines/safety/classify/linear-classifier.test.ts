import { describe, expect, it } from "vitest";
import { linearClassifier } from "./linear-classifier.ts";
import { featuresOf } from "./text-features.ts";
import type { Weights } from "./weights.ts";

const THANKS = ["thanks duck", "thank you so much", "many thanks, that helped"];
const BYE = ["good night duck", "bye for now", "right, I have to go, good night"];

/** Weighs each word and each run of words by the texts that it is in: up for thanks, down for goodbyes. */
function weightsByHand(): Weights {
  const weights = new Map<number, number>();
  for (const [texts, weight] of [
    [THANKS, 10],
    [BYE, -10],
  ] as const)
    for (const feature of texts.flatMap((text) => [...featuresOf(text)]))
      weights.set(feature, (weights.get(feature) ?? 0) + weight);
  const features = Uint32Array.from(weights.keys()).sort();
  const tables = [Int8Array.from(features, (feature) => weights.get(feature) ?? 0)];
  return { classes: ["bye", "thanks"], bias: [0], scale: 0.2, features, tables };
}

describe("a linear classifier", () => {
  const { classify, knownShareOf } = linearClassifier(weightsByHand);

  it("gives the class that a text is like first, and probabilities that add up to 1", () => {
    const [first, second] = classify("thanks, you helped");
    expect(first?.name).toBe("thanks");
    expect((first?.probability ?? 0) + (second?.probability ?? 0)).toBeCloseTo(1);
    expect(classify("Good night!")[0]?.name).toBe("bye");
  });

  it("tells which share of a text it has learned", () => {
    expect(knownShareOf("thanks duck")).toBe(1);
    expect(knownShareOf("danke schön Ente")).toBeLessThan(0.3);
  });

  it("gives probabilities for a text of which it knows nothing, and for none", () => {
    for (const text of ["danke schön", ""]) expect(classify(text)).toHaveLength(2);
  });

  it("loads its weights for the first text, and once", () => {
    let loads = 0;
    const lazy = linearClassifier(() => {
      loads += 1;
      return weightsByHand();
    });
    expect(loads).toBe(0);
    lazy.classify("thanks");
    lazy.knownShareOf("bye");
    expect(loads).toBe(1);
  });
});
