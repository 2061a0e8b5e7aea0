/** The pieces of an unsure reading: it quotes and asks, and claims nothing about the person. */
import { aboutOf, meaningOf } from "../deck/meaning.ts";
import type { Quote } from "./choose-quotes.ts";
import { type Pen, withSingleQuotationMarks } from "./duck-pen.ts";
import type { DuckCard } from "./duck-request.ts";
import { HARD_PART_FRAMES, UNSURE_FRAMES } from "./frames.ts";
import type { Fact } from "./gather-facts.ts";
import type { Preparation } from "./prepare-reading.ts";
import { mayHarm } from "./quiet.ts";
import type { Situation } from "./read-situation.ts";

/** Says that the duck is unsure, or quotes the sentence in which the person names the hard part. */
export function openUnsure({ pen, situation }: Preparation): string | null {
  if (isShort(situation)) return pen.write(UNSURE_FRAMES.short.openings, quoted(situation.quotes[0]));
  if (situation.hardPart) return pen.write(HARD_PART_FRAMES[situation.hardPart].openings);
  const declared = situation.quotes.find(({ isDeclared }) => isDeclared);
  return (
    (declared && pen.write(UNSURE_FRAMES.declared, { declared: factOf(declared) })) ??
    pen.write(UNSURE_FRAMES.openings)
  );
}

/** Quotes a sentence of the person's, the hardest to write first, and says nothing about what it means. */
export function quoteUnsure(index: number, { pen, situation }: Preparation): string | null {
  if (isShort(situation)) return null;
  const quote = quotesToGive(situation)[index];
  return quote ? pen.write(framesForQuote(index, situation), quoted(quote)) : null;
}

function framesForQuote(index: number, situation: Situation): readonly string[] {
  const { hardPart } = situation;
  if (hardPart) return index === 0 ? UNSURE_FRAMES.toldQuotes : HARD_PART_FRAMES[hardPart].furtherQuotes;
  return index === 0 && !openedWith(situation) ? UNSURE_FRAMES.quotes : UNSURE_FRAMES.furtherQuotes;
}

/** Writes a question about the sentence that was quoted first, by the kind of the sentence. */
export function askUnsure({ pen, situation }: Preparation): string | null {
  if (isShort(situation)) return pen.write(UNSURE_FRAMES.short.asks);
  if (situation.hardPart) return pen.write(HARD_PART_FRAMES[situation.hardPart].asks);
  const [quote] = quotesToGive(situation);
  return quote ? pen.write(UNSURE_FRAMES.asks[quote.kind]) : null;
}

/**
 * Writes the part of a card's text that is the same for everybody: its wisdom for one card, its meaning for each of
 * three and beside a text that is or may be grave, because some of the wisdom is a joke.
 */
export function writeCardText(drawn: DuckCard | undefined, preparation: Preparation): string | null {
  if (!drawn) return null;
  const { pen, request, isGrave, isSuspected } = preparation;
  const { card } = drawn;
  if (isSuspected && mayHarm(meaningOf(drawn))) return writeAbout(drawn, preparation);
  const introduction = pen.write(UNSURE_FRAMES.cardTexts, { card: nameOf(drawn) });
  const text =
    (request.cards.length === 1 && !isGrave && !isSuspected ? pen.copy([card.duckWisdom]) : null) ??
    pen.copy([meaningOf(drawn)]);
  return text && [introduction, text].filter(Boolean).join(" ");
}

/** Suggests how to compare the last card with the text. */
export function developUnsure({ pen, request, situation }: Preparation): string | null {
  const drawn = request.cards.at(-1);
  const { developments } = situation.hardPart ? HARD_PART_FRAMES[situation.hardPart] : UNSURE_FRAMES;
  return pen.write(developments, drawn && { card: nameOf(drawn) });
}

/** Says what a card is about, without reference to the person. */
export function writeAbout(drawn: DuckCard | undefined, { pen }: Preparation): string | null {
  if (!drawn) return null;
  const { position, reversed } = drawn;
  const frames = UNSURE_FRAMES.about[position ?? "none"];
  return pen.write(reversed ? frames.reversed : frames.upright, {
    card: nameOf(drawn),
    about: { words: aboutOf(drawn), isPlural: false },
  });
}

/** Names the card and gives the question that it asks. */
export function askOfCard(drawn: DuckCard, pen: Pen): string | null {
  return pen.copy(UNSURE_FRAMES.cardQuestions, {
    card: nameOf(drawn),
    question: { words: withSingleQuotationMarks(drawn.card.duckQuestion), isPlural: false },
  });
}

/** Returns the quotes without the question that the reading already called unanswerable. */
export function quotesNotNamed({ quotes, unknowable }: Situation): Quote[] {
  return quotes.filter(({ text }) => text !== unknowable?.text);
}

function quotesToGive(situation: Situation): Quote[] {
  const opened = openedWith(situation);
  return quotesNotNamed(situation).filter((quote) => quote !== opened);
}

/** Returns the sentence that the reading opened with; `undefined` if it opened with something else. */
function openedWith({ quotes, hardPart }: Situation): Quote | undefined {
  return hardPart ? undefined : quotes.find(({ isDeclared }) => isDeclared);
}

/** Returns whether the text is a single word, or a few words that make no sentence. */
export function isShort({ form, hardPart }: Situation): boolean {
  return hardPart === null && (form === "word" || form === "fragment");
}

function quoted(quote: Quote | undefined): Record<string, Fact> {
  return quote ? { q: factOf(quote) } : {};
}

function factOf({ text }: Quote): Fact {
  return { words: text, isPlural: false, isQuote: true };
}

function nameOf({ card }: DuckCard): Fact {
  return { words: card.name, isPlural: false };
}
