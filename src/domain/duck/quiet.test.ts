import { describe, expect, it } from "vitest";
import { loadDeck } from "#bench/duck/load-deck.ts";
import { composeReading } from "./compose-reading.ts";
import { CLOSINGS } from "./frames.ts";
import { isLight, mayHarm, presses, quipsWithoutDeathJokes } from "./quiet.ts";
import { readSituation } from "./read-situation.ts";
import { isSore } from "./sore-words.ts";

const DEATH = /\b(?:dead|died|dying|death|funeral|afterlife|ghost|grave|coffin)\b/i;
const deck = [...loadDeck().values()];
const plain = "I keep putting off the slides for the team meeting.";

function quipOf(text: string, seed: number): string {
  const cards = [{ card: deck[seed % deck.length] ?? deck[0]!, reversed: false }];
  return composeReading({
    spreadType: "quick-draw",
    cards,
    userContext: text,
    blockTypeId: "work",
    tone: "blunt",
    seed: String(seed),
  }).robQuip;
}

describe("the last remark of a reading", () => {
  it("the last remark of a reading never jokes about death when the person shows no amusement", () => {
    const quips = deck.map((_, seed) => quipOf(plain, seed));
    expect(quips.filter((quip) => DEATH.test(quip))).toEqual([]);
  });

  it("the last remark of a reading may joke about death when the person is laughing", () => {
    const all = [...deck.flatMap(({ material }) => material.quips), ...CLOSINGS.quips];
    expect(quipsWithoutDeathJokes(all, "lol my code works and i don't know why").length).toBe(all.length);
    expect(quipsWithoutDeathJokes(all, plain).length).toBeLessThan(all.length);
  });

  it.each([
    "I am so ashamed of what I said in that meeting.",
    "I feel useless next to everybody on the team.",
    "There is no point in applying again.",
    "My brother stopped answering and I'm worried he will hurt himself.",
  ])(
    "the last remark of a reading is never a joke when the text shows shame, despair or danger: %s",
    (text) => {
      expect(isSore(text)).toBe(true);
      const jokes = new Set(deck.flatMap(({ material }) => material.quips).concat(CLOSINGS.quips));
      expect(deck.map((_, seed) => quipOf(text, seed)).filter((quip) => jokes.has(quip))).toEqual([]);
    },
  );

  it("the last remark of a reading does not treat everyday trouble as a sore text", () => {
    expect(isSore(plain)).toBe(false);
    expect(isSore("The deadline is killing me and the build is broken.")).toBe(false);
  });
});

describe("a light text", () => {
  const isLightText = (text: string) => isLight(text, readSituation(text, "life"), isSore(text));

  it.each([
    "The dog won't eat and I have a report to write.",
    "My cat is at the vet and the spreadsheet is due.",
    "Dog, deadline, laundry: the dog has been at the vet since Monday.",
    "My cat has not come home and the report is due.",
    "My horse is lame and the invoices wait.",
    "The ferret stopped eating and the invoice is due.",
    "Rabbits sneezing, spreadsheet due.",
  ])("a light text is not one with an animal that may be ill, whatever else it lists: %s", (text) => {
    expect(isLightText(text)).toBe(false);
  });

  it("a light text may name an animal if the person laughs", () => {
    expect(isLightText("The dog ate the invoice, lol.")).toBe(true);
    expect(isLightText("The invoice is in the laundry.")).toBe(true);
  });
});

describe("a step for a person in distress", () => {
  it("a step for a person in distress sets no deadline and asks for no solution", () => {
    expect(presses("Write it down by Friday.")).toBe(true);
    expect(presses("Solve one of them.")).toBe(true);
    expect(presses("Open a window and sit by it for two minutes.")).toBe(false);
  });

  it("a step for a person in danger ends nothing, repeats nothing and leaves no note about", () => {
    expect(mayHarm("What your life has no use for anymore can go.")).toBe(true);
    expect(mayHarm("What’s the date when you stop waiting?")).toBe(true);
    expect(mayHarm("When did you last leave something alone and find out it did fine without you?")).toBe(
      true,
    );
    expect(mayHarm("Copy this line onto a loose sheet and lay it where you'll pass it once: {quote}.")).toBe(
      true,
    );
    expect(mayHarm("Write the next three sentences of your text, the ones you stopped before.")).toBe(true);
    expect(mayHarm("Write down the name of one person who could hear this.")).toBe(false);
  });
});
