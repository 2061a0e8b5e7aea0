import { describe, expect, it } from "vitest";
import type { Card } from "../deck/card.ts";
import { type SourceKind, type TraceSources, traceSentences } from "./trace-sentences.ts";

const PING: Card = {
  id: "the-ping",
  number: 5,
  name: "The Ping",
  emoji: "🏓",
  family: "signals",
  coreMeaning:
    "Send the small question that only asks whether anyone is there, before you call the silence a no.",
  reversedMeaning: "The quiet end of this line is yours.",
  duckQuestion: "Whose silence have you been translating without asking them?",
  duckWisdom: "An unanswered packet says one thing: no answer yet.",
  blockApplications: {
    creative: "“Did it reach you?” is a whole message, and it asks for no verdict.",
    work: "One line before ten in the morning costs a little dignity.",
    life: "The office opens at nine and the question takes a minute.",
    relationship: "Send a photograph of the dog, without a caption.",
  },
  perspectivePrompts: ["Who might be waiting for a sign from you?"],
  tags: [],
  artAlt: "A single pebble has just gone into the still pond.",
  step: "Ask one person one question.",
  notBeside: { question: [], step: [] },
};

const AUGUST = "2026-08-11T22:14:00.000Z";
const JULY = "2026-07-02T08:00:00.000Z";
const SOURCES: TraceSources = {
  cards: [PING],
  ownWords: "Dad and I share an allotment. He just nods and waters things. I'm waiting for a good moment.",
  earlier: [
    { insightId: "august", at: AUGUST, words: "He'll say something about selling it when he's ready." },
    { insightId: "july", at: JULY, words: "The shed is full of things that nobody uses." },
  ],
};

function kindOf(sentence: string, sources: TraceSources = SOURCES): SourceKind | undefined {
  return originsOf(sentence, sources)[0]?.kind;
}

function originsOf(sentence: string, sources: TraceSources = SOURCES) {
  return traceSentences({ interpretation: sentence, keyInsights: [] }, sources)[0]?.origins ?? [];
}

describe("a sentence comes from the person's own words", () => {
  it.each([
    ["You wrote that he “just nods and waters things”."],
    ["“I’m waiting for a good moment.” Nobody has seen one yet"],
    ["You call it “an allotment”, and mean a truce."],
    ['You wrote "He just nods and waters things." That is a picture'],
    ["“Dad and I” is how it begins."],
    ["“HE JUST NODS” has been the answer for a while."],
    ["“nods and waters things” is all you have."],
    ["Du schreibst „He just nods and waters things.“ und meinst ihn."],
    ["Tu écris « nods and waters things » et rien d’autre."],
  ])("if it quotes them: %s", (sentence) => {
    expect(kindOf(sentence)).toBe("own");
  });

  it("and the quote is spelled as the person typed it", () => {
    expect(originsOf("You wrote “I’m waiting for a good moment.”")).toEqual([
      { kind: "own", quote: "I'm waiting for a good moment.", from: "question" },
    ]);
  });

  it("in a script without spaces too", () => {
    expect(kindOf("你写的是“不知道怎么办”。", { ...SOURCES, ownWords: "我真的不知道怎么办了" })).toBe("own");
  });
});

describe("a sentence is a guess", () => {
  it.each([
    ["if the quote is not what was written", "You wrote that he “just nods and waits for things”."],
    ["if one word of the quote differs", "You wrote that he “just nods and waters flowers”."],
    ["if the quote joins two places with dots", "You wrote “Dad ... waiting for a good moment”."],
    ["if the quote is a part of a longer word", "It is about “thing” and nothing else."],
    ["if the quote is too short to come from anywhere", "It is an “I” that speaks."],
    ["if the quote adds a word", "“I'm waiting for a very good moment” is what you said."],
    ["if the quote changes who speaks", "“He is waiting for a good moment” is what you said."],
    ["if it tells the words without quoting them", "You are waiting for a good moment."],
    ["if it claims what nobody wrote", "Perhaps he is waiting for you, with a hose."],
    ["if it only names the card", "The Ping lies in the place of the situation."],
    [
      "if it shares a stock phrase with the card",
      "The whole thing is only a matter of asking her for a date.",
    ],
    ["if it says the opposite of the card in other words", "Silence is a no, so send nothing at all."],
    ["if it has three words of the card", "One small question remains before you both go home tonight."],
    ["if the quotation is not closed", "You wrote “He just nods and waters things."],
  ])("a sentence is a guess: %s", (_, sentence) => {
    expect(originsOf(sentence)).toEqual([{ kind: "guess" }]);
  });

  it("if it quotes an entry of another block, which is not among the sources", () => {
    expect(kindOf("You wrote “The shed is full of things”.", { ...SOURCES, earlier: [] })).toBe("guess");
  });
});

