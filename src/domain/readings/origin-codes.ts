/**
 * Where the offline duck took its sentences from, short enough to be stored with each reading: one word a sentence, such
 * as `- c0t o12-30+h`. References only; no text is repeated.
 */

/**
 * What of a card a sentence is: a text of its own; one that brings it in by its name, its place and what it is about; one
 * for every card of its family.
 */
export const CARD_PARTS = ["text", "place", "family"] as const;
export type CardPart = (typeof CARD_PARTS)[number];

export type WrittenOrigin =
  /** A stretch of the text that the person typed for this reading, in UTF-16 units. */
  | { kind: "own"; start: number; end: number }
  /** Words of an earlier version of that text, by their index in the list that an edit keeps. */
  | { kind: "before"; index: number }
  /** What the person tapped as the hard part. */
  | { kind: "hard-part" }
  /** The status that the person gave the block. */
  | { kind: "status"; status: string }
  /** Words of the profile: a stretch of the sentence itself. */
  | { kind: "profile"; start: number; end: number }
  /** The newest earlier reading on the block. */
  | { kind: "earlier" }
  /** A card by its index among the drawn ones. */
  | { kind: "card"; index: number; part: CardPart };

const NOTHING = "-";
/** Ample for the longest reading; a longer text is no list of codes. */
const MOST_LETTERS = 2000;

export function isOriginCodes(value: unknown): value is string {
  return typeof value === "string" && value.length <= MOST_LETTERS && /^[-+ :a-z0-9]*$/.test(value);
}

/** One entry a sentence, in their order. */
export function writeOrigins(origins: readonly (readonly WrittenOrigin[])[]): string {
  return origins.map((each) => each.map(codeOf).join("+") || NOTHING).join(" ");
}

/** The reverse of `writeOrigins`. A code that is not known says nothing. */
export function readOrigins(codes: string): WrittenOrigin[][] {
  return codes.split(" ").map((each) => each.split("+").flatMap((code) => originOf(code) ?? []));
}

function codeOf(origin: WrittenOrigin): string {
  switch (origin.kind) {
    case "own":
      return `o${origin.start}-${origin.end}`;
    case "before":
      return `b${origin.index}`;
    case "hard-part":
      return "h";
    case "status":
      return `s:${origin.status}`;
    case "profile":
      return `p${origin.start}-${origin.end}`;
    case "earlier":
      return "e";
    case "card":
      return `c${origin.index}${origin.part.charAt(0)}`;
  }
}

const STRETCH = /^([op])(\d{1,4})-(\d{1,4})$/;
const CARD = /^c(\d)([tpf])$/;

function originOf(code: string): WrittenOrigin | null {
  if (code === "h") return { kind: "hard-part" };
  if (code === "e") return { kind: "earlier" };
  if (/^s:[a-z-]{1,20}$/.test(code)) return { kind: "status", status: code.slice(2) };
  if (/^b\d{1,2}$/.test(code)) return { kind: "before", index: Number(code.slice(1)) };
  const [, kind, start, end] = STRETCH.exec(code) ?? [];
  if (kind) return { kind: kind === "o" ? "own" : "profile", start: Number(start), end: Number(end) };
  const [, index, letter = ""] = CARD.exec(code) ?? [];
  const part = letter === "" ? undefined : CARD_PARTS.find((each) => each.startsWith(letter));
  return part ? { kind: "card", index: Number(index), part } : null;
}
