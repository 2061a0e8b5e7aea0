import { describe, expect, it } from "vitest";
import { type Arm, allocate, findTrialFault, reportTrial, type TrialPlan } from "./trial.ts";

const PLAN: TrialPlan = {
  question: "Do I do a step sooner when I write it down?",
  arms: { one: "a step I write", other: "a step I do" },
  steps: 10,
};
const seed = (byte: number) => new Uint8Array(32).fill(byte);

/** Arms in two blocks, and as many steps done in each as given. */
function trialOf(one: { yes: number; of: number }, other: { yes: number; of: number }) {
  const arms: Arm[] = [...Array<Arm>(one.of).fill("one"), ...Array<Arm>(other.of).fill("other")];
  const outcomes = arms.map((arm, step) => (arm === "one" ? step < one.yes : step - one.of < other.yes));
  return reportTrial(arms, outcomes);
}

describe("the plan of a trial", () => {
  it("is fixed with a question, two different arms and an even number of steps from 6 to 40", () => {
    expect(findTrialFault(PLAN, false)).toBeNull();
    expect(findTrialFault({ ...PLAN, question: " " }, false)).toBe("words");
    expect(findTrialFault({ ...PLAN, arms: { one: "write", other: "write" } }, false)).toBe("words");
    for (const steps of [4, 7, 42, 9.5, Number.NaN])
      expect(findTrialFault({ ...PLAN, steps }, false)).toBe("steps");
  });

  it("is refused to somebody in distress", () => {
    expect(findTrialFault(PLAN, true)).toBe("distress");
  });
});

describe("the draw of a trial", () => {
  it("gives each arm half of the steps, and the same seeds give the same order", () => {
    const arms = allocate(10, seed(7), "client");
    expect(arms.filter((arm) => arm === "one")).toHaveLength(5);
    expect(allocate(10, seed(7), "client")).toEqual(arms);
  });

  it("puts each arm first about equally often", () => {
    const first = Array.from({ length: 1000 }, (_, draw) => allocate(6, seed(1), `client ${draw}`)[0]);
    const ones = first.filter((arm) => arm === "one").length;
    // Four standard deviations of a fair toss.
    expect(Math.abs(ones - 500)).toBeLessThan(64);
  });
});

describe("the report of a trial", () => {
  it("says nothing but how many steps are left before the end", () => {
    expect(reportTrial(allocate(10, seed(1), ""), [true, true, true, false])).toEqual({
      isOver: false,
      left: 6,
    });
  });

  it("has Newcombe's published interval of a difference", () => {
    // Newcombe 1998, table II, method 10: (a) 56/70 and 48/80; (c) 6/7 and 2/7.
    expect(trialOf({ yes: 56, of: 70 }, { yes: 48, of: 80 })).toMatchObject({
      difference: {
        value: expect.closeTo(0.2, 4),
        lower: expect.closeTo(0.0524, 4),
        upper: expect.closeTo(0.3339, 4),
      },
    });
    expect(trialOf({ yes: 6, of: 7 }, { yes: 2, of: 7 })).toMatchObject({
      difference: { lower: expect.closeTo(0.0582, 4), upper: expect.closeTo(0.8062, 4) },
    });
  });

  it("finds the better arm only if both the test and the interval say so", () => {
    expect(trialOf({ yes: 10, of: 10 }, { yes: 2, of: 10 })).toMatchObject({ found: "one" });
    expect(trialOf({ yes: 2, of: 10 }, { yes: 10, of: 10 })).toMatchObject({ found: "other" });
    // The interval alone would exclude 0 here; Fisher's p is 0.10.
    expect(trialOf({ yes: 6, of: 7 }, { yes: 2, of: 7 })).toMatchObject({ found: null });
  });

  it("says that nothing was found where nothing was", () => {
    expect(trialOf({ yes: 3, of: 5 }, { yes: 3, of: 5 })).toMatchObject({
      found: null,
      difference: { value: 0 },
      p: expect.closeTo(1, 6),
    });
  });

  it("ignores steps beyond the plan", () => {
    const arms: Arm[] = ["one", "other", "one", "other", "one", "other"];
    const six = [true, false, true, false, true, false];
    expect(reportTrial(arms, [...six, false, false])).toEqual(reportTrial(arms, six));
  });

  it("finds a difference in at most 5 of 100 trials of people without one", () => {
    let state = 42;
    const random = () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state / 2 ** 32;
    };
    const runs = 2000;
    let found = 0;
    for (let run = 0; run < runs; run += 1) {
      const arms = allocate(20, seed(3), `${run}`);
      const report = reportTrial(
        arms,
        arms.map(() => random() < 0.5),
      );
      if (report.isOver && report.found !== null) found += 1;
    }
    expect(found / runs).toBeLessThanOrEqual(0.05);
  });
});
