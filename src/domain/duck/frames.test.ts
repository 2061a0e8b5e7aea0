import { describe, expect, it } from "vitest";
import { HARD_PARTS } from "../readings/hard-part.ts";
import { HARD_PART_FRAMES, UNSURE_FRAMES } from "./frames.ts";

const steps = [UNSURE_FRAMES, ...HARD_PARTS.map((part) => HARD_PART_FRAMES[part])].flatMap(
  (frames) => frames.steps,
);

describe("the steps that quote the person", () => {
  it("the steps that quote the person have a colon before the quotation and a full stop behind it", () => {
    const quoting = steps.filter((step) => step.includes("{quote}"));
    expect(quoting.length).toBeGreaterThan(0);
    expect(quoting.filter((step) => !/: \{quote\}\.(?: |$)/.test(step))).toEqual([]);
  });
});
