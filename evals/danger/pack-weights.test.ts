import { expect, it } from "vitest";
import { unpackWeights, type Weights } from "#engines/safety/classify/weights.ts";
import { packWeights } from "./pack-weights.ts";

const small: Weights = {
  classes: ["none", "danger"],
  bias: [-0.25],
  scale: 0.5,
  features: Uint32Array.of(0, 127, 255, 16_640, 2 ** 30 - 1),
  tables: [Int8Array.of(-31, -1, 0, 1, 31)],
};
const none: Weights = { ...small, features: new Uint32Array(), tables: [new Int8Array()] };

it("the weights of several classifiers are read from one file as they were packed", () => {
  const bytes = packWeights({ none, small, again: small });
  expect(unpackWeights(bytes, "small")).toEqual(small);
  expect(unpackWeights(bytes, "again")).toEqual(small);
  expect(unpackWeights(bytes, "none")).toEqual(none);
});

it("weights that a file does not have are an error that names them", () => {
  expect(() => unpackWeights(packWeights({ small }), "other")).toThrow('no weights of "other"');
});
