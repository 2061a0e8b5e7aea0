import type { Piece, Plan } from "./plan-paragraphs.ts";
import type { Preparation } from "./prepare-reading.ts";
import { writePiece } from "./write-pieces.ts";

interface Written {
  piece: Piece;
  paragraph: number;
  order: number;
  text: string;
  isOptional: boolean;
}

/** Kept a little inside what the reading promises: 120 to 190 words and 220 to 340. */
const BOUNDS = { "quick-draw": { min: 128, max: 184 }, "full-pond": { min: 232, max: 328 } } as const;
/** What is added, in this order, when a reading is short. */
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

/** What a reading isn't shortened by: its question, and a card's way in to what follows. */
const SPARED: ReadonlySet<Piece> = new Set(["ask", "ask2", "lens0", "lens1", "lens2"]);

/** Writes the planned pieces, then lengthens or shortens them into the spread's bounds. */
export function writeInterpretation(preparation: Preparation, plan: Plan): string {
  const written: Written[] = [];
  plan.forEach((paragraph, index) => {
    paragraph.forEach((planned, order) => {
      const isOptional = planned.endsWith("?");
      const piece = planned.replace("?", "") as Piece;
      if (isOptional && piece !== "detail" && piece !== "block" && preparation.pen.next() < 0.35) return;
      const text = writePiece(piece, preparation);
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
  const { min, max } = BOUNDS[preparation.request.spreadType];
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
    // A way in to something that's gone goes with it.
    const isLedUpTo =
      /^lens/.test(written[victim - 1]?.piece ?? "") && /^develop/.test(written[victim]?.piece ?? "");
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
  for (const filler of FILLERS) {
    if (totalOf(written) >= min) return;
    const text = writePiece(filler, preparation);
    if (text === null || totalOf(written) + wordCount(text) > max) continue;
    const paragraph = paragraphFor(filler, plan, written);
    const last = plan[paragraph]?.at(-1) ?? "";
    // A paragraph that ends on its question goes on ending on it.
    const order = (plan[paragraph]?.length ?? 0) - (last.startsWith("ask") ? 1.5 : 0.5);
    written.push({ piece: filler, paragraph, order, text, isOptional: true });
  }
}

/** A bridge goes to its card; anything else to the shortest paragraph, so that none becomes a heap. */
function paragraphFor(piece: Piece, plan: Plan, written: readonly Written[]): number {
  const digit = /\d$/.exec(piece)?.[0];
  if (piece === "detail") return 0;
  const card =
    /^(?:bridge|more)/.test(piece) && digit
      ? plan.findIndex((paragraph) => paragraph.includes(`card${digit}` as Piece))
      : -1;
  if (card !== -1) return card;
  const lengths = plan.map((_, index) =>
    written.filter((one) => one.paragraph === index).reduce((sum, one) => sum + wordCount(one.text), 0),
  );
  return lengths.indexOf(Math.min(...lengths));
}
