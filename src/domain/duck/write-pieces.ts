/** Writes the pieces of a reading, each once, in the sequence of the plan, with one pen. */

import type { Quote } from "./choose-quotes.ts";
import type { Pen } from "./duck-pen.ts";
import type { DuckCard } from "./duck-request.ts";
import type { KnotFrames } from "./frame-types.ts";
import {
  DETAILS,
  EXAMPLE_INTRODUCTIONS,
  FAMILY_BRIDGES,
  HARD_PART_FRAMES,
  INTRODUCTIONS,
  KNOT_FRAMES,
  QUOTE_FRAMES,
  TIES,
  UNKNOWABLE_FRAMES,
} from "./frames.ts";
import type { Fact } from "./gather-facts.ts";
import type { Piece } from "./paragraph-plans.ts";
import type { Preparation } from "./prepare-reading.ts";
import { remarksOn } from "./quotes-of-scene.ts";
import type { Situation } from "./read-situation.ts";
import { writeProfileRemark } from "./write-profile-remark.ts";
import {
  askUnsure,
  developUnsure,
  openUnsure,
  quotesNotNamed,
  quoteUnsure,
  writeAbout,
  writeCardText,
} from "./write-unsure.ts";

type Write = (preparation: Preparation) => string | null;

const WRITERS: Record<Piece, Write> = {
  open: (preparation) => (preparation.situation.isSure ? writeOpening(preparation) : openUnsure(preparation)),
  develop: (preparation) => writeDevelopment(preparation),
  develop2: (preparation) => writeDevelopment(preparation),
  ask: writeAsk,
  ask2: ({ pen, banks }) =>
    (banks[1] && pen.write(banks[1].questions)) ?? writeFirst(pen, banks, "questions"),
  unknowable: writeUnknowable,
  text0: (preparation) => writeCardText(preparation.request.cards[0], preparation),
  text1: (preparation) => writeCardText(preparation.request.cards[1], preparation),
  text2: (preparation) => writeCardText(preparation.request.cards[2], preparation),
  about0: (preparation) => writeAbout(preparation.request.cards[0], preparation),
  about1: (preparation) => writeAbout(preparation.request.cards[1], preparation),
  about2: (preparation) => writeAbout(preparation.request.cards[2], preparation),
  meet0: (preparation) => writeMeeting(preparation.request.cards[0], preparation),
  meet1: (preparation) => writeMeeting(preparation.request.cards[1], preparation),
  meet2: (preparation) => writeMeeting(preparation.request.cards[2], preparation),
  tie: writeTie,
  second: writeSecond,
  detail: ({ pen, isGrave }) => (isGrave ? null : pen.write(DETAILS.counted)),
  quote: (preparation) => writeQuote(0, preparation),
  quote2: (preparation) => writeQuote(1, preparation),
  quote3: (preparation) => writeQuote(2, preparation),
  aside: ({ pen }) => pen.write(DETAILS.asides),
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

/** The ordinal numbers by the number of earlier readings. The first reading has none. */
const ORDINALS = ["", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** Writes a piece; `null` if the text or the request has nothing for it. */
export function writeParagraphPart(piece: Piece, preparation: Preparation): string | null {
  return WRITERS[piece](preparation);
}

/** Writes from the first list that still has an unused sentence; `null` if none has. */
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

function writeAsk(preparation: Preparation): string | null {
  const { pen, banks, situation } = preparation;
  const asked = situation.isSure ? askOfTapped(preparation) : askUnsure(preparation);
  return asked ?? writeFirst(pen, banks, "questions");
}

/** Asks about the hard part that the person tapped, in a reading that is about a recognised situation. */
function askOfTapped({ pen, request, situation, isGrave }: Preparation): string | null {
  if (!request.hardPart || !situation.scene || isGrave) return null;
  const { told, asks } = HARD_PART_FRAMES[request.hardPart];
  return [pen.write(told), pen.write(asks)].filter(Boolean).join(" ") || null;
}

function writeOpening({ pen, banks, facts, situation }: Preparation): string | null {
  const ofVerse = facts.has("lines") && !situation.scene ? pen.write(DETAILS.verse) : null;
  return ofVerse ?? writeFirst(pen, banks, "openings");
}

function writeDevelopment(preparation: Preparation): string | null {
  const { pen, banks, situation } = preparation;
  return situation.isSure ? writeFirst(pen, banks, "developments") : developUnsure(preparation);
}

/** Writes about the second way of being stuck: names it, then develops it. */
function writeSecond(preparation: Preparation): string | null {
  const { pen, banks, facts, isGrave } = preparation;
  const second = banks[1];
  const told = facts.has("told") && !isGrave ? pen.write(DETAILS.telling) : null;
  const named = told ?? (second ? pen.write(second.openings) : writeQuote(1, preparation));
  const bank = told ? KNOT_FRAMES.unsaid : (second ?? banks[0]);
  // The person who was told something may not be the person of the other facts.
  const developments = (bank?.developments ?? []).filter((frame) => !told || !frame.includes("{person"));
  return [named, pen.write(developments)].filter(Boolean).join(" ") || null;
}

function writeQuote(index: number, preparation: Preparation): string | null {
  const { pen, situation } = preparation;
  if (!situation.isSure) return quoteUnsure(index, preparation);
  const quote = quotesNotNamed(situation)[index];
  if (!quote || (situation.form !== "account" && situation.form !== "foreign")) return null;
  const fact: Fact = { words: quote.text, isPlural: false, isQuote: true };
  const extra = new Map([["q", fact]]);
  if (quote.isLast) extra.set("qlast", fact);
  if (/^\p{Lu}/u.test(quote.text)) extra.set("Q", fact);
  const facts = Object.fromEntries(extra);
  const remark = firstOf(remarksOn(quote, situation.scene), (frame) => pen.write([frame], facts));
  if (remark) return remark;
  return pen.write(quoteFrames(quote, situation), facts);
}

function quoteFrames({ kind }: Quote, situation: Situation): readonly string[] {
  return situation.form === "foreign" || situation.isGrave ? QUOTE_FRAMES.grave : QUOTE_FRAMES[kind];
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
    isGrave && (!position || position === "challenge") ? pen.write(INTRODUCTIONS.cautions) : null;
  return [introduction, turned, body, caution].filter(Boolean).join(" ");
}

/** Writes a further sentence of the card, for a text that says little. */
function writeMore(drawn: DuckCard | undefined, { pen, isGrave }: Preparation): string | null {
  if (!drawn || (isGrave && drawn.position === "challenge")) return null;
  const { material } = drawn.card;
  return pen.copy(
    drawn.position
      ? material[drawn.position]
      : [...material.situation, ...material.challenge, ...material.advice],
  );
}

/** Returns the templates that introduce a card in this position. */
export function introductionsFor(position: DuckCard["position"], reversed: boolean): readonly string[] {
  return INTRODUCTIONS[position ?? "none"][reversed ? "reversed" : "upright"];
}

function writeBridge(drawn: DuckCard | undefined, { pen, isGrave, situation }: Preparation): string | null {
  if (!drawn || isGrave || situation.form !== "account") return null;
  const { material, family, name } = drawn.card;
  // The template does not name the card. The fact tells `originsOfWritten` for which card it was written.
  return (
    pen.write(material.bridges) ??
    pen.write(FAMILY_BRIDGES[family], { card: { words: name, isPlural: false } })
  );
}

/** Says that nobody can answer a question of the text, and leaves the question open. */
function writeUnknowable({ pen, situation }: Preparation): string | null {
  const { unknowable } = situation;
  if (!unknowable) return null;
  return pen.write(UNKNOWABLE_FRAMES[unknowable.kind], {
    q: { words: unknowable.text, isPlural: false, isQuote: true },
  });
}

/** Writes a sentence that joins the card's idea and the recognised situation; `null` if there is none. */
function writeMeeting(drawn: DuckCard | undefined, { pen, situation }: Preparation): string | null {
  return drawn ? pen.write(situation.scene?.meets?.[drawn.card.family] ?? []) : null;
}

/** Writes one sentence that names all three cards; `null` if the text is grave or there are fewer cards. */
export function writeTie({ pen, request, isGrave }: Preparation): string | null {
  const [first, second, third] = request.cards.map(({ card }) => card);
  if (!first || !second || !third || isGrave) return null;
  const named = (words: string): Fact => ({ words, isPlural: false });
  return pen.write(TIES[third.family], {
    first: named(first.name),
    second: named(second.name),
    third: named(third.name),
  });
}

/** Writes the card's application to this kind of block, introduced as an example from somebody else's life. */
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
  if (block.status === "paused") return pen.write(INTRODUCTIONS.block.paused);
  if (block.status === "resolved" || block.status === "archived")
    return pen.write(INTRODUCTIONS.block.settled);
  const nth = ORDINALS[block.earlier.length];
  return nth ? pen.write(INTRODUCTIONS.block.again, { nth: { words: nth, isPlural: false } }) : null;
}
