import { describe, expect, it } from "vitest";
import { writeSeed } from "../draw/server-seed.ts";
import { commitmentOf } from "../draw/shuffle.ts";
import { allocate, checkTrial, type TrialReceipt } from "./trial.ts";

const seed = (byte: number) => new Uint8Array(32).fill(byte);
const FIVE = 5;

describe("the tosses of a trial", () => {
  it("give each arm five of ten steps, and the same seeds give the same order", () => {
    const arms = allocate(seed(7), "client");
    expect(arms.filter((arm) => arm === "write")).toHaveLength(FIVE);
    expect(arms).toHaveLength(10);
    expect(allocate(seed(7), "client")).toEqual(arms);
  });

  it("give every place to each arm about equally often", () => {
    const draws = Array.from({ length: 1000 }, (_, draw) => allocate(seed(1), `client ${draw}`));
    for (let place = 0; place < 10; place += 1) {
      const written = draws.filter((arms) => arms[place] === "write").length;
      // The limit is four standard deviations of 1,000 fair tosses.
      expect(Math.abs(written - 500)).toBeLessThan(64);
    }
  });
});

describe("the receipt of a trial", () => {
  const receipt: TrialReceipt = {
    commitment: commitmentOf(seed(9)),
    serverSeed: writeSeed(seed(9)),
    clientSeed: "client",
    arms: allocate(seed(9), "client"),
  };

  it("holds as it was written, and not with another seed, another order or half a seed", () => {
    expect(checkTrial(receipt)).toEqual([]);
    expect(checkTrial({ ...receipt, arms: receipt.arms.toReversed() })).toEqual(["arms"]);
    expect(checkTrial({ ...receipt, arms: receipt.arms.slice(1) })).toEqual(["arms"]);
    expect(checkTrial({ ...receipt, commitment: commitmentOf(seed(8)) })).toEqual(["commitment"]);
    expect(checkTrial({ ...receipt, serverSeed: "abc" })).toEqual(["commitment", "arms"]);
  });
});
