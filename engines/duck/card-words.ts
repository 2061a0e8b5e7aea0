/** The cards' texts in the languages other than English that the duck speaks (`words/cards`). A card's name stays as its face has it. */
import type { AskingLanguage } from "#domain/asking/asking-language.ts";
import { type Card, SORE_POINTS } from "#domain/deck/card.ts";
import type { DuckCard } from "#domain/duck/duck-request.ts";
import de from "./words/cards/de.json" with { type: "json" };
import es from "./words/cards/es.json" with { type: "json" };

type CardWords = Pick<Card, "coreMeaning" | "reversedMeaning" | "duckQuestion" | "step">;

const WORDS: Record<Exclude<AskingLanguage, "en">, Record<string, CardWords>> = {
  de: de.cards,
  es: es.cards,
};

/** In another language no question and no step is marked one by one, so that none stands beside anything sore. */
const SPARED: Card["notBeside"] = { question: [...SORE_POINTS], step: [...SORE_POINTS] };

/** Returns the cards with their texts in a language. The prompts are in English only, so another language has none. */
export function cardsIn(cards: readonly DuckCard[], language: AskingLanguage): DuckCard[] {
  if (language === "en") return [...cards];
  return cards.map(({ card, ...drawn }) => {
    const words = WORDS[language][card.id];
    return {
      ...drawn,
      card: words ? { ...card, ...words, notBeside: SPARED, perspectivePrompts: [] } : card,
    };
  });
}

/** Returns whether a step is the card's own, in any language. */
export function isStepOf({ id, step: english }: Card, step: string | undefined): boolean {
  return step === english || Object.values(WORDS).some((cards) => cards[id]?.step === step);
}
