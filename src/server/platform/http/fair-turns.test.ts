import { setImmediate as nextRound } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { FairTurns } from "./fair-turns.ts";

/** Keeps the process busy, as the work on a large request does. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Takes turns for these networks at once. Returns the networks in the order in which their turns came. */
async function orderOf(networks: readonly string[], ms: (network: string) => number = () => 0) {
  const turns = new FairTurns();
  const order: string[] = [];
  const taken = networks.map(async (network) => {
    await turns.take(network);
    order.push(network);
    work(ms(network));
  });
  await Promise.all(taken);
  return order;
}

describe("turns of requests", () => {
  it("go from network to network, and in order within one", async () => {
    expect(await orderOf(["a", "a", "a", "a", "b", "c", "b"])).toEqual(["a", "b", "c", "a", "b", "a", "a"]);
  });

  it("leave the process free in between", async () => {
    const turns = new FairTurns();
    let given = 0;
    const taken = Array.from({ length: 20 }, () => turns.take("a").then(() => (given += 1)));
    const seen: number[] = [];
    while (given < 20) {
      await nextRound();
      seen.push(given);
    }
    await Promise.all(taken);
    expect(new Set(seen).size).toBe(20);
  });

  it("that took long are followed by turns of other networks alone, for as long", async () => {
    const order = await orderOf(["slow", "slow", "b", "b", "b", "b"], (network) =>
      network === "slow" ? 30 : 0,
    );
    expect(order).toEqual(["slow", "b", "b", "b", "b", "slow"]);
  });

  it("that took long are followed by a pause where nobody else waits", async () => {
    const begun = performance.now();
    await orderOf(["slow", "slow", "slow"], () => 30);
    expect(performance.now() - begun).toBeGreaterThan(3 * 30 + 2 * 25);
  });
});
