import { describe, expect, it } from "vitest";
import { linesUnderPlan } from "./lines-under-plan.ts";

describe("the lines under a plan", () => {
  it("are what it is for, what gets in the way, and what they do then", () => {
    const answers = {
      difference: "a jar on the counter",
      obstacle: { text: "it may die again", kind: "afraid", then: "tell her so" },
    } as const;
    expect(linesUnderPlan(answers, "en")).toEqual([
      { name: "difference", label: "what it’s for", text: "a jar on the counter" },
      { name: "obstacle", label: "what gets in the way", text: "it may die again", kind: "afraid" },
      { name: "then", label: "what you do then", text: "tell her so" },
    ]);
  });

  it("do not end with what gets in the way", () => {
    const lines = linesUnderPlan({ difference: "a jar", obstacle: { text: "it may die again" } }, "en");
    expect(lines.map(({ name }) => name)).toEqual(["obstacle", "difference"]);
  });

  it.each(["ashamed", "hurts"] as const)("print neither shame nor pain: %s", (kind) => {
    const text = "a grown man can’t open an envelope";
    expect(linesUnderPlan({ obstacle: { text, kind, then: "just rip it" } }, "en")).toEqual([
      { name: "then", label: "what you do then", text: "just rip it" },
    ]);
    expect(linesUnderPlan({ obstacle: { text, kind } }, "en")).toEqual([]);
  });

  it.each([
    ["en", "idk"],
    ["en", "Don’t know. Maybe later."],
    ["de", "tief durchatmen?? weiß nicht"],
    ["de", "kp"],
    ["es", "No sé..."],
  ] as const)("leave out an answer that does not know: %s, %s", (language, answer) => {
    const obstacle = { text: "Dana", then: answer };
    const lines = linesUnderPlan({ difference: answer, obstacle }, language);
    expect(lines.map(({ name }) => name)).toEqual(["obstacle"]);
  });

  it.each([
    "Not sure, but I’d call Dana first",
    "Hard to say. The flat would be quiet.",
    "I don’t know what to say to her, so I ask.",
    "I’m not sure that he reads it:  I call",
  ])("keep an answer that only speaks of not knowing, as it was typed: %s", (answer) => {
    expect(linesUnderPlan({ difference: answer }, "en")[0]?.text).toBe(answer);
  });
});
