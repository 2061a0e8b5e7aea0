/** What the duck without a model says on a card's own page: the card's own text and its question. */
import type { AdviceRequest, TakeRequest } from "#domain/duck/duck-request.ts";
import { questionBeside, sorePointsIn } from "./sore-points.ts";

/** Returns the card's text for this kind of block, and its question. */
export function adviseByCard({ card, blockTypeId, text, question, isDistressed }: AdviceRequest): string {
  const sorePoints = sorePointsIn({ texts: [question, text], isDistressed });
  const example = sorePoints.length > 0 ? card.coreMeaning : card.blockApplications[blockTypeId];
  return joined(example, questionBeside(card, sorePoints));
}

/** Returns the duck's own text on the card, and its question. */
export function remarkOnCard({ card, texts = [], isDistressed }: TakeRequest): string {
  const sorePoints = sorePointsIn({ texts, isDistressed });
  return joined(sorePoints.length > 0 ? card.coreMeaning : card.duckWisdom, questionBeside(card, sorePoints));
}

function joined(...sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(" ");
}
