import { type Answers, textsOfAnswers } from "#domain/asking/answers.ts";
import { languageOf } from "#domain/asking/asking-language.ts";
import type { Card, SorePoint } from "#domain/deck/card.ts";
import { callsForQuiet } from "#engines/safety/index.ts";

/** What a person has told. */
export interface Told {
  texts: readonly (string | undefined)[];
  answers?: Answers | undefined;
  /** True if the check of the texts found distress. */
  isDistressed?: boolean | undefined;
}

/**
 * Returns what must be spared beside these texts. A text in a language that is not asked in counts as grave, because a
 * question that hurts cannot be told from one that does not.
 */
export function sorePointsIn({ texts, answers = {}, isDistressed = false }: Told): SorePoint[] {
  const told = [...texts, ...textsOfAnswers(answers)].filter((text) => text !== undefined);
  const isGrave =
    isDistressed || callsForQuiet(told) || texts.some((text) => text && languageOf(text) === "other");
  const kind = answers.obstacle?.kind;
  const isShame = isGrave || kind === "ashamed" || kind === "hurts";
  return [...(isGrave ? (["grave"] as const) : []), ...(isShame ? (["shame"] as const) : [])];
}

/** Returns the card's question, or `null` if it must not stand beside the sore points. */
export function questionBeside(card: Card, sorePoints: readonly SorePoint[]): string | null {
  return maySay(card, "question", sorePoints) ? card.duckQuestion : null;
}

/** Returns the card's own step, or `null` if it must not stand beside the sore points. */
export function stepBeside(card: Card, sorePoints: readonly SorePoint[]): string | null {
  return maySay(card, "step", sorePoints) ? card.step : null;
}

function maySay(
  { notBeside }: Card,
  part: keyof Card["notBeside"],
  sorePoints: readonly SorePoint[],
): boolean {
  return !sorePoints.some((point) => notBeside[part].includes(point));
}
