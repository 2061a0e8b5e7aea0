import { describe, expect, it } from "vitest";
import type { Answers } from "#domain/asking/answers.ts";
import type { Card } from "#domain/deck/card.ts";
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import { makeCard } from "#test-support/duck-parts.ts";
import { writeReading } from "./write-reading.ts";

const TEXT = "Dad and I share an allotment. He wants to sell the shed. I never told him I'd miss it.";
const ANSWERS: Answers = {
  heavySentence: "I never told him I'd miss it.",
  difference: "he knows",
  obstacle: { kind: "afraid", then: "I say it to the kettle first" },
  act: "say one sentence to him",
  words: "I'm going to miss the shed.",
  when: { text: "Saturday after breakfast" },
};
const marked = (name: string, notBeside: Card["notBeside"]) => ({ ...makeCard(name), notBeside });
const FREE = marked("The Ping", { question: [], step: [] });
const SORE = marked("The Cache", { question: ["grave", "shame"], step: ["grave"] });

function read(userContext: string, more: Partial<ReadingRequest> = {}) {
  return writeReading({
    spreadType: "quick-draw",
    blockTypeId: "life",
    tone: "even",
    cards: [{ card: SORE, reversed: false }],
    userContext,
    ...more,
  });
}

describe("a reading without a model", () => {
  it("is the person's answers in order, and no question of the card's beside a plan", () => {
    expect(read(TEXT, { answers: ANSWERS })).toEqual({
      isOwnWords: true,
      headline: "I never told him I'd miss it.",
      interpretation: [
        "I never told him I'd miss it.",
        "Saturday after breakfast: say one sentence to him: “I'm going to miss the shed.”",
        "What it’s for: he knows",
        "What gets in the way: afraid",
        "What you do then: I say it to the kettle first",
      ].join("\n\n"),
      keyInsights: [],
      actionSteps: [{ text: "Say one sentence to him: “I'm going to miss the shed.”", minutes: 2 }],
      robQuip: "Say it out loud once, just for yourself.",
      reflectionPrompts: [],
    });
  });

  it("has words said aloud where the plan has some, and nothing else", () => {
    expect(read(TEXT, { answers: { act: "put the kettle on" } }).robQuip).toBe(
      "All yours. I only put it in a row.",
    );
    expect(read(TEXT, { answers: { difference: "he knows" } }).robQuip).toBe("");
    expect(read(TEXT, { answers: ANSWERS }).robQuip).toMatch(/^Say it out loud once/);
  });

  it("does not end with what gets in the way where nothing was said against it", () => {
    const { interpretation } = read(TEXT, {
      answers: { difference: "he knows", obstacle: { text: "no nerve" } },
    });
    expect(interpretation).toMatch(/What gets in the way: no nerve\n\nWhat it’s for: he knows$/);
  });

  it("has the person's sentence, the card's question and the card's step if nothing was answered", () => {
    const { headline, interpretation, actionSteps } = read(TEXT);
    expect(headline).toBe(TEXT);
    expect(interpretation).toBe(`${TEXT}\n\nThe Cache: “What would end this run?”`);
    expect(actionSteps).toEqual([{ text: SORE.step, minutes: 2 }]);
  });

  it("has nothing of the card's beside answers", () => {
    const { interpretation, keyInsights, actionSteps } = read(TEXT, { answers: { difference: "he knows" } });
    expect(interpretation).toBe(`${TEXT}\n\nWhat it’s for: he knows`);
    expect([keyInsights, actionSteps]).toEqual([[], []]);
  });

  it("takes what somebody will do when it gets hard as their step, if they named no act and know it", () => {
    const stepsOf = (obstacle: Answers["obstacle"]) => read(TEXT, { answers: { obstacle } }).actionSteps;
    expect(stepsOf({ then: "just say sorry" })).toEqual([{ text: "Just say sorry.", minutes: 2 }]);
    expect(stepsOf({ then: "dunno" })).toEqual([]);
    expect(stepsOf({ kind: "hurts", then: "stop and take coffee" })).toEqual([]);
  });

  it("begins with the last sentence of a long text of which no sentence was picked", () => {
    const long = `${"It has stood there for years and years. ".repeat(6)}${TEXT}`;
    expect(read(long).headline).toBe("I never told him I'd miss it.");
  });

  it("asks the question of each card, and takes the step of the last", () => {
    const last = { ...FREE, duckQuestion: "Who knows?", step: "Ask once." };
    const cards = [SORE, SORE, last].map((card) => ({ card, reversed: false }));
    const reading = read(TEXT, { spreadType: "full-pond", cards });
    expect(reading.keyInsights).toEqual([SORE.duckQuestion, SORE.duckQuestion, "Who knows?"]);
    expect(reading.reflectionPrompts).toEqual(["Who knows?"]);
    expect(reading.actionSteps).toEqual([{ text: "Ask once.", minutes: 2 }]);
  });

  it("is the same for the same request", () => {
    expect(read(TEXT, { answers: ANSWERS })).toEqual(read(TEXT, { answers: ANSWERS }));
  });

  it("never says what the card states", () => {
    const said = JSON.stringify([read(TEXT), read(TEXT, { answers: ANSWERS })]);
    for (const statement of [SORE.coreMeaning, SORE.duckWisdom, ...Object.values(SORE.blockApplications)])
      expect(said).not.toContain(statement);
  });

  it("cuts a long sentence after whole words in the headline only", () => {
    const long = `I have ${"carefully ".repeat(20)}kept the letter.`;
    const { headline = "", interpretation } = read(long);
    expect(headline.length).toBeLessThanOrEqual(120);
    expect(headline).toMatch(/^I have (?:carefully ?)+…$/);
    expect(interpretation).toContain(long);
  });
});

