import { describe, expect, it } from "vitest";
import { trainClassifier } from "#bench/classify/train-classifier.ts";
import { linearClassifier } from "./linear-classifier.ts";

const OPTIONS = { rounds: 40, penalty: 1e-4, stepSize: 0.1, leastWeight: 1 };
const EXAMPLES = [
  { text: "thanks duck", label: "thanks" },
  { text: "thank you so much", label: "thanks" },
  { text: "many thanks, that helped", label: "thanks" },
  { text: "good night duck", label: "bye" },
  { text: "bye for now", label: "bye" },
  { text: "right, I have to go, good night", label: "bye" },
];
const learned = trainClassifier(EXAMPLES, ["thanks", "bye"], OPTIONS);
const { classify, knownShareOf } = linearClassifier<"thanks" | "bye">(learned);

describe("a linear classifier", () => {
  it("a linear classifier gives the class that a text is like first, and probabilities that add up to 1", () => {
    const [first, second] = classify("thanks, you helped");
    expect(first?.name).toBe("thanks");
    expect((first?.probability ?? 0) + (second?.probability ?? 0)).toBeCloseTo(1);
    expect(classify("Good night!")[0]?.name).toBe("bye");
  });

  it("a linear classifier learns the same weights from the same examples", () => {
    expect(trainClassifier(EXAMPLES, ["thanks", "bye"], OPTIONS)).toEqual(learned);
  });

  it("a linear classifier tells which share of a text it has learned", () => {
    expect(knownShareOf("thanks duck")).toBe(1);
    expect(knownShareOf("danke schön Ente")).toBeLessThan(0.3);
  });

  it("a linear classifier gives probabilities for a text of which it knows nothing, and for none", () => {
    for (const text of ["danke schön", ""]) expect(classify(text)).toHaveLength(2);
  });
});
