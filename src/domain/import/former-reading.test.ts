import { describe, expect, it } from "vitest";
import { formerReadingOf } from "./former-reading.ts";

const WHOLE = {
  interpretation: "It waits.",
  keyInsights: ["One", { text: "Two" }, "", 3],
  actionSteps: ["Open it.", { text: "Read it.", minutes: 2.5 }, { text: "Send it.", minutes: 5 }],
  robQuip: "Quack.",
  reflectionPrompts: "For whom?",
};

describe("the reading of an imported insight", () => {
  it("is taken over whole, in either spelling of its parts, with steps as they are stored here", () => {
    const reading = {
      interpretation: "It waits.",
      keyInsights: ["One", "Two"],
      actionSteps: [{ text: "Open it." }, { text: "Read it." }, { text: "Send it.", minutes: 5 }],
      robQuip: "Quack.",
      reflectionPrompts: ["For whom?"],
    };
    expect(formerReadingOf(JSON.stringify(WHOLE))).toEqual({ reading, plainText: null });
    const { keyInsights, actionSteps, robQuip, reflectionPrompts, interpretation } = WHOLE;
    const former = { key_insights: keyInsights, action_steps: actionSteps, rob_quip: robQuip };
    expect(
      formerReadingOf({ interpretation, ...former, reflection_prompts: reflectionPrompts }).reading,
    ).toEqual(reading);
  });

  it("has no minutes that are too many to be written exactly", () => {
    const actionSteps = [{ text: "Open it.", minutes: 2 ** 53 }];
    expect(formerReadingOf({ ...WHOLE, actionSteps }).reading?.actionSteps).toEqual([{ text: "Open it." }]);
  });

  it.each([null, undefined, "", "  ", "{}", '{"interpretation":"","keyInsights":[]}', 7])(
    "that holds %j is none",
    (value) => {
      expect(formerReadingOf(value)).toEqual({ reading: null, plainText: null });
    },
  );

  it("that is plain words is none, and the words are kept", () => {
    expect(formerReadingOf(" Only words. ")).toEqual({ reading: null, plainText: "Only words." });
    expect(formerReadingOf("[1]")).toEqual({ reading: null, plainText: "[1]" });
  });
});
