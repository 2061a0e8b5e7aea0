/** The offline duck's reading: what was heard, each card tied to it, one step, one question. */

import { withoutDoubleQuotes } from "./duck-pen.ts";
import type { DuckReading, DuckStep, ReadingRequest } from "./duck-request.ts";
import type { KnotFrames } from "./frames/knot-frames.ts";
import { LANGUAGE_NOTICES } from "./frames/language-notices.ts";
import { KIND_CLOSINGS, QUIPS, TENDER_CLOSINGS } from "./frames/quip-frames.ts";
import { LONGER_STEPS } from "./frames/step-frames.ts";
import { plansFor } from "./plan-paragraphs.ts";
import { type Preparation, prepareReading } from "./prepare-reading.ts";
import { writeInterpretation } from "./write-interpretation.ts";

const MAX_HEADLINE = 120;

/** Always answers, whatever was typed; the same request gives the same reading. At least one card is needed. */
export function composeReading(request: ReadingRequest): DuckReading {
  const preparation = prepareReading(request);
  const { pen, situation } = preparation;
  const headline = writeHeadline(preparation);
  const interpretation = writeInterpretation(preparation, plansFor(request, situation.scene !== null));
  pen.turnPage();
  const keyInsights = writeInsights(preparation);
  pen.turnPage();
  const actionSteps = writeSteps(preparation);
  const reading: DuckReading = {
    headline,
    interpretation,
    keyInsights,
    actionSteps,
    robQuip: writeQuip(preparation),
    reflectionPrompts: [writePrompt(preparation)],
  };
  return situation.form === "foreign" && situation.language !== "en"
    ? { ...reading, notice: LANGUAGE_NOTICES[situation.language] }
    : reading;
}

function writeHeadline({ pen, banks, request }: Preparation): string {
  for (const bank of banks) {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const headline = pen.write(bank.headlines);
      if (headline && headline.length <= MAX_HEADLINE) return headline;
    }
  }
  return request.cards[0]?.card.coreMeaning.slice(0, MAX_HEADLINE) ?? "";
}

function writeInsights({ pen, banks, request, situation }: Preparation): string[] {
  const many = pen.next() < 0.6 ? 3 : 2;
  const wanted = request.spreadType === "quick-draw" ? 1 : many;
  const insights: string[] = [];
  for (let index = 0; index < wanted; index += 1) {
    const order = situation.scene ? banks : [banks[index % banks.length], banks[0]];
    insights.push(writeFrom(pen, order, "insights") ?? cardInsight(request, index));
  }
  return insights;
}

/** From the first bank that still has something to say. */
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

/** When a person has had every insight on a knot, the card says one. */
function cardInsight(request: ReadingRequest, index: number): string {
  const drawn = request.cards[index % request.cards.length];
  return withoutDoubleQuotes(
    (drawn?.reversed ? drawn.card.reversedMeaning : null) ?? drawn?.card.coreMeaning ?? "",
  );
}

function writeSteps(preparation: Preparation): DuckStep[] {
  const { pen, request, situation, isGentle } = preparation;
  const steps: DuckStep[] = [
    {
      text: firstStep(preparation) ?? "Write one plain sentence about it, and put today’s date beside it.",
      minutes: 2,
    },
  ];
  if (request.spreadType === "full-pond" && (situation.scene || pen.next() < 0.75)) {
    const longer =
      pen.write(situation.scene?.longer ?? []) ??
      pen.write(isGentle ? LONGER_STEPS.gentle : LONGER_STEPS.any);
    if (longer) steps.push({ text: longer, minutes: 20 });
  }
  return steps;
}

/** What fits the situation before what fits the card; a card's own step only where nothing better is known. */
function firstStep({ pen, banks, request, situation, facts, isGentle }: Preparation): string | null {
  const cardSteps = isGentle
    ? []
    : cardsByUse(request)
        .flatMap((drawn) => drawn.card.material.steps)
        .filter((step) => step.includes("{thing}") === facts.has("thing"));
  const isCardFirst = !situation.scene && cardSteps.length > 0 && pen.next() < 0.2;
  return (isCardFirst ? pen.copy(cardSteps) : null) ?? writeFrom(pen, banks, "steps") ?? pen.copy(cardSteps);
}

/** The advice card comes first where there is one. */
function cardsByUse(request: ReadingRequest): ReadingRequest["cards"] {
  const advice = request.cards.filter((drawn) => drawn.position === "advice");
  return advice.length > 0 ? advice : request.cards;
}

function writeQuip({ pen, request, isGrave, isTender }: Preparation): string {
  if (isGrave) return pen.write(KIND_CLOSINGS) ?? KIND_CLOSINGS[0] ?? "";
  if (isTender) return pen.write(TENDER_CLOSINGS) ?? TENDER_CLOSINGS[0] ?? "";
  const cardQuips = request.cards.flatMap((drawn) => drawn.card.material.quips);
  return pen.copy(cardQuips) ?? pen.write(QUIPS) ?? QUIPS[0] ?? "";
}

function writePrompt({ pen, banks, request, situation, isGrave }: Preparation): string {
  const own = situation.scene ? situation.scene.prompts : banks.flatMap((bank) => bank.prompts);
  const cardPrompts = isGrave ? [] : request.cards.flatMap((drawn) => drawn.card.perspectivePrompts);
  const isOwn = pen.next() < (situation.scene ? 0.85 : 0.6);
  const prompt = isOwn
    ? (pen.write(own) ?? pen.copy(cardPrompts))
    : (pen.copy(cardPrompts) ?? pen.write(own));
  return prompt ?? withoutDoubleQuotes(request.cards[0]?.card.duckQuestion ?? "");
}
