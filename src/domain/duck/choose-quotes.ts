import { trimEndWhere } from "../text/trim-end.ts";
import { estimateWritingCost, saysWhatTroubleIs, saysWhatTroubleIsNot } from "./cost-of-sentence.ts";
import { COST_WEIGHTS, MOST_BEHIND } from "./cost-weights.ts";
import { wordCount } from "./count-words.ts";
import { DANGLING } from "./lexicon/closed-words.ts";
import { type Sentence, splitSentences } from "./split-sentences.ts";

/** The kind of a quoted sentence, which decides what the duck may say about it. */
export type QuoteKind =
  | "unsure"
  | "cannot"
  | "feeling"
  | "others"
  | "question"
  | "wish"
  | "denial"
  | "turn"
  | "said";

export interface Quote {
  /** An exact part of the original text. */
  text: string;
  kind: QuoteKind;
  /** Whether the sentence is the last one of the text. */
  isLast: boolean;
  /** Whether the person says that this is the hard part. */
  isDeclared: boolean;
}

interface Piece {
  text: string;
  plain: string;
  isTurn: boolean;
}

/**
 * The most words of a sentence that is quoted whole. Of a longer one a clause is quoted, if a clause can stand alone.
 */
const MAX_WHOLE_WORDS = 22;
const MIN_WORDS = 3;
const KINDS: [QuoteKind, RegExp][] = [
  ["question", /\?$/],
  [
    "unsure",
    /\b(?:don't|do not|didn't|dont) (?:even |really )?know\b|\bno idea\b|\bnot sure\b|\bcan't (?:tell (?:if|whether|which|what|how)|decide|explain)\b/,
  ],
  [
    "feeling",
    /\bi(?:'m| am| feel| felt|'ve been) (?:\w+ ){0,2}(?:afraid|scared|tired|exhausted|angry|ashamed|guilty|lonely|sad|bored|stuck|lost|numb|jealous|worried|terrified|anxious|furious|embarrassed|empty|small|stupid|useless|trapped|drained|sick|invisible|nothing)\b|\bi (?:hate|dread|miss|resent|regret)\b/,
  ],
  ["cannot", /\bi (?:just |still |simply )?(?:can't|cannot|couldn't|never|haven't)\b/],
  [
    "others",
    /^(?:and |but |then |so )?(?:she|he|they|my \w+|everyone|everybody|nobody|no one)(?:'s)? (?:\w+ )?(?:says?|said|thinks?|keeps?|wants?|wanted|told|never|always|adds?|doesn't|didn't|won't|asks?|expects?)\b/,
  ],
  ["wish", /\bi (?:just |only |really )?(?:want|wish|would like|need|hope)\b|\bi'd (?:like|love|rather)\b/],
  [
    "denial",
    /^(?:and |but )?(?:it|that|this)(?! isn't as if)(?: (?:isn't|wasn't|doesn't|didn't|never|won't)|'s not)\b/,
  ],
];

/** Returns the quotes that are worth using, strongest first. No two come from the same sentence. */
export function chooseQuotes(text: string, sentences: readonly Sentence[]): Quote[] {
  const lastSetAside = sentences.findLastIndex(({ plain }) => saysWhatTroubleIsNot(plain));
  const candidates = sentences.flatMap((sentence, index) => {
    const piece = quotablePiece(sentence);
    if (!piece || !text.includes(piece.text)) return [];
    const isLast = index === sentences.length - 1 && sentences.length > 1;
    const isFirst = index === 0 && sentences.length > 2;
    const place = { isLast, isFirst, fromSetAside: lastSetAside < 0 ? null : index - lastSetAside };
    const quote: Quote = {
      text: piece.text,
      kind: piece.isTurn ? "turn" : kindOf(piece.plain),
      isLast,
      isDeclared: saysWhatTroubleIs(piece.plain),
    };
    return [
      {
        quote,
        cost: estimateWritingCost(piece.plain, place) + (quote.isDeclared ? COST_WEIGHTS.declared : 0),
      },
    ];
  });
  const distinct = candidates
    .filter(({ quote }, index) => candidates.findIndex((other) => other.quote.text === quote.text) === index)
    .sort((one, other) => other.cost - one.cost);
  const least = (distinct[0]?.cost ?? 0) - MOST_BEHIND;
  return distinct.filter(({ cost }) => cost >= least).map(({ quote }) => quote);
}

function kindOf(plain: string): QuoteKind {
  return KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? "said";
}

function quotablePiece(sentence: Sentence): Piece | null {
  if (!sentence.isQuotable || /[\n\r\t]/.test(sentence.text)) return null;
  if (wordCount(sentence.text) <= MAX_WHOLE_WORDS)
    return fits(sentence.text, { plain: sentence.plain, isTurn: false });
  const turn = /(?:,? )but ((?:[^,;:]|,(?! and))+)$/.exec(sentence.plain);
  if (turn) {
    const start = sentence.plain.length - (turn[1] ?? "").length;
    const piece = fits(sentence.text.slice(start), { plain: sentence.plain.slice(start), isTurn: true });
    if (piece && wordCount(piece.text) >= 4) return piece;
  }
  return quotableClause(sentence);
}

/** Matches the beginning of a sentence that says of what, when or where before it comes to its subject. */
const LED_IN = /^(?:for|with|on|in|at) [^,;:]{2,40} (?:i|we) (?!\w+ed\b)\w+/;
/** Matches words that end in 'like' and are not cut. */
const ENDS_IN_LIKE = /\b(?:look|sound|feel|taste|be)s? like$/i;
const NOWHERE = { isLast: false, isFirst: false, fromSetAside: null };

/** Matches where a sentence may be cut: behind a comma, or at a word that joins two clauses. */
const CUT =
  /, (?:and |but |so |because |which )?| (?:and|but|because|so|&) (?=(?:now )?i\b|i'|she |he |they |it |my |nobody |everyone )/g;
/** Matches the same, and the place before a clause with 'when'. Such a clause cannot stand alone. */
const CUT_AT_WHEN = new RegExp(`${CUT.source}| when (?=i\\b|i'|she |he |they |it |my )`, "g");
/** Matches the beginning of a clause that can stand alone. */
const STANDS_ALONE =
  /^(?:what|i|i'm|i've|i'd|it|it's|she|he|they|we|we're|my|the|nobody|everyone|every|nothing|there|that|now i)\b/;

/**
 * Returns the part between two commas or conjunctions that was hardest to write, begins with its subject and can stand
 * alone; else `null`. A part without its clause of 'when' is returned only if no other is short enough.
 */
function quotableClause(sentence: Sentence): Piece | null {
  return hardestClause(sentence, CUT) ?? hardestClause(sentence, CUT_AT_WHEN);
}

function hardestClause(sentence: Sentence, cut: RegExp): Piece | null {
  const found = [...sentence.plain.matchAll(cut)];
  const starts = [
    { start: 0, isWhen: false },
    ...found.map((match) => ({ start: match.index + match[0].length, isWhen: match[0] === " when " })),
  ];
  const standing = starts.flatMap(({ start, isWhen }, index) => {
    const piece = isWhen ? null : pieceBetween(sentence, start, starts[index + 1]?.start);
    const isLedIn = index === 0 && LED_IN.test(piece?.plain ?? "");
    return piece && (isLedIn || STANDS_ALONE.test(piece.plain)) ? [piece] : [];
  });
  const cost = ({ plain }: Piece) => estimateWritingCost(plain, NOWHERE);
  return standing.sort((one, other) => cost(other) - cost(one))[0] ?? null;
}

function pieceBetween(sentence: Sentence, start: number, next: number | undefined): Piece | null {
  const clause = sentence.plain.slice(start, next);
  const plain = next === undefined ? clause : withoutJoiningWord(clause);
  return fits(sentence.text.slice(start, start + plain.length), { plain, isTurn: false });
}

function withoutJoiningWord(clause: string): string {
  return trimEndWhere(clause, /[, ]/).replace(/,? (?:and|but|so|because|which|when|&)$/, "");
}

function fits(text: string, { plain, isTurn }: Omit<Piece, "text">): Piece | null {
  const trimmed = withoutOddMark(trimEndWhere(text, /[\s,;:–—-]/));
  const count = wordCount(trimmed);
  if (count < MIN_WORDS || count > MAX_WHOLE_WORDS || /^\W/.test(trimmed)) return null;
  const last = plainWord(trimmed.split(/\s+/).at(-1) ?? "");
  const isCut = DANGLING.has(last) && !ENDS_IN_LIKE.test(trimmed);
  if (isCut && !/[.?!]$/.test(trimmed) && count > 3) return null;
  return { text: trimmed, plain: plain.slice(0, trimmed.length), isTurn };
}

/** Removes a closing quotation mark whose opening mark stands in an earlier sentence. */
function withoutOddMark(text: string): string {
  return /['’]$/.test(text) && !/(?:^|\s)['‘]/.test(text) ? text.slice(0, -1) : text;
}

function plainWord(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}']/gu, "");
}

/**
 * Returns the first sentence of a text, or the first whole clauses of it, for a text that has no better quote; else
 * `null`.
 */
export function firstSentenceOrClauses(text: string): string | null {
  for (const sentence of splitSentences(text)) {
    if (!sentence.isQuotable) continue;
    const words = firstClauses(sentence.text.split(/ /));
    if (words && words.length < 160 && text.includes(words)) return words;
  }
  return null;
}

const CLAUSE_MARK = /[,;:.!?…–—]["'”’»]?$/u;

/** Returns the beginning of a sentence, cut at the last punctuation mark within the length limit; else `null`. */
function firstClauses(words: string[]): string | null {
  let end = words.length;
  if (end > MAX_WHOLE_WORDS) {
    end = MAX_WHOLE_WORDS;
    while (end >= MIN_WORDS && !CLAUSE_MARK.test(words[end - 1] ?? "")) end -= 1;
    if (end < MIN_WORDS) return null;
  }
  return trimEndWhere(words.slice(0, end).join(" "), /[\s,;:–—-]/) || null;
}
