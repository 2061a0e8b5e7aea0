/** The pieces a reading is made of. Each is written once, in the order of the plan, by one pen. */
import type { Pen } from "./duck-pen.ts";
import type { DuckCard } from "./duck-request.ts";
import { TONE_ASIDES } from "./frames/aside-frames.ts";
import { CARD_BRIDGES, FAMILY_BRIDGES } from "./frames/bridges.ts";
import * as introductions from "./frames/card-frames.ts";
import { DETAILS, DETAILS_OF_TELLING, VERSE_OPENINGS } from "./frames/detail-frames.ts";
import { EXAMPLE_INTRODUCTIONS } from "./frames/example-frames.ts";
import type { KnotFrames } from "./frames/knot-frames.ts";
import { KNOT_FRAMES } from "./frames/knots.ts";
import { CARD_LENSES, LENSES } from "./frames/lens-frames.ts";
import { QUOTE_FRAMES } from "./frames/quote-frames.ts";
import type { Fact } from "./gather-facts.ts";
import type { Piece } from "./plan-paragraphs.ts";
import type { Preparation } from "./prepare-reading.ts";
import { remarksOn } from "./read-situation.ts";
import { writeProfileRemark } from "./write-profile-remark.ts";

type Write = (preparation: Preparation) => string | null;

const WRITERS: Record<Piece, Write> = {
  open: ({ pen, banks, facts, situation }) =>
    (facts.has("lines") && !situation.scene ? pen.write(VERSE_OPENINGS) : null) ??
    writeFirst(pen, banks, "openings"),
  develop: ({ pen, banks }) => writeFirst(pen, banks, "developments"),
  develop2: ({ pen, banks }) => writeFirst(pen, banks, "developments"),
  ask: ({ pen, banks }) => writeFirst(pen, banks, "questions"),
  ask2: ({ pen, banks }) => pen.write(banks[1]?.questions ?? []) ?? writeFirst(pen, banks, "questions"),
  lens0: (preparation) => writeLens(preparation.request.cards[0], preparation),
  lens1: (preparation) => writeLens(preparation.request.cards[1], preparation),
  lens2: (preparation) => writeLens(preparation.request.cards[2], preparation),
  second: writeSecond,
  detail: ({ pen, isGrave }) => (isGrave ? null : pen.write(DETAILS)),
  quote: (preparation) => writeQuote(0, preparation),
  quote2: (preparation) => writeQuote(1, preparation),
  quote3: (preparation) => writeQuote(2, preparation),
  aside: ({ pen }) => pen.write(TONE_ASIDES),
  profile: writeProfileRemark,
  block: writeBlock,
  example: writeExample,
  card0: (preparation) => writeCard(preparation.request.cards[0], preparation),
  card1: (preparation) => writeCard(preparation.request.cards[1], preparation),
  card2: (preparation) => writeCard(preparation.request.cards[2], preparation),
  bridge0: (preparation) => writeBridge(preparation.request.cards[0], preparation),
  bridge1: (preparation) => writeBridge(preparation.request.cards[1], preparation),
  bridge2: (preparation) => writeBridge(preparation.request.cards[2], preparation),
  more0: (preparation) => writeMore(preparation.request.cards[0], preparation),
  more1: (preparation) => writeMore(preparation.request.cards[1], preparation),
  more2: (preparation) => writeMore(preparation.request.cards[2], preparation),
};

/** By how many readings came before; the first needs no word. */
const ORDINALS = ["", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** `null` where the text or the request gives nothing for it. */
export function writePiece(piece: Piece, preparation: Preparation): string | null {
  return WRITERS[piece](preparation);
}

/** From the first bank that still has something to say. */
function firstOf<Item>(items: readonly Item[], write: (item: Item) => string | null): string | null {
  for (const item of items) {
    const written = write(item);
    if (written) return written;
  }
  return null;
}

function writeFirst(pen: Pen, banks: readonly KnotFrames[], part: keyof KnotFrames): string | null {
  return firstOf(banks, (bank) => pen.write(bank[part]));
}

/** The other thing that is going on: named first, so that what follows has something to stand on. */
function writeSecond(preparation: Preparation): string | null {
  const { pen, banks, facts, isGrave } = preparation;
  const second = banks[1];
  const told = facts.has("told") && !isGrave ? pen.write(DETAILS_OF_TELLING) : null;
  const named = told ?? (second ? pen.write(second.openings) : writeQuote(1, preparation));
  const bank = told ? KNOT_FRAMES.unsaid : (second ?? banks[0]);
  // What was told concerns whoever was told, who need not be the person of the rest.
  const developments = (bank?.developments ?? []).filter((frame) => !told || !frame.includes("{person"));
  return [named, pen.write(developments)].filter(Boolean).join(" ") || null;
}

function writeQuote(index: number, { pen, situation, isGrave }: Preparation): string | null {
  // The opening for another language has already used the first.
  const quote = situation.quotes[situation.form === "foreign" ? index + 1 : index];
  if (!quote || (situation.form !== "account" && situation.form !== "foreign")) return null;
  const fact: Fact = { words: quote.text, isPlural: false, isQuote: true };
  const extra = new Map([["q", fact]]);
  if (quote.isLast) extra.set("qlast", fact);
  if (/^\p{Lu}/u.test(quote.text)) extra.set("Q", fact);
  const facts = Object.fromEntries(extra);
  const remark = firstOf(remarksOn(quote, situation.scene), (frame) => pen.write([frame], facts));
  if (remark) return remark;
  const pool = situation.form === "foreign" || isGrave ? QUOTE_FRAMES.grave : QUOTE_FRAMES[quote.kind];
  return pen.write(pool, facts);
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
  const caution =
    isGrave && (!position || position === "challenge") ? pen.write(introductions.CAUTIONS) : null;
  return [introduction, turned, body, caution].filter(Boolean).join(" ");
}

/** A further sentence of a card's own, for a text that gives little to speak about. */
function writeMore(drawn: DuckCard | undefined, { pen, isGrave }: Preparation): string | null {
  if (!drawn || (isGrave && drawn.position === "challenge")) return null;
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

/** What looking through the card means here; what follows is what is seen. */
function writeLens(drawn: DuckCard | undefined, { pen, isGrave }: Preparation): string | null {
  if (!drawn || isGrave) return null;
  return pen.write(CARD_LENSES[drawn.card.id] ?? []) ?? pen.write(LENSES);
}

/** The card's application to this kind of block, as what it is: an example from somebody else's life. */
function writeExample({ pen, request, isGrave }: Preparation): string | null {
  const drawn = request.cards.at(-1);
  if (!drawn || isGrave) return null;
  const example = pen.copy([drawn.card.blockApplications[request.blockTypeId]]);
  const introduction = example ? pen.write(EXAMPLE_INTRODUCTIONS[request.blockTypeId]) : null;
  return example && introduction ? `${introduction} ${example}` : null;
}

function writeBlock({ pen, request, isGrave }: Preparation): string | null {
  const { block } = request;
  if (!block || isGrave) return null;
  if (block.status === "paused") return pen.write(introductions.BLOCK_FRAMES.paused);
  if (block.status === "resolved" || block.status === "archived")
    return pen.write(introductions.BLOCK_FRAMES.settled);
  const nth = ORDINALS[block.earlier.length];
  return nth ? pen.write(introductions.BLOCK_FRAMES.again, { nth: { words: nth, isPlural: false } }) : null;
}
