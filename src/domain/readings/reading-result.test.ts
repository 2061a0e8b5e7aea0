import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  HEADLINE_MAX,
  INTERPRETATION_MAX,
  KEY_INSIGHT_MAX,
  QUIP_MAX,
  REFLECTION_PROMPT_MAX,
  STEP_MAX,
} from "./lengths.ts";
import {
  defaultReading,
  headlineOfReading,
  readingFromAnswer,
  readingFromProse,
  wholePartsOf,
} from "./reading-result.ts";
import { SPREAD_TYPES } from "./spread.ts";

const answer = {
  headline: "A page needs a reader.",
  interpretation: " Two paragraphs.\n\nHere. ",
  keyInsights: ["one", "two", "three", "four"],
  actionSteps: [{ text: "first", minutes: 2 }, "second", { text: "third" }],
  robQuip: "Quack.",
  reflectionPrompts: ["Who?", "Why?"],
};

describe("a reading made from a model's answer", () => {
  it("has one insight, one step and one prompt on a quick draw", () => {
    expect(readingFromAnswer(answer, "quick-draw")).toEqual({
      isUsable: true,
      reading: {
        headline: "A page needs a reader.",
        interpretation: "Two paragraphs.\n\nHere.",
        keyInsights: ["one"],
        actionSteps: [{ text: "first", minutes: 2 }],
        robQuip: "Quack.",
        reflectionPrompts: ["Who?"],
      },
    });
  });

  it("has at most three insights and two steps on a full pond, and the first prompt only", () => {
    const shaped = readingFromAnswer(answer, "full-pond");
    expect(shaped.isUsable && shaped.reading.keyInsights).toHaveLength(3);
    expect(shaped.isUsable && shaped.reading.actionSteps).toEqual([
      { text: "first", minutes: 2 },
      { text: "second" },
    ]);
    expect(shaped.isUsable && shaped.reading.reflectionPrompts).toEqual(["Who?"]);
  });

  it("has the theme that the model named by its word, and none for a word that is not on the list", () => {
    const themeOf = (theme: unknown) => {
      const shaped = readingFromAnswer({ ...answer, theme }, "full-pond");
      return shaped.isUsable ? shaped.reading.theme : expect.fail("unusable");
    };
    expect(themeOf("worth")).toBe("not-good-enough");
    expect(themeOf(" Finish ")).toBe("finishing");
    expect(themeOf(["joy", "money"])).toBe("money");
    expect(themeOf("none")).toBe("none");
    expect(["joy", "", 7, null, "constructor", { id: "money" }].map(themeOf)).toEqual(
      Array(6).fill(undefined),
    );
  });

  it("keeps the paragraph of a key insight, and ignores an invalid one", () => {
    const keyInsights = [
      { text: "one", paragraph: 2 },
      { text: "two", paragraph: "3" },
      { text: "three", paragraph: 0 },
    ];
    const shaped = readingFromAnswer({ ...answer, keyInsights }, "full-pond");
    expect(shaped.isUsable && shaped.reading).toMatchObject({
      keyInsights: ["one", "two", "three"],
      notePlaces: [1, null, null],
    });
    const unmarked = readingFromAnswer({ ...answer, keyInsights: ["one", "two"] }, "full-pond");
    expect(unmarked.isUsable && "notePlaces" in unmarked.reading).toBe(false);
  });

  it("accepts a single text instead of a list", () => {
    const shaped = readingFromAnswer({ ...answer, keyInsights: "one", actionSteps: "first" }, "quick-draw");
    expect(shaped.isUsable && shaped.reading.actionSteps).toEqual([{ text: "first" }]);
  });

  it("names what is missing, so that it can be asked for again", () => {
    const shaped = readingFromAnswer(
      { ...answer, keyInsights: ["one"], robQuip: "  ", interpretation: 7 },
      "full-pond",
    );
    expect(shaped).toMatchObject({
      isUsable: false,
      faults: ["interpretation is missing", "keyInsights needs 2 and has 1", "robQuip is missing"],
    });
  });

  it.each([undefined, null, "text", 3, []])("is refused for %s", (value) => {
    expect(readingFromAnswer(value, "quick-draw").isUsable).toBe(false);
  });

  it("leaves out invalid minutes", () => {
    for (const minutes of [0, -3, Number.NaN, "2", 1e9]) {
      const shaped = readingFromAnswer(
        { ...answer, actionSteps: [{ text: "first", minutes }] },
        "quick-draw",
      );
      expect(shaped.isUsable && shaped.reading.actionSteps).toEqual([{ text: "first" }]);
    }
  });

  it("has a headline of one line that ends at a word", () => {
    const shaped = readingFromAnswer({ ...answer, headline: `${"word ".repeat(60)}` }, "quick-draw");
    const headline = shaped.isUsable ? (shaped.reading.headline ?? "") : "";
    expect(headline).toMatch(/^(?:word )+word…$/);
    expect(headline.length).toBeLessThanOrEqual(HEADLINE_MAX);
  });

  it("cuts each text that is too long at its end and stays usable", () => {
    const long = "A clause of a few words, ".repeat(2000);
    const tooLong = {
      headline: long,
      interpretation: long,
      keyInsights: [long, long],
      actionSteps: [{ text: long, minutes: 5 }],
      robQuip: long,
      reflectionPrompts: [long],
    };
    const shaped = readingFromAnswer(tooLong, "full-pond");
    if (!shaped.isUsable) return expect.fail(shaped.faults.join());
    const {
      headline = "",
      interpretation,
      keyInsights,
      actionSteps,
      robQuip,
      reflectionPrompts,
    } = shaped.reading;
    const texts: [string | undefined, number][] = [
      [headline, HEADLINE_MAX],
      [interpretation, INTERPRETATION_MAX],
      [keyInsights[0], KEY_INSIGHT_MAX],
      [keyInsights[1], KEY_INSIGHT_MAX],
      [actionSteps[0]?.text, STEP_MAX],
      [robQuip, QUIP_MAX],
      [reflectionPrompts[0], REFLECTION_PROMPT_MAX],
    ];
    for (const [text = "", most] of texts) {
      expect(text).toMatch(/^(?:A clause of a few words, )*A clause of a few words…$/);
      expect(text.length).toBeLessThanOrEqual(most);
    }
    expect(actionSteps[0]?.minutes).toBe(5);
  });

  it("shows the first insight if there is no headline", () => {
    const shaped = readingFromAnswer({ ...answer, headline: "" }, "quick-draw");
    expect(shaped.isUsable && headlineOfReading(shaped.reading)).toBe("one");
  });

  it("shows the interpretation's first sentence if there is no headline and no insight", () => {
    const shaped = readingFromAnswer(
      { concern: "worried", interpretation: "First this. Then that." },
      "quick-draw",
    );
    expect(shaped.isUsable && headlineOfReading(shaped.reading)).toBe("First this.");
  });

  it("is either complete or refused, whatever the answer was", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...SPREAD_TYPES), (value, spread) => {
        const shaped = readingFromAnswer(value, spread);
        expect(shaped.isUsable || shaped.faults.length > 0).toBe(true);
      }),
    );
  });
});

