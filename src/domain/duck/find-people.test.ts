import { describe, expect, it } from "vitest";
import { readSituation } from "./read-situation.ts";

const namesIn = (text: string) => readSituation(text, "work").people.map(({ name }) => name);
const headsIn = (text: string) => readSituation(text, "work").topics.map(({ phrase }) => phrase);

describe("finding the people in a text", () => {
  it.each([
    ["Kasper keeps interrupting me in every meeting.", "Kasper"],
    ["Thandiwe won't answer my messages.", "Thandiwe"],
    ["Will keeps interrupting and I say nothing.", "Will"],
    ["May told me that I talk too much.", "May"],
    ["I miss Will and I can't say so.", "Will"],
    ["I asked Mark to wait, and he didn't.", "Mark"],
    ["I told May about the job.", "May"],
    ["There is a cook called Senga who does all the voices.", "Senga"],
    ["Élodie keeps asking when I'm done.", "Élodie"],
  ])("finding the people in %j finds %s", (text, name) => {
    expect(namesIn(text)).toContain(name);
  });

  it.each([
    "Will he come back?",
    "Mark my words, it will fail.",
    "May I send it as it is?",
    "I have been at it since May and I can't finish.",
    "11 slides called Untitled and a talk on Friday.",
    "Untitled keeps being the name of my file.",
    "Work keeps piling up and I can't stop.",
    "Management wants it by Friday.",
    "Nobody wants to hear it.",
    "Rose petals keep falling on my keyboard.",
    "Hope keeps me going, mostly.",
    "Everything keeps breaking when I'm on call.",
  ])("finding the people in %j finds nobody", (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe("finding what a text is about", () => {
  it("finding what a text is about takes a noun from the clause that holds the trouble, not from the next one", () => {
    expect(headsIn("I can't finish my thesis because my flat is loud and the phone rings.")).toEqual([
      "your thesis",
    ]);
    expect(headsIn("I keep avoiding my report while the kitchen gets tiled.")).toEqual(["your report"]);
  });

  it("finding what a text is about never takes a typo or a chat word for a noun", () => {
    expect(headsIn("I can't finish my thesiss.")).toEqual([]);
    expect(headsIn("I keep avoiding my hw.")).toEqual([]);
  });

  it("finding what a text is about never takes a name for a noun", () => {
    expect(headsIn("I miss Will.")).toEqual([]);
    expect(headsIn("I can't decide about the will.")).toEqual(["the will"]);
  });
});
