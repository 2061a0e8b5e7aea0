import { describe, expect, it } from "vitest";
import { binomialTail } from "./binomial-tail.ts";
import { poissonBinomial } from "./poisson-binomial.ts";

const sum = (chances: Iterable<number>) => [...chances].reduce((all, chance) => all + chance, 0);

describe("the number of successes in trials that are not equally likely", () => {
  it("has the chances of adding up every outcome", () => {
    const probabilities = [0.1, 0.35, 0.8, 0.95];
    const added = Array<number>(5).fill(0);
    for (let outcome = 0; outcome < 16; outcome += 1) {
      const hits = probabilities.map((_, trial) => ((outcome >> trial) & 1) === 1);
      const chance = probabilities.reduce((all, p, trial) => all * (hits[trial] ? p : 1 - p), 1);
      const count = hits.filter(Boolean).length;
      added[count] = (added[count] ?? 0) + chance;
    }
    for (const [count, chance] of poissonBinomial(probabilities).entries())
      expect(chance).toBeCloseTo(added[count] ?? -1, 14);
  });

  it("the number of successes in trials that are equally likely is binomial", () => {
    const chances = poissonBinomial(Array(30).fill(0.7));
    expect(sum(chances.slice(25))).toBeCloseTo(binomialTail(25, 30, 0.7), 14);
    expect(sum(chances)).toBeCloseTo(1, 14);
  });

  it("the number of successes is none without a trial", () => {
    expect([...poissonBinomial([])]).toEqual([1]);
  });
});