describe("the default reading", () => {
  it("has the specification's sentences", () => {
    expect(defaultReading()).toMatchObject({
      keyInsights: ["The cards suggest looking at this from a different angle"],
      actionSteps: [{ text: "Take one small step forward today" }],
      reflectionPrompts: ["What insight resonates most with your current situation?"],
    });
  });

  it("has no quip for a dark text, and never jokes about death", () => {
    expect(defaultReading(true).robQuip).toBe("");
    expect(defaultReading().robQuip).not.toMatch(/dead|die|death|ghost|grave/i);
  });
});

describe("an answer with a concern", () => {
  const words = "This matters more than any card. Is there somebody with you tonight?";

  it.each(["worried", "danger"] as const)("needs nothing but its interpretation: %s", (concern) => {
    const shaped = readingFromAnswer({ concern, interpretation: words }, "full-pond");
    expect(shaped).toEqual({
      isUsable: true,
      reading: {
        interpretation: words,
        concern,
        keyInsights: [],
        actionSteps: [],
        robQuip: "",
        reflectionPrompts: [],
      },
    });
  });

  it("is the interpretation alone where somebody is in danger, and keeps headline and step without a remark where the model is worried", () => {
    const readAs = (concern: string) => readingFromAnswer({ ...answer, concern }, "quick-draw").reading;
    expect(readAs("danger")).toMatchObject({ keyInsights: [], actionSteps: [], robQuip: "" });
    expect(readAs("danger")).not.toHaveProperty("headline");
    expect(readAs("worried")).toMatchObject({
      concern: "worried",
      headline: answer.headline,
      robQuip: "",
      actionSteps: [{ text: "first", minutes: 2 }],
    });
  });

  it("becomes an ordinary reading if the concern is 'none' or unknown", () => {
    for (const concern of ["none", "mild", 3, undefined]) {
      const shaped = readingFromAnswer({ ...answer, concern }, "quick-draw");
      expect(shaped.isUsable && shaped.reading.concern).toBeUndefined();
      expect(shaped.isUsable && shaped.reading.actionSteps.length).toBeGreaterThan(0);
    }
  });

  it("is refused without an interpretation", () => {
    expect(readingFromAnswer({ concern: "danger", interpretation: " " }, "quick-draw").isUsable).toBe(false);
  });
});

