import type { Piece, Plan } from "./paragraph-plans.ts";
import type { Preparation } from "./prepare-reading.ts";
import { writeParagraphPart } from "./write-pieces.ts";

interface Written {
  piece: Piece;
  paragraph: number;
  order: number;
  text: string;
  isOptional: boolean;
}

/** The bounds of an interpretation's length in words, slightly stricter than the promised 120 to 190 and 220 to 340. */
const BOUNDS = { "quick-draw": { min: 128, max: 184 }, "full-pond": { min: 232, max: 328 } } as const;
/** The bounds for a reading that is not sure, which is shorter. */
const UNSURE_BOUNDS = { "quick-draw": { min: 60, max: 150 }, "full-pond": { min: 90, max: 215 } } as const;
/** The pieces that are added, in this order, if a reading is too short. */
const FILLERS: readonly Piece[] = [
  "develop2",
  "quote2",
  "bridge0",
  "develop2",
  "bridge1",
  "detail",
  "develop2",
  "quote3",
  "example",
  "bridge2",
  "develop2",
  "more1",
  "more2",
  "more0",
  "more1",
  "more2",
  "more0",
  "develop2",
  "develop2",
  "develop2",
  "more0",
  "more0",
  "more0",
  "more0",
  "more0",
];

/** The pieces that are added to an unsure reading: the person's words and card texts that claim nothing about them. */
const UNSURE_FILLERS: readonly Piece[] = ["quote3"];

/** Pieces that are never cut: questions, and what joins a card to the situation. */
const SPARED: ReadonlySet<Piece> = new Set([
  ...(["ask", "ask2", "tie", "meet0", "meet1", "meet2"] as const),
  ...(["text0", "text1", "text2"] as const),
]);

/** Writes the planned pieces, then adds or removes some until the length is within the bounds of the spread. */
export function writeInterpretation(preparation: Preparation, plan: Plan): string {
  const written: Written[] = [];
  plan.forEach((paragraph, index) => {
    paragraph.forEach((planned, order) => {
      const isOptional = planned.endsWith("?");
      const piece = planned.replace("?", "") as Piece;
      if (isOptional && piece !== "detail" && piece !== "block" && preparation.pen.next() < 0.35) return;
      const text = writeParagraphPart(piece, preparation);
      if (text) written.push({ piece, paragraph: index, order, text, isOptional });
    });
  });
  fitToBounds(written, preparation, plan);
  return plan
    .map((_, index) =>
      written
        .filter((piece) => piece.paragraph === index)
        .sort((a, b) => a.order - b.order)
        .map((piece) => piece.text)
        .join(" "),
    )
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function fitToBounds(written: Written[], preparation: Preparation, plan: Plan): void {
  const bounds = preparation.situation.isSure ? BOUNDS : UNSURE_BOUNDS;
  const { min, max } = bounds[preparation.request.spreadType];
  shorten(written, max);
  lengthen(written, preparation, { plan, min, max });
}

function totalOf(written: readonly Written[]): number {
  return written.reduce((sum, piece) => sum + wordCount(piece.text), 0);
}

function shorten(written: Written[], max: number): void {
  while (totalOf(written) > max) {
    const victim = leastNeeded(written);
    if (victim === -1) return;
    // A `meet` piece leads up to the `develop` piece behind it, so both are removed together.
    const isLedUpTo =
      /^meet/.test(written[victim - 1]?.piece ?? "") && /^develop/.test(written[victim]?.piece ?? "");
    written.splice(isLedUpTo ? victim - 1 : victim, isLedUpTo ? 2 : 1);
  }
}

function leastNeeded(written: readonly Written[]): number {
  const optional = written.findLastIndex((one) => one.isOptional);
  return optional === -1
    ? written.findLastIndex((one) => !SPARED.has(one.piece) && one.order > 0 && one.paragraph > 0)
    : optional;
}

interface Room {
  plan: Plan;
  min: number;
  max: number;
}

function lengthen(written: Written[], preparation: Preparation, { plan, min, max }: Room): void {
  for (const filler of preparation.situation.isSure ? FILLERS : UNSURE_FILLERS) {
    if (totalOf(written) >= min) return;
    const text = writeParagraphPart(filler, preparation);
    if (text === null || totalOf(written) + wordCount(text) > max) continue;
    const paragraph = paragraphFor(filler, plan, written);
    const last = plan[paragraph]?.at(-1) ?? "";
    // A paragraph's closing question stays at its end.
    const order = (plan[paragraph]?.length ?? 0) - (last.startsWith("ask") ? 1.5 : 0.5);
    written.push({ piece: filler, paragraph, order, text, isOptional: true });
  }
}

/** Returns the paragraph for a piece: the card's for a bridge, the shortest one for any other piece. */
function paragraphFor(piece: Piece, plan: Plan, written: readonly Written[]): number {
  const digit = /\d$/.exec(piece)?.[0];
  if (piece === "detail") return 0;
  const card =
    /^(?:bridge|more)/.test(piece) && digit
      ? plan.findIndex((paragraph) => paragraph.some((planned) => planned === `card${digit}`))
      : -1;
  if (card !== -1) return card;
  const lengths = plan.map((_, index) =>
    written.filter((one) => one.paragraph === index).reduce((sum, one) => sum + wordCount(one.text), 0),
  );
  return lengths.indexOf(Math.min(...lengths));
}
