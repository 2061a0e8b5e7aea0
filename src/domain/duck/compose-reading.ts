/** Composes the offline duck's reading: what it understood, each card related to that, one step and one question. */

import { meaningOf } from "../deck/meaning.ts";
import { claimingSentences } from "../readings/claiming-sentences.ts";
import { hardPartGuess } from "../readings/hard-part.ts";
import { MOST_GUESSES } from "../readings/lengths.ts";
import { writeOrigins } from "../readings/origin-codes.ts";
import type { Guess } from "../readings/reading-result.ts";
import { withSingleQuotationMarks } from "./duck-pen.ts";
import type { DuckReading, DuckStep, ReadingWords } from "./duck-reading.ts";
import type { ReadingRequest } from "./duck-request.ts";
import { SHARES } from "./duck-weights.ts";
import type { KnotFrames } from "./frame-types.ts";
import { CLOSINGS, DETAILS, LANGUAGE_NOTICES, UNSURE_FRAMES } from "./frames.ts";
import type { Fact } from "./gather-facts.ts";
import { originsOfWritten } from "./origins-of-written.ts";
import type { Knowledge } from "./paragraph-plans.ts";
import type { Pieces } from "./pieces.ts";
import { planFor } from "./plan-paragraphs.ts";
import { type Preparation, prepareReading } from "./prepare-reading.ts";
import { mayHarm, presses, quipsWithoutDeathJokes } from "./quiet.ts";
import type { Situation } from "./read-situation.ts";
import { writeCardsOnly } from "./write-cards-only.ts";
import { writeInterpretation } from "./write-interpretation.ts";
import { askOfCard, isShort } from "./write-unsure.ts";

const MAX_HEADLINE = 120;

/** Returns a reading for any text. The same request gives the same reading. The request must have at least one card. */
export function composeReading(request: ReadingRequest): DuckReading {
  const pieces = composeReadingInPieces(request);
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}

/**
 * Composes the same reading in pieces of a few milliseconds each, so that the caller can do other work between them.
 */
export function* composeReadingInPieces(request: ReadingRequest): Pieces<DuckReading> {
  const preparation = prepareReading(request);
  const { situation } = preparation;
  const isUnread = situation.form === "foreign" && !situation.isSure;
  yield;
  const words = {
    ...(isUnread ? writeCardsOnly(preparation) : yield* writeWords(preparation)),
    ...noticeFor(situation),
  };
  yield;
  const isSure = situation.isSure || (situation.hardPart !== null && !isUnread);
  return {
    ...words,
    isSure,
    guesses: isSure ? situation.guesses : guessesWithHardParts(situation),
    origins: originsOf(words, preparation),
  };
}

/**
 * Returns the situations that the text may be about, and behind them the hard parts that it shows. That something
 * stopped halfway comes before the situations, because the text says so itself.
 */
function guessesWithHardParts({ guesses, hardParts }: Situation): Guess[] {
  const parts = hardParts.map(hardPartGuess);
  const first = hardParts[0] === "finish" ? parts.splice(0, 1) : [];
  return [...first, ...guesses, ...parts].slice(0, MOST_GUESSES);
}

function* writeWords(preparation: Preparation): Pieces<ReadingWords> {
  const { pen, request, situation } = preparation;
  const headline = writeHeadline(preparation);
  // The headline and the interpretation are shown apart, so both may name the thing.
  if (!situation.isSure) pen.turnPage();
  yield;
  const interpretation = writeInterpretation(preparation, planFor(request, knowledgeOf(situation)));
  yield;
  pen.turnPage();
  const keyInsights = writeInsights(preparation);
  pen.turnPage();
  const actionSteps = writeSteps(preparation);
  const robQuip = writeQuip(preparation);
  const reflectionPrompts = [writePrompt(preparation)];
  return { headline, interpretation, keyInsights, actionSteps, robQuip, reflectionPrompts };
}

function noticeFor({ form, language }: Situation): { notice?: string } {
  return form === "foreign" && language !== "en" ? { notice: LANGUAGE_NOTICES[language] } : {};
}

/** Returns the interpretation as the person reads it, with the notice before it. */
export function wholeInterpretation({
  interpretation,
  notice,
}: Pick<ReadingWords, "interpretation" | "notice">): string {
  return notice === undefined ? interpretation : `${notice}\n\n${interpretation}`;
}

function originsOf(words: ReadingWords, preparation: Preparation): string {
  const sentences = claimingSentences({ ...words, interpretation: wholeInterpretation(words) });
  return writeOrigins(originsOfWritten(sentences, preparation));
}

function knowledgeOf({ isSure, scene }: Situation): Knowledge {
  if (!isSure) return "unsure";
  return scene ? "scene" : "knot";
}

function writeHeadline({ pen, banks, request, situation }: Preparation): string {
  const [drawn] = request.cards;
  const extra: Record<string, Fact> =
    situation.isSure || !drawn ? {} : { card: { words: drawn.card.name, isPlural: false } };
  for (const bank of banks) {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const headline = pen.write(bank.headlines, extra);
      if (headline && headline.length <= MAX_HEADLINE) return headline;
    }
  }
  return request.cards[0]?.card.coreMeaning.slice(0, MAX_HEADLINE) ?? "";
}