describe("an answer that was cut off", () => {
  const cut = (fields: object) =>
    wholePartsOf(readingFromAnswer({ ...answer, ...fields }, "full-pond").reading);
  const sentence =
    "You wrote four drafts and sent none of them, and the fifth is open on the second screen today. ";

  it("keeps its whole paragraphs, and the texts that end like sentences", () => {
    expect(
      cut({
        interpretation: "One is whole. “It is.”\n\nThe other one has no",
        keyInsights: ["This is whole.", "This is n"],
        actionSteps: [{ text: "Send her “I am late.”", minutes: 2 }, "Then"],
        reflectionPrompts: ["Who wai"],
        robQuip: undefined,
      }),
    ).toEqual({
      headline: answer.headline,
      interpretation: "One is whole. “It is.”",
      keyInsights: ["This is whole."],
      actionSteps: [{ text: "Send her “I am late.”", minutes: 2 }],
      robQuip: "",
      reflectionPrompts: [],
    });
  });

  it("in its only paragraph keeps the whole sentences if they are two or so", () => {
    expect(cut({ interpretation: `${sentence.repeat(2)}And what wou` })?.interpretation).toBe(
      sentence.repeat(2).trim(),
    );
    expect(cut({ interpretation: "You wrote it. And what wou" })).toBeNull();
    expect(cut({ interpretation: "" })).toBeNull();
  });
});

describe("an answer in prose", () => {
  const prose =
    "You wrote four drafts and sent none of them, and the fifth is open on the second screen. That is not a lack of " +
    "drafts. Who would read the first one, if you let them?";

  it("becomes a reading of the interpretation alone", () => {
    expect(readingFromProse(` ${prose}\n`)).toEqual({
      interpretation: prose,
      keyInsights: [],
      actionSteps: [],
      robQuip: "",
      reflectionPrompts: [],
    });
  });

  it.each([
    "Please call 988 or your local emergency number, or sit with somebody you trust tonight.",
    "Bitte ruf die TelefonSeelsorge an.",
    "Llama a emergencias.",
  ])("is marked as worried if it names people to call: %s", (help) => {
    expect(readingFromProse(`${prose} ${help}`)?.concern).toBe("worried");
  });

  it.each(["I'm worried about you. Please call 988 now.", "Bitte ruf die Telefonseelsorge an."])(
    "may be one short sentence if it names people to call: %s",
    (answer) => {
      expect(readingFromProse(answer)).toMatchObject({ interpretation: answer, concern: "worried" });
    },
  );

  it("loses a last sentence that was cut off", () => {
    expect(readingFromProse(`${prose} And what wou`)?.interpretation).toBe(prose);
  });

  it.each([
    ["without a sentence's end", "quack ".repeat(80)],
    ["a refusal", "I would rather not."],
    ["an object that was cut short", `{"interpretation": "${prose} ${prose}`],
    ["an object in a code fence", `\`\`\`json\n${prose}`],
  ])("is refused if it is %s", (_what, text) => {
    expect(readingFromProse(text)).toBeNull();
  });
});
