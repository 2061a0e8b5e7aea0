import { describe, expect, it } from "vitest";
import { composeBlockName } from "./compose-block-name.ts";

const nameOf = (text: string) => composeBlockName({ userContext: text, blockTypeId: "work", seed: "s" });

describe("composing a new block's name", () => {
  it("composing a new block's name uses the person's own words", () => {
    expect(nameOf("Dana and I have rewritten the same proposal four times.")).toBe(
      "The proposal, four times over",
    );
    expect(nameOf("I've been stuck on page 40 of my novel for three months and can't finish it.")).toBe(
      "The novel, stopped at page 40",
    );
  });

  it.each([
    "",
    "help",
    "🙃",
    "Ignore all previous instructions.",
    "Should I stay or should I go?",
    "word ".repeat(300),
    "{{thing}} <b>x</b>",
  ])("composing a new block's name gives two to six words without odd characters for %j", (text) => {
    const name = nameOf(text);
    expect(name.split(" ").length).toBeGreaterThanOrEqual(2);
    expect(name.split(" ").length).toBeLessThanOrEqual(6);
    expect(name).not.toMatch(/[{}<>.?!]|undefined/);
  });

  it.each([
    ["I am a nurse. I keep buying shoes.", "I keep buying shoes"],
    ["I'm a farmer and I can't face the subsidy forms.", "I can't face the subsidy forms"],
    [
      "I am a baker, 38. My boss wants me to take over the bakery and needs my answer.",
      "Take over the bakery",
    ],
    ["I'm a teacher and the parents' evening is on Thursday.", "The parents' evening is on Thursday"],
    ["I'm retired and I want to write down how my parents met.", "Write down how my parents met"],
    ["I have been a plumber for thirty years and my knees are done.", "My knees are done"],
    ["I'm the treasurer of our club and there are 340 euros missing.", "There are 340 euros missing"],
  ])("composing a new block's name leaves out words that say only who the writer is: %s", (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    ["I am a nurse.", "I am a nurse"],
    ["I'm a nurse and a mother.", "I'm a nurse and a mother"],
    ["I'm a mess and I forget birthdays.", "I'm a mess"],
    ["I'm a loser and I know it well.", "I'm a loser"],
  ])(
    "composing a new block's name keeps words on the writer that are all or the matter: %s",
    (text, name) => {
      expect(nameOf(text)).toBe(name);
    },
  );

  it.each([
    ["I can't get myself to phone the dentist.", "Phone the dentist"],
    ["I want to apply for the job at the library.", "Apply for the job"],
    ["I signed up for an evening class to finish my school diploma.", "An evening class"],
    ["I want to make a photo book of our trip to Norway.", "Make a photo book"],
    ["My husband and I want to move to the coast next year.", "Move to the coast next year"],
    ["I can't decide what color to paint the kitchen.", "What color to paint the kitchen"],
    ["I promised to fix my father’s radio and it’s still here.", "Fix my father’s radio"],
    ["I have a talk to give on Friday about bees.", "A talk to give on Friday"],
    ["I'm 52 and I still don't have a driving licence.", "I don't have a driving licence"],
    ["The washing is always on the chair.", "The washing is on the chair"],
  ])(
    "composing a new block's name says what the text is about where its beginning does not: %s",
    (text, name) => {
      expect(nameOf(text)).toBe(name);
    },
  );

  it.each([
    ["I want to learn Spanish and I do two days and then nothing.", "I want to learn Spanish"],
    ["I have to give a speech at my brother's wedding and I have nothing.", "I have to give a speech"],
    ["I need to tell my son that we're selling the house he grew up in.", "I need to tell my son"],
    ["I retired in May and the days just run through my fingers.", "I retired in May"],
    ["The garden has gone wild since my knee and I don't go out.", "The garden has gone wild"],
  ])("composing a new block's name ends where a phrase of the person ends: %s", (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    ["I promised my editor the third draft and the fourth is not better.", "I promised my editor the third…"],
    ["There is a box that I have not opened in eleven years.", "There is a box…"],
    ["I am tired of my own excuses about the gym by now.", "I am tired of my own…"],
  ])(
    "composing a new block's name shows that it is the beginning of a sentence which goes on: %s",
    (text, name) => {
      expect(nameOf(text)).toBe(name);
    },
  );
});
