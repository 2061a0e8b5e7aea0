import { describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import { planLines } from "./plan-lines.ts";

const TEXT = "My daughter keeps asking when we bake. Two starters died on me.";
const lines = (answers: InsightOutput["answers"], userContext = TEXT) =>
  planLines({ userContext, ...(answers && { answers }) });

describe("the lines of a page of a person's own words", () => {
  it("are the heavy sentence, the plan, and what they see, meet and do", () => {
    const all = lines({
      heavySentence: "Two starters died on me.",
      difference: "There’s a jar on the counter.",
      obstacle: { text: "I want it to work at once.", kind: "afraid", then: "I tell her it may die again." },
      act: "stir flour and water in a jar",
      when: { text: "Saturday after breakfast", at: "2026-10-17T09:30" },
    });
    expect(all.heavy).toBe("Two starters died on me.");
    expect(all.plan).toEqual({
      time: "Saturday after breakfast: ",
      act: "stir flour and water in a jar.",
      words: "",
    });
    expect(all.rows).toEqual([
      { name: "difference", label: "what it’s for", text: "There’s a jar on the counter." },
      {
        name: "obstacle",
        label: "what gets in the way",
        text: "I want it to work at once.",
        kind: "afraid",
      },
      { name: "then", label: "what you do then", text: "I tell her it may die again." },
    ]);
  });

  it("are only their sentence where they skipped every question", () => {
    expect(lines(undefined)).toEqual({ language: "en", heavy: TEXT, plan: null, rows: [] });
  });

  it("have what they will say on a line of its own", () => {
    expect(lines({ act: "say to her", words: "You name it." }).plan).toEqual({
      time: "",
      act: "Say to her:",
      words: "You name it.",
    });
  });

  it("have the kind of obstacle as their text where only that was tapped", () => {
    expect(lines({ obstacle: { kind: "tired" } }).rows).toEqual([
      { name: "obstacle", label: "what gets in the way", text: "tired" },
    ]);
  });

  it("do not end with what gets in the way where nothing was said against it", () => {
    const rows = lines({ difference: "A jar.", obstacle: { text: "It may die again." } }).rows;
    expect(rows.map(({ name }) => name)).toEqual(["obstacle", "difference"]);
  });

  it("have labels in the language of their text", () => {
    const text =
      "Meine Tochter fragt ständig, wann wir endlich backen. Ich weiß nicht, was ich ihr sagen soll.";
    const german = lines({ obstacle: { text: "Ich trau mich nicht." } }, text);
    expect(german.language).toBe("de");
    expect(german.rows[0]?.label).toBe("was im Weg steht");
  });
});
