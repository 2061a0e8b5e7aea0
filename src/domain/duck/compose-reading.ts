/** The offline duck's reading: what was heard, each card tied to it, one step, one question. */

import { withoutDoubleQuotes } from "./duck-pen.ts";
import type { DuckReading, DuckStep, ReadingRequest } from "./duck-request.ts";
import { LANGUAGE_NOTICES } from "./frames/language-notices.ts";
import { KIND_CLOSINGS, QUIPS } from "./frames/quip-frames.ts";
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
  const interpretation = writeInterpretation(preparation, plansFor(request));
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
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const headline = pen.write(banks[Math.min(attempt >> 1, banks.length - 1)]?.headlines ?? []);
    if (headline && headline.length <= MAX_HEADLINE) return headline;
  }
  return request.cards[0]?.card.coreMeaning.slice(0, MAX_HEADLINE) ?? "";
}

function writeInsights({ pen, banks, request }: Preparation): string[] {
  const many = pen.next() < 0.6 ? 3 : 2;
  const wanted = request.spreadType === "quick-draw" ? 1 : many;
  const insights: string[] = [];
  for (let index = 0; index < wanted; index += 1) {
    const bank = banks[index % banks.length];
    const insight =
      pen.write(bank?.insights ?? []) ?? pen.write(banks[0]?.insights ?? []) ?? cardInsight(request, index);
    insights.push(insight);
  }
  return insights;
}

/** When a person has had every insight on a knot, the card says one. */
function cardInsight(request: ReadingRequest, index: number): string {
  const drawn = request.cards[index % request.cards.length];
  return withoutDoubleQuotes(
    (drawn?.reversed ? drawn.card.reversedMeaning : null) ?? drawn?.card.coreMeaning ?? "",
  );
}

function writeSteps({ pen, banks, request, facts, isGentle }: Preparation): DuckStep[] {
  const own = [...(banks[0]?.steps ?? [])];
  const cardSteps = isGentle
    ? []
    : cardsByUse(request)
        .flatMap((drawn) => drawn.card.material.steps)
        .filter((step) => step.includes("{thing}") === facts.has("thing"));
  const isCardFirst = cardSteps.length > 0 && pen.next() < 0.3;
  const first = isCardFirst
    ? (pen.copy(cardSteps) ?? pen.write(own))
    : (pen.write(own) ?? pen.copy(cardSteps));
  const steps: DuckStep[] = [
    { text: first ?? "Write one plain sentence about it, and put today’s date beside it.", minutes: 2 },
  ];
  if (request.spreadType === "full-pond" && pen.next() < 0.75) {
    const longer = pen.write(isGentle ? LONGER_STEPS.gentle : LONGER_STEPS.any);
    if (longer) steps.push({ text: longer, minutes: 20 });
  }
  return steps;
}

/** The advice card comes first where there is one. */
function cardsByUse(request: ReadingRequest): ReadingRequest["cards"] {
  const advice = request.cards.filter((drawn) => drawn.position === "advice");
  return advice.length > 0 ? advice : request.cards;
}

function writeQuip({ pen, request, isGentle, isGrave }: Preparation): string {
  if (isGrave || (isGentle && request.isDistressed))
    return pen.write(KIND_CLOSINGS) ?? KIND_CLOSINGS[0] ?? "";
  const cardQuips = request.cards.flatMap((drawn) => drawn.card.material.quips);
  return pen.copy(cardQuips) ?? pen.write(QUIPS) ?? QUIPS[0] ?? "";
}

function writePrompt({ pen, banks, request, isGrave }: Preparation): string {
  const own = banks.flatMap((bank) => bank.prompts);
  const cardPrompts = isGrave ? [] : request.cards.flatMap((drawn) => drawn.card.perspectivePrompts);
  const isOwn = pen.next() < 0.6;
  const prompt = isOwn
    ? (pen.write(own) ?? pen.copy(cardPrompts))
    : (pen.copy(cardPrompts) ?? pen.write(own));
  return prompt ?? withoutDoubleQuotes(request.cards[0]?.card.duckQuestion ?? "");
}
