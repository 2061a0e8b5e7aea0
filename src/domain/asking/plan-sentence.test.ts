import { describe, expect, it } from "vitest";
import { planSentence } from "./plan-sentence.ts";

const at = "2026-12-05T09:30";

describe("the plan as one sentence", () => {
  it("has the time first and the act behind it", () => {
    const when = { text: "Saturday after breakfast, at the kitchen table", at };
    expect(planSentence({ act: "stir flour and water in a jar, with her", when }, "en")).toEqual({
      time: "Saturday after breakfast, at the kitchen table: ",
      rest: "stir flour and water in a jar, with her.",
    });
  });

  it("quotes the words to say, in the marks of its language", () => {
    const said = { act: "say to her", words: "I’m going to miss the shed." };
    expect(planSentence(said, "en").rest).toBe("Say to her: “I’m going to miss the shed.”");
    expect(planSentence({ act: "ihr sagen", words: "„Ich vermisse dich“" }, "de").rest).toBe(
      "Ihr sagen: „Ich vermisse dich“.",
    );
    expect(planSentence({ act: "decirle", words: "Te echo de menos" }, "es").rest).toBe(
      "Decirle: «Te echo de menos».",
    );
  });

  it("has no full stop before a colon", () => {
    expect(planSentence({ act: "Tell her.", words: "I am late", when: { text: "tonight." } }, "en")).toEqual({
      time: "Tonight: ",
      rest: "Tell her: “I am late”.",
    });
  });

  it("is one with any of its parts missing", () => {
    expect(planSentence({ act: "fold one shirt" }, "en")).toEqual({ time: "", rest: "Fold one shirt." });
    expect(planSentence({ when: { text: "tonight." } }, "en")).toEqual({ time: "Tonight.", rest: "" });
    expect(planSentence({ words: "Sorry" }, "en")).toEqual({ time: "", rest: "“Sorry”." });
    expect(planSentence({}, "en")).toEqual({ time: "", rest: "" });
  });

  it("keeps the end mark that was typed", () => {
    expect(planSentence({ act: "call her!" }, "en").rest).toBe("Call her!");
  });
});
