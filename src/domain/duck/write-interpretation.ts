import type { DuckCard } from "./duck-request.ts";
import { CARD_BRIDGES, FAMILY_BRIDGES } from "./frames/bridges.ts";
import * as introductions from "./frames/card-frames.ts";
import { DETAILS, DETAILS_OF_TELLING } from "./frames/detail-frames.ts";
import { EXAMPLE_INTRODUCTIONS } from "./frames/example-frames.ts";
import { KNOT_FRAMES } from "./frames/knots.ts";
import { QUOTE_FRAMES } from "./frames/quote-frames.ts";
import type { Fact } from "./gather-facts.ts";
import type { Piece, Plan } from "./plan-paragraphs.ts";
import type { Preparation } from "./prepare-reading.ts";

interface Written {
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
  "bridge0",
  "bridge1",
  "detail",
  "quote2",
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
];

/** Writes the planned pieces, then lengthens or shortens them into the spread's bounds. */
export function writeInterpretation(preparation: Preparation, plan: Plan): string {
  const written: Written[] = [];
  plan.forEach((paragraph, index) => {
    paragraph.forEach((planned, order) => {
      const isOptional = planned.endsWith("?");
      const piece = planned.replace("?", "") as Piece;
      if (isOptional && piece !== "detail" && piece !== "block" && preparation.pen.next() < 0.35) return;
      const text = writePiece(piece, preparation);
      if (text) written.push({ paragraph: index, order, text, isOptional });
    });
  });
  fit(written, preparation, plan);
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

function fit(written: Written[], preparation: Preparation, plan: Plan): void {
  const { min, max } = BOUNDS[preparation.request.spreadType];
  const total = (): number => written.reduce((sum, piece) => sum + wordCount(piece.text), 0);
  while (total() > max) {
    const index = written.findLastIndex((piece) => piece.isOptional);
    const victim =
      index === -1 ? written.findLastIndex((piece) => piece.order > 0 && piece.paragraph > 0) : index;
    if (victim === -1) return;
    written.splice(victim, 1);
  }
  for (const filler of FILLERS) {
    if (total() >= min) return;
    const text = writePiece(filler, preparation);
    if (text === null || total() + wordCount(text) > max) continue;
    written.push({ paragraph: paragraphFor(filler, plan, written), order: 1.5, text, isOptional: true });
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

function writePiece(piece: Piece, preparation: Preparation): string | null {
  const { pen, banks, request } = preparation;
  const second = banks[1] ?? banks[0];
  const cardIndex = Number(/\d$/.exec(piece)?.[0] ?? 0);
  if (piece.startsWith("card")) return writeCard(request.cards[cardIndex], preparation);
  if (piece.startsWith("more")) return writeMore(request.cards[cardIndex], preparation);
  if (piece.startsWith("bridge")) return writeBridge(request.cards[cardIndex], preparation);
  switch (piece) {
    case "open":
      return pen.write(banks[0]?.openings ?? []);
    case "develop":
      return pen.write(banks[0]?.developments ?? []);
    case "develop2":
      return pen.write(banks[0]?.developments ?? []) ?? pen.write(second?.developments ?? []);
    case "ask":
      return pen.write(banks[0]?.questions ?? []);
    case "ask2":
      return pen.write(second?.questions ?? []) ?? pen.write(banks[0]?.questions ?? []);
    case "second":
      return writeSecond(preparation);
    case "detail":
      return preparation.isGrave ? null : pen.write(DETAILS.filter((frame) => frame.includes("{")));
    case "quote":
      return writeQuote(0, preparation);
    case "quote2":
      return writeQuote(1, preparation);
    case "quote3":
      return writeQuote(2, preparation);
    case "profile":
      return writeProfile(preparation);
    case "block":
      return writeBlock(preparation);
    case "example":
      return writeExample(preparation);
    default:
      return null;
  }
}

/** The other thing that is going on: named first, so that what follows has something to stand on. */
function writeSecond(preparation: Preparation): string | null {
  const { pen, banks, facts, isGrave } = preparation;
  const second = banks[1];
  const told = facts.has("told") && !isGrave ? pen.write(DETAILS_OF_TELLING) : null;
  const named = told ?? (second ? pen.write(second.openings) : writeQuote(1, preparation));
  const bank = told ? KNOT_FRAMES.unsaid : named && second ? second : banks[0];
  return [named, pen.write(bank?.developments ?? [])].filter(Boolean).join(" ") || null;
}

function writeQuote(index: number, { pen, situation, isGrave }: Preparation): string | null {
  // The opening for another language has already used the first.
  const quote = situation.quotes[situation.form === "foreign" ? index + 1 : index];
  if (!quote || (situation.form !== "account" && situation.form !== "foreign")) return null;
  const fact: Fact = { words: quote.text, isPlural: false, isQuote: true };
  const extra: Record<string, Fact> = { q: fact };
  if (quote.isLast) extra["qlast"] = fact;
  if (/^\p{Lu}/u.test(quote.text)) extra["Q"] = fact;
  const pool = situation.form === "foreign" || isGrave ? QUOTE_FRAMES.grave : QUOTE_FRAMES[quote.kind];
  return pen.write(pool, extra);
}

function writeCard(drawn: DuckCard | undefined, { pen, isGrave }: Preparation): string | null {
  if (!drawn) return null;
  const { card, position, reversed } = drawn;
  const name: Record<string, Fact> = { card: { words: card.name, isPlural: false } };
  const introduction = pen.write(introductionsFor(position, reversed), name) ?? `${card.name}.`;
  const { material } = card;
  const placed = position
    ? material[position]
    : [...material.situation, ...material.challenge, ...material.advice];
  const body =
    pen.copy(reversed ? material.reversed : placed) ??
    pen.copy(placed) ??
    pen.copy([card.reversedMeaning ?? card.coreMeaning, card.coreMeaning, card.duckWisdom]);
  const turned = reversed && position && !isGrave && pen.next() < 0.3 ? pen.copy(placed) : null;
  return [introduction, turned, body].filter(Boolean).join(" ");
}

/** A further sentence of a card's own, for a text that gives little to speak about. */
function writeMore(drawn: DuckCard | undefined, { pen }: Preparation): string | null {
  if (!drawn) return null;
  const { material } = drawn.card;
  return pen.copy(
    drawn.position
      ? material[drawn.position]
      : [...material.situation, ...material.challenge, ...material.advice],
  );
}

function introductionsFor(position: DuckCard["position"], reversed: boolean): readonly string[] {
  const frames = {
    none: [introductions.QUICK_UPRIGHT, introductions.QUICK_REVERSED],
    situation: [introductions.SITUATION_UPRIGHT, introductions.SITUATION_REVERSED],
    challenge: [introductions.CHALLENGE_UPRIGHT, introductions.CHALLENGE_REVERSED],
    advice: [introductions.ADVICE_UPRIGHT, introductions.ADVICE_REVERSED],
  } as const;
  return frames[position ?? "none"][reversed ? 1 : 0];
}

function writeBridge(drawn: DuckCard | undefined, { pen, isGrave, situation }: Preparation): string | null {
  if (!drawn || isGrave || situation.form !== "account") return null;
  return pen.write(CARD_BRIDGES[drawn.card.id] ?? []) ?? pen.write(FAMILY_BRIDGES[drawn.card.family]);
}

/** The card's application to this kind of block, as what it is: an example from somebody else's life. */
function writeExample({ pen, request, isGrave }: Preparation): string | null {
  const drawn = request.cards.at(-1);
  if (!drawn || isGrave) return null;
  const example = pen.copy([drawn.card.blockApplications[request.blockTypeId]]);
  const introduction = example ? pen.write(EXAMPLE_INTRODUCTIONS[request.blockTypeId]) : null;
  return example && introduction ? `${introduction} ${example}` : null;
}

function writeProfile({ pen, request, isGrave, situation }: Preparation): string | null {
  const { profile } = request;
  if (!profile || isGrave || situation.form === "foreign") return null;
  const traits = (["kryptonite", "debuggingMode", "superpower"] as const).filter(
    (trait) => (profile[trait] ?? "").trim() !== "",
  );
  const trait = traits[Math.floor(pen.next() * traits.length)];
  if (!trait) return null;
  const words = (profile[trait] ?? "")
    .trim()
    .replace(/[.!?“”"{}]+/g, "")
    .slice(0, 60);
  const lowered = /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
  return pen.write(introductions.PROFILE_FRAMES[trait], { trait: { words: lowered, isPlural: false } });
}

function writeBlock({ pen, request, isGrave }: Preparation): string | null {
  const { block } = request;
  if (!block || isGrave) return null;
  if (block.status === "paused") return pen.write(introductions.BLOCK_FRAMES.paused);
  if (block.status === "resolved" || block.status === "archived")
    return pen.write(introductions.BLOCK_FRAMES.settled);
  return block.earlier.length > 0 ? pen.write(introductions.BLOCK_FRAMES.again) : null;
}
