import { describe, expect, it } from "vitest";
import { isReversible } from "#domain/deck/card.ts";
import { loadDeck } from "#server/features/cards/cards.ts";
import { ANSWERS, aCoachChat } from "#test-support/coach-chat.ts";
import { cardsIn, isStepOf } from "./card-words.ts";
import { coachWordsFor } from "./coach-words.ts";
import { writeReading } from "./write-reading.ts";

const { cards } = loadDeck();
const deck = cards.map((card) => ({ card, reversed: false }));
const LANGUAGES = ["de", "es"] as const;
const TEXTS = {
  de: "Ich schiebe die Steuer seit zwei Jahren vor mir her. Die Briefe liegen in der Schublade.",
  es: "No llamo a mi hermana desde hace un año. No sé quién tiene que empezar.",
};
const MOST = { question: 110, step: 150, meaning: 220 };
/** Matches a claim about the reader in a text that is said to everybody. */
const CLAIMS = {
  de: /\b(?:du (?:bist|hast|fühlst|warst)|dein\w*)\b/iu,
  es: /\b(?:eres|estás|tienes|sientes|tu|tus)\b/iu,
};

describe.each(LANGUAGES)("the cards' texts in another language: %s", (language) => {
  const translated = cardsIn(deck, language).map(({ card }) => card);

  it("there are texts of every card, none longer than a card's page or step takes", () => {
    for (const [at, card] of translated.entries()) {
      expect(card.coreMeaning).not.toBe(cards[at]?.coreMeaning);
      expect(card.duckQuestion).toMatch(/\?$/);
      expect(card.duckQuestion.length).toBeLessThanOrEqual(MOST.question);
      expect(card.step.length).toBeLessThanOrEqual(MOST.step);
      expect(Math.max(card.coreMeaning.length, card.reversedMeaning?.length ?? 0)).toBeLessThanOrEqual(
        MOST.meaning,
      );
      expect(isReversible(card)).toBe(isReversible(cards[at] ?? card));
    }
  });

  it("what a card says claims nothing about the person who draws it", () => {
    for (const { coreMeaning, reversedMeaning } of translated)
      expect(`${coreMeaning} ${reversedMeaning}`).not.toMatch(CLAIMS[language]);
  });

  it("a page without answers has the card's question and step in the language of the text", () => {
    const [drawn] = deck;
    const [words] = translated;
    const page = writeReading({
      ...{ userContext: TEXTS[language], cards: drawn ? [drawn] : [], spreadType: "quick-draw" },
      ...{ blockTypeId: "life", tone: "even", isDistressed: false, avoid: [], today: "2026-11-30" },
    });
    expect(page.interpretation).toContain(words?.duckQuestion);
    expect(page.actionSteps.map(({ text }) => text)).toEqual([words?.step]);
  });

  it("beside a grave text there is neither the card's question nor its step", () => {
    const page = writeReading({
      ...{ userContext: TEXTS[language], cards: deck.slice(0, 1), spreadType: "quick-draw" },
      ...{ blockTypeId: "life", tone: "even", isDistressed: true, avoid: [], today: "2026-11-30" },
    });
    expect(page.keyInsights).toEqual([]);
    expect(page.actionSteps).toEqual([]);
  });

  it("the coach quotes the card in the language of the chat", () => {
    const [drawn] = deck;
    const [words] = translated;
    const chat = aCoachChat({ userContext: TEXTS[language], cards: drawn ? [drawn] : [] });
    expect(chat.say(coachWordsFor(language).taps.card)).toContain(words?.coreMeaning);
  });
});

describe("a card's text that quotes somebody", () => {
  it("stands with single marks between the marks of the language", () => {
    const cards = deck.filter(({ card }) => card.id === "the-deadlock");
    const chat = aCoachChat({ userContext: TEXTS.de, cards });
    expect(chat.say(coachWordsFor("de").taps.card)).toContain("sagen höflich: ‚Nach Ihnen.‘");
  });
});

describe("a card's step", () => {
  it("is known as the card's own in every language, and no step of the person is", () => {
    for (const { card } of [...deck, ...cardsIn(deck, "de"), ...cardsIn(deck, "es")])
      expect(isStepOf(card, card.step)).toBe(true);
    for (const { card } of deck) expect(isStepOf(card, ANSWERS.act)).toBe(false);
  });
});