describe("a sentence comes from the card", () => {
  it.each([
    ["Send the small question that only asks whether anyone is there, before you call the silence a no."],
    ["Whose silence have you been translating without asking them?"],
    ["The card asks: “Whose silence have you been translating without asking them?”"],
    ["Ask one person one question."],
    ["“Did it reach you?” is a whole message, and it asks for no verdict."],
    ["Send a photograph of the dog, without any caption."],
  ])("if it has the card's wording: %s", (sentence) => {
    expect(kindOf(sentence)).toBe("card");
  });

  it("and shows the card's sentence", () => {
    expect(originsOf("The quiet end of this line is yours.")).toEqual([
      { kind: "card", cardId: "the-ping", text: "The quiet end of this line is yours.", part: "text" },
    ]);
  });
});

describe("a sentence comes from an earlier entry", () => {
  it("if it quotes that entry, with its date", () => {
    expect(originsOf("In August you wrote “when he’s ready”.")).toEqual([
      { kind: "earlier", insightId: "august", at: AUGUST, quote: "when he's ready" },
    ]);
  });

  it("if only the older of two entries has the words", () => {
    expect(originsOf("Once “the shed” was “full of things that nobody uses”.")).toMatchObject([
      { kind: "earlier", insightId: "july", quote: "The shed" },
      { kind: "earlier", insightId: "july", quote: "full of things that nobody uses" },
    ]);
  });

  it("and from today's words as well, if it quotes both", () => {
    const both = "“when he's ready” and “I'm waiting for a good moment” are the same sentence.";
    expect(originsOf(both).map(({ kind }) => kind)).toEqual(["earlier", "own"]);
  });

  it("but not if today's words say the same", () => {
    const again = { ...SOURCES, earlier: [{ insightId: "june", at: JULY, words: SOURCES.ownWords }] };
    expect(originsOf("You wrote “just nods”.", again).map(({ kind }) => kind)).toEqual(["own"]);
  });
});

it("the headline, the interpretation and the notes of a reading are traced in order, and a repeated sentence once", () => {
  const reading = {
    headline: "Ask him.",
    interpretation: "You wrote “just nods.” It is a start. It is one.\n\nAsk him.",
    keyInsights: ["The shed knows."],
  };
  expect(traceSentences(reading, SOURCES).map(({ text }) => text)).toEqual([
    "Ask him.",
    "You wrote “just nods.”",
    "It is a start.",
    "It is one.",
    "The shed knows.",
  ]);
});

it("a sentence that goes on after a quotation is kept whole, and none ends at an abbreviation", () => {
  const reading = {
    interpretation: "“Did it come?” is enough. Ask Mr. Finch, e.g. by post. Now.",
    keyInsights: [],
  };
  expect(traceSentences(reading, SOURCES).map(({ text }) => text)).toEqual([
    "“Did it come?” is enough.",
    "Ask Mr. Finch, e.g. by post.",
    "Now.",
  ]);
});

describe("a line on the page of the person's own words", () => {
  const tracedTo = (line: string) =>
    traceSentences({ isOwnWords: true, interpretation: line, keyInsights: [] }, SOURCES)[0]?.origins;

  it.each([
    ["He just nods and waters things.", "He just nods and waters things"],
    ["What gets in the way: I'm waiting for a good moment.", "I'm waiting for a good moment"],
  ])("comes from what they wrote: %s", (line, quote) => {
    expect(tracedTo(line)).toMatchObject([{ kind: "own", from: "question" }]);
    expect(JSON.stringify(tracedTo(line))).toContain(quote);
  });

  it("comes from a tap if it is not in their text", () => {
    expect(tracedTo("What gets in the way: afraid")).toEqual([{ kind: "own", quote: "afraid", from: "tap" }]);
  });

  it("comes from the card if it is the card's question", () => {
    expect(tracedTo(`The Ping: “${PING.duckQuestion}”`)).toEqual([
      { kind: "card", cardId: "the-ping", text: PING.duckQuestion, part: "text" },
    ]);
  });
});
