/**
 * The notation of where the offline duck took its sentences from, such as `- c0t o12-30+h`: one word for each sentence.
 * It is short enough to be stored with each reading, and contains only references.
 */

/**
 * The kinds of card sentences: the card's own text; a sentence that introduces the card by its name, position and
 * subject; a sentence for every card of the family.
 */
export const CARD_PARTS = ["text", "place", "family"] as const;
export type CardPart = (typeof CARD_PARTS)[number];

export type WrittenOrigin =
  /** A part of the text that the person typed for this reading, from `start` to before `end`, in UTF-16 units. */
  | { kind: "own"; start: number; end: number }
  /** Words of an earlier version of that text, by their index in the list that an edit keeps. */
  | { kind: "before"; index: number }
  /** The hard part that the person tapped. */
  | { kind: "hard-part" }
  /** The status that the person gave the block. */
  | { kind: "status"; status: string }
  /** Words of the profile, from `start` to before `end` in the sentence itself. */
  | { kind: "profile"; start: number; end: number }
  /** The newest earlier reading on the block. */
  | { kind: "earlier" }
  /** A card by its index among the drawn ones. */
  | { kind: "card"; index: number; part: CardPart };

const NOTHING = "-";
/** The maximum length of the codes, more than the longest reading needs. A longer text is not a list of codes. */
const MOST_LETTERS = 2000;

export function isOriginCodes(value: unknown): value is string {
  return typeof value === "string" && value.length <= MOST_LETTERS && /^[-+ :a-z0-9]*$/.test(value);
}

/** Returns the codes of the sentences, one word for each, in order. */
export function writeOrigins(origins: readonly (readonly WrittenOrigin[])[]): string {
  return origins.map((each) => each.map(codeOf).join("+") || NOTHING).join(" ");
}

/** Returns the origins that the codes stand for; the inverse of `writeOrigins`. Unknown codes are ignored. */
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
