import { expect, it } from "vitest";
import { startInTurn } from "./run-steps.mjs";

it("a step starts together with the steps that run beside it, and the next one only when it is asked for", async () => {
  /** @type {string[]} */
  const begun = [];
  const step = (/** @type {string} */ name, isBeside = false) => ({
    name,
    isBeside,
    run: async () => {
      begun.push(name);
      return { passed: begun.length, failed: 0, output: "" };
    },
  });
  const outcomeOf = startInTurn([step("lint"), step("guard"), step("dead code", true), step("tests")]);
  expect((await outcomeOf(0)).passed).toBe(1);
  expect(begun).toEqual(["lint"]);
  await outcomeOf(1);
  expect(begun).toEqual(["lint", "guard", "dead code"]);
  expect((await outcomeOf(2)).passed).toBe(3);
  expect(begun).toHaveLength(3);
  await outcomeOf(3);
  expect(begun.at(-1)).toBe("tests");
});
