import { describe, expect, it } from "vitest";
import { HARD_PARTS } from "../readings/hard-part.ts";
import { HARD_PART_FRAMES, UNSURE_FRAMES } from "./frames.ts";

const stepsAndPrompts = [UNSURE_FRAMES, ...HARD_PARTS.map((part) => HARD_PART_FRAMES[part])].flatMap(
  ({ steps, prompts }) => [...steps, ...prompts],
);

describe("the steps and prompts that quote the person", () => {
  it("the steps and prompts that quote the person have a colon before the quotation and a full stop behind it", () => {
    const quoting = stepsAndPrompts.filter((frame) => frame.includes("{quote}"));
    expect(quoting.length).toBeGreaterThan(0);
    expect(quoting.filter((frame) => !/: \{quote\}\.(?: |$)/.test(frame))).toEqual([]);
  });
});
