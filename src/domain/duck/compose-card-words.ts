/** What the duck says on a card's own page to somebody who has drawn it: guidance for a kind of block, and his take. */

import type { BlockTypeId, Card } from "../deck/card.ts";
import { type Pen, takePen, withSingleQuotationMarks } from "./duck-pen.ts";
import type { AdviceRequest, DuckVoice, TakeRequest } from "./duck-request.ts";
import { ADVICE, EXAMPLE_INTRODUCTIONS, FAMILY_BRIDGES, TAKE } from "./frames.ts";
import { type Facts, gatherFacts } from "./gather-facts.ts";
import { readSituation } from "./read-situation.ts";

/** A card's example from another person's life is used in at most one of this many guidance texts. */
const GUIDANCE_PER_EXAMPLE = 3;

/** Returns guidance of three to six sentences on this card for this kind of block. */
export function composeAdvice(request: AdviceRequest): string {
  const { card, blockTypeId } = request;
  const { pen, isGrave } = penFor(request, request.question ?? request.text ?? "", blockTypeId);
  const opening = pen.write(ADVICE.openings) ?? pen.write(ADVICE.openingsUnknown[blockTypeId]);
  const hasExample = !isGrave && mayHaveExample(request.avoid ?? []);
  const introduction = hasExample ? pen.write(EXAMPLE_INTRODUCTIONS[blockTypeId]) : null;
  const application = hasExample
    ? pen.copy([card.blockApplications[blockTypeId]])
    : pen.copy(card.material.advice);
  const bridge = isGrave ? null : writeBridge(card, pen);
  const advice = pen.copy(card.material.advice);
  const closing = isGrave ? null : pen.write(ADVICE.closings);
  return joined([opening, bridge, advice, introduction, application, closing], card);
}

/** Returns whether one more text may have an example, so that at most every third of the given texts has one. */
function mayHaveExample(before: readonly string[]): boolean {
  const introductions = Object.values(EXAMPLE_INTRODUCTIONS).flat().map(plainMarks);
  const examples = before.filter((text) => introductions.some((each) => plainMarks(text).includes(each)));
  return GUIDANCE_PER_EXAMPLE * (examples.length + 1) <= before.length + 1;
}

const plainMarks = (text: string) => text.replaceAll("\u2019", "'");

/** Returns the duck's remarks of two to five sentences: the card's wisdom, and why it is said to this person. */
export function composeCardRemarks(request: TakeRequest): string {
  const { card } = request;
  const { pen, isGrave } = penFor(request, request.texts?.[0] ?? "", request.blockTypeId ?? "life");
  const opening = pen.write(TAKE.openings);
  const wisdom =
    pen.copy([card.duckWisdom]) ?? pen.copy([...card.material.advice, ...card.material.situation]);
  const bridge = !isGrave && pen.next() < 0.6 ? writeBridge(card, pen) : null;
  const closing = isGrave ? null : pen.write(TAKE.closings);
  return joined([opening, wisdom, bridge, closing], card);
}

function penFor(voice: DuckVoice, text: string, blockTypeId: BlockTypeId): { pen: Pen; isGrave: boolean } {
  const situation = readSituation(text, blockTypeId, voice);
  const isGrave = situation.isGrave;
  const facts: Facts =
    situation.form === "account"
      ? gatherFacts(situation, { isAlone: isGrave, isBetweenPeople: blockTypeId === "relationship", text })
      : new Map();
  const tone = isGrave ? "gentle" : voice.tone;
  return { pen: takePen({ facts, tone, seed: voice.seed, avoid: voice.avoid ?? [] }), isGrave };
}

function writeBridge(card: Card, pen: Pen): string | null {
  return pen.write(card.material.bridges) ?? pen.write(FAMILY_BRIDGES[card.family]);
}

function joined(parts: (string | null)[], card: Card): string {
  const text = parts.filter(Boolean).join(" ");
  return text === "" ? withSingleQuotationMarks(card.duckWisdom) : text;
}
