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
    ["I can't pack my tools. They lie on the floor.", "your tools"],
    ["Three times I've packed the suitcase for the clinic and unpacked it.", "the suitcase"],
    ["I want to tell him my prices go up, and then I pack my tools and say nothing.", "your prices"],
    [
      "My oldest customer still pays what I charged five years ago. Every time I am at his place I mean to tell him my prices go up, and then I pack my tools and say nothing.",
      "your prices",
    ],
    ["My daughter-in-law posts pictures of the baby.", "the pictures"],
    ["I want to say my rates are too low. I switch the lamp off instead.", "your rates"],
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
    ["a tool that is packed up after the matter", "He owes me an answer. I pack my tools and say nothing."],
    ["a coat that is taken on leaving", "My boss never thanks me. I take my coat and go."],
    ["a laptop that is closed by the way", "I wanted to ask for a day off. I close the laptop and go home."],
    ["a bag that is picked up by the way", "She asks how I am. I pick up my bag and say fine."],
    ["a kettle that is put on by the way", "He talks over me. I put the kettle on and wait."],
    ["prices that are not the person's", "The prices at the market go up and I said nothing."],
  ])("the thing that a text is about is not %s", (_, text) => {
    expect(nameIn(text)).toBeNull();
  });
});
