import { describe, expect, it } from "vitest";
import { allocate } from "#domain/trials/trial.ts";
import type { Arm } from "#domain/trials/trial-plan.ts";
import { reportTrial } from "./report-trial.ts";

const seed = (byte: number) => new Uint8Array(32).fill(byte);
const FIVE = 5;

/**
 * Returns the report of a trial with ten steps, in which `written` of the five written steps moved and `done` of the
 * five done ones.
 */
function trialOf(written: number, done: number) {
  const arms: Arm[] = [...Array<Arm>(FIVE).fill("write"), ...Array<Arm>(FIVE).fill("do")];
  return reportTrial(
    arms,
    arms.map((arm, step) => (arm === "write" ? step < written : step - FIVE < done)),
  );
}

describe("the report of a trial", () => {
  it("says nothing at all before the tenth answer", () => {
    const arms = allocate(seed(1), "");
    expect(reportTrial(arms, [true, true, true, false])).toBeNull();
    expect(reportTrial(arms, arms.slice(1).map(Boolean))).toBeNull();
  });

  it("finds the better arm where chance would hardly do it, with a 90 % interval without 0", () => {
    expect(trialOf(5, 1)).toEqual({
      moved: { write: { yes: 5, of: 5 }, do: { yes: 1, of: 5 } },
      difference: {
        value: expect.closeTo(0.8, 10),
        lower: expect.closeTo(0.2937, 4),
        upper: expect.closeTo(0.954, 4),
      },
      // 10 of the 210 tables with these row and column sums are at least as extreme.
      p: expect.closeTo(10 / 210, 10),
      found: "write",
    });
    expect(trialOf(0, 4)).toMatchObject({ found: "do" });
  });

  it("says that nothing was found where nothing was, and where ten steps are too few to tell", () => {
    expect(trialOf(3, 3)).toMatchObject({ found: null, difference: { value: 0 }, p: expect.closeTo(1, 6) });
    // The 90 % interval alone would exclude 0 here; Fisher's p is 0.17.
    expect(trialOf(5, 2)).toMatchObject({ found: null, difference: { lower: expect.closeTo(0.11, 1) } });
  });

  it("finds something for at most 5 of 100 people whom the arms do not concern, exactly, for every chance of moving", () => {
    const chanceOf = (yes: number, p: number) =>
      [1, 5, 10, 10, 5, 1][yes]! * p ** yes * (1 - p) ** (FIVE - yes);
    for (let chance = 0.02; chance < 1; chance += 0.02) {
      let alarm = 0;
      for (let written = 0; written <= FIVE; written += 1)
        for (let done = 0; done <= FIVE; done += 1)
          if (trialOf(written, done)?.found) alarm += chanceOf(written, chance) * chanceOf(done, chance);
      expect(alarm).toBeLessThanOrEqual(0.05);
    }
  });

  it("finds something for at most 5 of 100 simulated people whose steps move as they would anyway", () => {
    let state = 42;
    const random = () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state / 2 ** 32;
    };
    const people = 2000;
    let found = 0;
    for (let person = 0; person < people; person += 1) {
      const arms = allocate(seed(3), `${person}`);
      // The person gets better with every step, whichever group the step is in. The order of the tosses protects
      // against that.
      const outcomes = arms.map((_, step) => random() < 0.2 + 0.06 * step);
      if (reportTrial(arms, outcomes)?.found) found += 1;
    }
    expect(found / people).toBeLessThanOrEqual(0.05);
  });
});
