import { describe, expect, it } from "vitest";
import { hardPartsOf } from "./find-knots.ts";
import { readSituation } from "./read-situation.ts";

const hardPartsIn = (text: string) => hardPartsOf(readSituation(text, "life").knots);

describe("the hard parts that a text shows", () => {
  it.each([
    ["I sent the form in March and I am still waiting. No answer, no reply.", "waiting"],
    ["What if the boiler goes in January? I lie awake and worry.", "fear"],
    ["I can't decide between the red one and the green one.", "choose"],
  ])("the hard part that a text shows first is found in: %s", (text, part) => {
    expect(hardPartsIn(text)[0]).toBe(part);
  });

  it("the hard parts that a text shows are none for a text that says only what is", () => {
    expect(hardPartsIn("The car is blue.")).toEqual([]);
  });
});