function writeInsights(preparation: Preparation): string[] {
  const { pen, banks, request, situation } = preparation;
  const many = pen.next() < SHARES.threeInsights ? 3 : 2;
  const wanted = request.spreadType === "quick-draw" ? 1 : many;
  const insights: string[] = [];
  for (let index = 0; index < wanted; index += 1) {
    const order = situation.scene || situation.hardPart ? banks : [banks[index % banks.length], banks[0]];
    const asked = situation.isSure ? null : questionOf(preparation, index);
    insights.push(asked ?? writeFrom(pen, order, "insights") ?? cardInsight(request, index));
  }
  return insights;
}

/**
 * Returns the question of a card, or `null`. Only every second card gives one, so that not all insights are questions.
 */
function questionOf({ pen, request, situation, isSuspected }: Preparation, index: number): string | null {
  const drawn = request.cards[index];
  const isPlace = index % 2 === (situation.hardPart ? 1 : 0);
  if (!drawn || !isPlace) return null;
  const { duckQuestion } = drawn.card;
  if (isSuspected && (presses(duckQuestion) || mayHarm(duckQuestion))) return null;
  return askOfCard(drawn, pen);
}

/** Writes a sentence from the first list of templates that still has an unused one; `null` if none has. */
function writeFrom(
  pen: Preparation["pen"],
  banks: readonly (KnotFrames | undefined)[],
  part: keyof KnotFrames,
): string | null {
  for (const bank of banks) {
    const written = pen.write(bank?.[part] ?? []);
    if (written) return written;
  }
  return null;
}

/** Returns the card's own meaning as an insight, for when all insights of the way of being stuck were used. */
function cardInsight(request: ReadingRequest, index: number): string {
  const drawn = request.cards[index % request.cards.length];
  return drawn ? withSingleQuotationMarks(meaningOf(drawn)) : "";
}

function writeSteps(preparation: Preparation): DuckStep[] {
  const { pen, request, situation, isGentle } = preparation;
  const steps: DuckStep[] = [
    {
      text: firstStep(preparation) ?? UNSURE_FRAMES.lastResorts.step,
      minutes: 2,
    },
  ];
  if (
    request.spreadType === "full-pond" &&
    situation.isSure &&
    (situation.scene || pen.next() < SHARES.longerStep)
  ) {
    const longer =
      pen.write(situation.scene?.longer ?? []) ??
      pen.write(isGentle ? DETAILS.longerSteps.gentle : DETAILS.longerSteps.any);
    if (longer) steps.push({ text: longer, minutes: 20 });
  }
  return steps;
}

/** Returns the first step: one that fits the situation if possible, else one of the card. */
function firstStep({ pen, banks, request, situation, facts, isGentle }: Preparation): string | null {
  if (!situation.isSure) return writeFrom(pen, banks, "steps");
  const cardSteps = isGentle
    ? []
    : cardsByUse(request)
        .flatMap((drawn) => drawn.card.material.steps)
        .filter((step) => step.includes("{thing}") === facts.has("thing"));
  const isCardFirst = !situation.scene && cardSteps.length > 0 && pen.next() < SHARES.cardStep;
  return (isCardFirst ? pen.copy(cardSteps) : null) ?? writeFrom(pen, banks, "steps") ?? pen.copy(cardSteps);
}

/** Returns the cards on the advice position; all cards if there is none. */
function cardsByUse(request: ReadingRequest): ReadingRequest["cards"] {
  const advice = request.cards.filter((drawn) => drawn.position === "advice");
  return advice.length > 0 ? advice : request.cards;
}

/** Returns the parting remark. It jokes only if the text shows that a joke is welcome; else it is plain or kind. */
function writeQuip({ pen, request, situation, isGrave, isTender, isLight }: Preparation): string {
  if (isGrave && situation.isSure) return pen.write(CLOSINGS.kind) ?? CLOSINGS.kind[0] ?? "";
  if (isGrave || isTender) return pen.write(CLOSINGS.tender) ?? CLOSINGS.tender[0] ?? "";
  if (!isLight) return pen.write(CLOSINGS.plain) ?? CLOSINGS.plain[0] ?? "";
  const cardQuips = quipsWithoutDeathJokes(
    request.cards.flatMap((drawn) => drawn.card.material.quips),
    request.userContext,
  );
  return (
    pen.copy(cardQuips) ??
    pen.write(quipsWithoutDeathJokes(CLOSINGS.quips, request.userContext)) ??
    CLOSINGS.tender[0] ??
    ""
  );
}

/** Returns the prompts of all banks; only those of the hard part if the person tapped one. */
function promptsIn(banks: readonly KnotFrames[], { hardPart }: Situation): readonly string[] {
  return (hardPart ? banks.slice(0, 1) : banks).flatMap((bank) => bank.prompts);
}

function writePrompt({ pen, banks, request, situation, isGrave }: Preparation): string {
  if (isShort(situation)) return pen.write(UNSURE_FRAMES.short.asks) ?? UNSURE_FRAMES.lastResorts.prompt;
  const own = situation.scene ? situation.scene.prompts : promptsIn(banks, situation);
  const cardPrompts =
    isGrave || !situation.isSure ? [] : request.cards.flatMap((drawn) => drawn.card.perspectivePrompts);
  const isOwn = pen.next() < (situation.scene ? SHARES.scenePrompt : SHARES.knotPrompt);
  const prompt = isOwn
    ? (pen.write(own) ?? pen.copy(cardPrompts))
    : (pen.copy(cardPrompts) ?? pen.write(own));
  return prompt ?? withSingleQuotationMarks(request.cards[0]?.card.duckQuestion ?? "");
}