describe("what a reading without a model spares", () => {
  it.each([
    ["speaks of a death", "My mother died in June. I have not opened her flat.", {}],
    ["speaks of an illness", "The biopsy came back, it is cancer. I cannot plan anything.", {}],
    ["was found dark by the check", TEXT, { isDistressed: true }],
    ["is in a language that nothing is asked in", "Je ne sais pas quoi faire avec mon travail.", {}],
    [
      "has an answer that speaks of a death",
      TEXT,
      { answers: { difference: "I can say that my mother died" } },
    ],
  ] satisfies [string, string, Partial<ReadingRequest>][])(
    "beside a text that %s: the sore question, the card's step and Rob's line",
    (_, text, more) => {
      const reading = read(text, more);
      expect(reading).toMatchObject({ keyInsights: [], actionSteps: [], robQuip: "", reflectionPrompts: [] });
      expect(reading.interpretation).not.toContain("The Cache");
    },
  );

  it("is not a question that may stand anywhere", () => {
    const cards = [{ card: FREE, reversed: false }];
    expect(read("My mother died in June.", { cards }).keyInsights).toEqual([FREE.duckQuestion]);
  });

  it("is never the person's own act", () => {
    const { actionSteps } = read("My mother died in June.", { answers: { act: "call Ines" } });
    expect(actionSteps).toEqual([{ text: "Call Ines.", minutes: 2 }]);
  });
});

describe("a reading without a model of a text that speaks of a crisis", () => {
  const ACT = "take all the pills and kill myself";

  it.each([
    ["the text", "I want to kill myself tonight.", { act: "write a letter" }],
    ["an answer", "I can't decide whether to move.", { act: ACT, when: { text: "tonight at 8" } }],
    ["an obstacle", "I can't decide whether to move.", { act: "wait", obstacle: { text: ACT } }],
  ] as const)("has no plan, no step and no joke: %s", (_where, text, answers) => {
    const reading = read(text, { answers });
    expect(reading).toEqual({
      isOwnWords: true,
      concern: "worried",
      headline: text,
      interpretation: text,
      keyInsights: [],
      actionSteps: [],
      robQuip: "",
      reflectionPrompts: [],
    });
  });
});

describe("the language of a reading without a model", () => {
  it("is that of the text, around the person's words", () => {
    const { interpretation, keyInsights, robQuip } = read(
      "Ich schiebe den Anruf seit Wochen auf. Es ist nur ein Anruf.",
      {
        answers: { difference: "es ist vorbei", obstacle: { kind: "afraid" } },
      },
    );
    expect(interpretation).toContain("Wofür: es ist vorbei");
    expect(keyInsights).toEqual([]);
    expect(robQuip).toBe("");
    expect(read("Ich schiebe den Anruf auf.", { answers: { act: "anrufen" } }).robQuip).toMatch(
      /^Alles von dir/,
    );
  });

  it("has no words of its own beside a text that nothing is asked in", () => {
    const answers = { difference: "je l'ai appelé", obstacle: { kind: "afraid" } } satisfies Answers;
    expect(read("Je ne sais pas quoi faire avec mon travail.", { answers }).interpretation).toBe(
      "Je ne sais pas quoi faire avec mon travail.\n\nje l'ai appelé",
    );
  });
});
