import { describe, expect, it } from "vitest";
import { findNamedThing } from "./find-named-thing.ts";
import { splitSentences } from "./split-sentences.ts";

const nameIn = (text: string) => findNamedThing(splitSentences(text))?.phrase ?? null;

describe("the thing that a text is about", () => {
  it.each([
    ["I have a cello in its case since spring.", "the cello"],
    ["My driving test is on Monday, fourth time.", "your driving test"],
    ["Boiler leaks. Bucket under it.", "the boiler"],
    ["Gym membership, 39.90 a month. I never go.", "the gym membership"],
    ["Three years of tax returns.", "the tax returns"],
    ["Okay so the bathroom. I took the tiles off myself.", "the bathroom"],
    ["I lent my brother my tent and he gave it back torn.", "your tent"],
    ["I keep buying seeds and never plant them.", "the seeds"],
  ])("the thing that a text is about is named with its article: %s", (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it("the thing that a text is about is plural where the noun is", () => {
    expect(findNamedThing(splitSentences("I haven't done my invoices."))?.isPlural).toBe(true);
    expect(findNamedThing(splitSentences("I haven't done my thesis."))?.isPlural).toBe(false);
  });

  it.each([
    ["a person", "My mother calls every day and I let it ring."],
    ["a body", "My hip hurts and my knees are worse."],
    ["a time", "My weekends are gone and the evenings too."],
    ["a feeling", "My confidence is gone, and my patience."],
    ["what belongs to a relative", "Dad's tools are still in the hall and I walk past them."],
    ["what belongs to somebody else", "He showed me his boat and I said nothing."],
    ["a place where something happens", "We argued in the kitchen and then again at the table."],
    ["a comparison", "He treats me like a dog."],
    ["a noun that only describes an unknown one", "I can't find the piano manual."],
    ["what was denied", "It's not the car."],
  ])("the thing that a text is about is not %s", (_, text) => {
    expect(nameIn(text)).toBeNull();
  });
});
