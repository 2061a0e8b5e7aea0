import { describe, expect, it } from "vitest";
import checkIn from "#content/duck/check-in.json" with { type: "json" };
import { chooseQuestion, smallStepsFor } from "./choose-question.ts";

const work = { id: "b", blockTypeId: "work", hardPart: null } as const;
const afraid = { id: "a", blockTypeId: "life", hardPart: "fear" } as const;
const WEEKS = Array.from({ length: 30 }, (_, index) => `week ${index}`);

describe("the question of a check-in", () => {
  it("is the same for the same week and blocks, in whatever order they come", () => {
    expect(chooseQuestion("2026-11-16", [work, afraid], false)).toEqual(
      chooseQuestion("2026-11-16", [afraid, work], false),
    );
  });

  it("asks by what the person said is hard, else by the block's type", () => {
    expect(checkIn.hardParts.fear).toContain(chooseQuestion("2026-11-16", [afraid], false)?.question);
    expect(checkIn.questions.work).toContain(chooseQuestion("2026-11-16", [work], false)?.question);
  });

  it("turns to another block and another question as weeks pass", () => {
    const asked = WEEKS.map((week) => chooseQuestion(week, [work, afraid], false));
    expect(new Set(asked.map((one) => one?.blockId)).size).toBe(2);
    expect(new Set(asked.map((one) => one?.question)).size).toBeGreaterThan(3);
  });

  it("is left out where a text is grave, and where no block is open", () => {
    expect(chooseQuestion("2026-11-16", [work], true)).toBeNull();
    expect(chooseQuestion("2026-11-16", [], false)).toBeNull();
  });
});

it("small steps are all steps of the block's type, and another week begins with another one", () => {
  const firsts = WEEKS.map((week) => smallStepsFor("creative", week)[0]);
  expect(new Set(firsts).size).toBe(checkIn.steps.creative.length);
  expect(smallStepsFor("creative", "2026-11-16").toSorted()).toEqual(checkIn.steps.creative.toSorted());
});
