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
import { defaultReading, headlineOf, shapeReading } from "./reading-result.ts";
import { SPREAD_TYPES } from "./spread.ts";

const answer = {
  headline: "A page needs a reader.",
  interpretation: " Two paragraphs.\n\nHere. ",
  keyInsights: ["one", "two", "three", "four"],
  actionSteps: [{ text: "first", minutes: 2 }, "second", { text: "third" }],
  robQuip: "Quack.",
  reflectionPrompts: ["Who?", "Why?"],
};

describe("a reading made of a model's answer", () => {
  it("has one of each on a quick draw", () => {
    expect(shapeReading(answer, "quick-draw")).toEqual({
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
    const shaped = shapeReading(answer, "full-pond");
    expect(shaped.isUsable && shaped.reading.keyInsights).toHaveLength(3);
    expect(shaped.isUsable && shaped.reading.actionSteps).toEqual([
      { text: "first", minutes: 2 },
      { text: "second" },
    ]);
    expect(shaped.isUsable && shaped.reading.reflectionPrompts).toEqual(["Who?"]);
  });

  it("keeps the paragraph that a note is marked for, and takes no mark that is none", () => {
    const keyInsights = [
      { text: "one", paragraph: 2 },
      { text: "two", paragraph: "3" },
      { text: "three", paragraph: 0 },
    ];
    const shaped = shapeReading({ ...answer, keyInsights }, "full-pond");
    expect(shaped.isUsable && shaped.reading).toMatchObject({
      keyInsights: ["one", "two", "three"],
      notePlaces: [1, null, null],
    });
    const unmarked = shapeReading({ ...answer, keyInsights: ["one", "two"] }, "full-pond");
    expect(unmarked.isUsable && "notePlaces" in unmarked.reading).toBe(false);
  });

  it("takes a single text where a list was asked for", () => {
    const shaped = shapeReading({ ...answer, keyInsights: "one", actionSteps: "first" }, "quick-draw");
    expect(shaped.isUsable && shaped.reading.actionSteps).toEqual([{ text: "first" }]);
  });

  it("names what is missing, so that it can be asked for again", () => {
    const shaped = shapeReading(
      { ...answer, keyInsights: ["one"], robQuip: "  ", interpretation: 7 },
      "full-pond",
    );
    expect(shaped).toEqual({
      isUsable: false,
      faults: ["interpretation is missing", "keyInsights needs 2 and has 1", "robQuip is missing"],
    });
  });

  it.each([undefined, null, "text", 3, []])("is not made of %s", (value) => {
    expect(shapeReading(value, "quick-draw").isUsable).toBe(false);
  });

  it("leaves out minutes that are none", () => {
    for (const minutes of [0, -3, Number.NaN, "2", 1e9]) {
      const shaped = shapeReading({ ...answer, actionSteps: [{ text: "first", minutes }] }, "quick-draw");
      expect(shaped.isUsable && shaped.reading.actionSteps).toEqual([{ text: "first" }]);
    }
  });

  it("has a headline of one line that ends at a word", () => {
    const shaped = shapeReading({ ...answer, headline: `${"word ".repeat(60)}` }, "quick-draw");
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
    const shaped = shapeReading(tooLong, "full-pond");
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

  it("shows the first insight where there is no headline", () => {
    const shaped = shapeReading({ ...answer, headline: "" }, "quick-draw");
    expect(shaped.isUsable && headlineOf(shaped.reading)).toBe("one");
  });

  it("is either whole or refused, whatever the answer was", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...SPREAD_TYPES), (value, spread) => {
        const shaped = shapeReading(value, spread);
        expect(shaped.isUsable || shaped.faults.length > 0).toBe(true);
      }),
    );
  });
});

describe("the reading that stands in for one that was lost", () => {
  it("holds the specification's sentences", () => {
    expect(defaultReading()).toMatchObject({
      keyInsights: ["The cards suggest looking at this from a different angle"],
      actionSteps: [{ text: "Take one small step forward today" }],
      reflectionPrompts: ["What insight resonates most with your current situation?"],
    });
  });

  it("does not joke with a person who hurts", () => {
    expect(defaultReading(true).robQuip).not.toBe(defaultReading().robQuip);
  });
});
