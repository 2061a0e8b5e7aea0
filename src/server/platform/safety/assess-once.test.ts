import { expect, it } from "vitest";
import { assessDistress } from "#engines/safety/index.ts";
import { assessOnce } from "./assess-once.ts";

const DARK = "I want to end my life and nobody would miss me.";

it("an assessment that is kept is the one of its own text", () => {
  for (const text of [DARK, "The proposal is due on Thursday.", "", DARK])
    expect(assessOnce(text)).toEqual(assessDistress(text));
  expect(assessOnce(DARK)).toBe(assessOnce(DARK));
});

it("assessments are forgotten when many others follow", () => {
  const first = assessOnce(DARK);
  for (let number = 0; number < 128; number += 1) assessOnce(`Draft number ${number}.`);
  expect(assessOnce(DARK)).not.toBe(first);
});
