/**
 * The reading of a text in a language that the duck does not read: the person's sentence as it stands, and what the
 * cards say to anybody. No sentence is about the text.
 */
import { aboutOf, meaningOf } from "../deck/meaning.ts";
import type { DuckStep, ReadingWords } from "./duck-reading.ts";
import type { DuckCard } from "./duck-request.ts";
import { CLOSINGS, UNSURE_FRAMES } from "./frames.ts";
import type { Fact } from "./gather-facts.ts";
import type { Preparation } from "./prepare-reading.ts";
import { introductionsFor, writeTie } from "./write-pieces.ts";
import { askOfCard } from "./write-unsure.ts";

const MOST_QUESTIONS = 3;
const STEP_MINUTES = 2;

export function writeCardsOnly(preparation: Preparation): ReadingWords {
  const { pen, request, isGrave } = preparation;
  const { cards } = request;
  const last = cards.at(-1);
  const headline = headlineOf(preparation);
  const interpretation = [
    quoteAlone(preparation),
    ...cards.map((drawn) => cardText(drawn, preparation)),
    cards.length === 1 ? pen.copy(cards.map(({ card }) => card.duckWisdom)) : writeTie(preparation),
  ];
  pen.turnPage();
  return {
    headline,
    interpretation: interpretation.filter(Boolean).join("\n\n"),
    keyInsights: insightsOf(preparation),
    actionSteps: [cardStep(preparation)],
    robQuip: (isGrave ? pen.write(CLOSINGS.kind) : pen.copy(last?.card.material.advice ?? [])) ?? "",
    reflectionPrompts: [pen.copy(last?.card.perspectivePrompts ?? []) ?? last?.card.duckQuestion ?? ""],
  };
}

/** Returns one sentence on what the first card is about. */
function headlineOf({ pen, request }: Preparation): string {
  const [drawn] = request.cards;
  if (!drawn) return "";
  const { name } = drawn.card;
  const frames = UNSURE_FRAMES.about.none[drawn.reversed ? "reversed" : "upright"];
  const inOneSentence = frames.filter((frame) => !/[.] /.test(frame));
  return pen.write(inOneSentence, { card: nameOf(name), about: nameOf(aboutOf(drawn)) }) ?? `${name}.`;
}

function quoteAlone({ pen, situation }: Preparation): string | null {
  const [quote] = situation.quotes;
  return quote
    ? pen.write(UNSURE_FRAMES.quoteAlone, { q: { words: quote.text, isPlural: false, isQuote: true } })
    : null;
}

function cardText(drawn: DuckCard, { pen }: Preparation): string {
  const { card, position, reversed } = drawn;
  const introduction = pen.write(introductionsFor(position, reversed), { card: nameOf(card.name) });
  const text = pen.copy([meaningOf(drawn)]);
  return [introduction, text].filter(Boolean).join(" ");
}

/** Returns the questions of the cards; for a single card of a larger spread also a prompt. */
function insightsOf(preparation: Preparation): string[] {
  const { pen, request } = preparation;
  const { cards, spreadType } = request;
  const asked = cards.slice(0, MOST_QUESTIONS).flatMap((drawn) => askOfCard(drawn, pen) ?? []);
  const isEnough = spreadType === "quick-draw" || asked.length > 1;
  return isEnough ? asked : [...asked, ...[pen.copy(cards[0]?.card.perspectivePrompts ?? []) ?? ""]];
}

/** Returns a card's own step that has no gap for a word of the text. */
function cardStep({ pen, request }: Preparation): DuckStep {
  const steps = request.cards.flatMap(({ card }) => card.material.steps);
  const text = pen.copy(steps.filter((step) => !step.includes("{")));
  return { text: text ?? UNSURE_FRAMES.lastResorts.cardStep, minutes: STEP_MINUTES };
}

function nameOf(words: string): Fact {
  return { words, isPlural: false };
}
