import { expect, it } from "vitest";
import { linearClassifier } from "#engines/safety/classify/linear-classifier.ts";
import { trainClassifier } from "./train-classifier.ts";

const OPTIONS = { rounds: 40, penalty: 1e-4, stepSize: 0.1, leastWeight: 1 };
const EXAMPLES = [
  { text: "thanks duck", label: "thanks" },
  { text: "thank you so much", label: "thanks" },
  { text: "many thanks, that helped", label: "thanks" },
  { text: "good night duck", label: "bye" },
  { text: "bye for now", label: "bye" },
  { text: "right, I have to go, good night", label: "bye" },
];
const train = () => trainClassifier(EXAMPLES, ["thanks", "bye"], OPTIONS);

it("a trained classifier tells texts that are like its examples", () => {
  const { classify } = linearClassifier(train);
  expect(classify("thanks, you helped")[0]?.name).toBe("thanks");
  expect(classify("Good night!")[0]?.name).toBe("bye");
});

it("training learns the same weights from the same examples", () => {
  expect(train()).toEqual(train());
});
