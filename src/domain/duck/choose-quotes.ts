import { trimEndWhere } from "../text/trim-end.ts";
import { DANGLING } from "./lexicon/closed-words.ts";
import { type Sentence, splitSentences } from "./split-sentences.ts";

/** What sort of sentence a quote is, so that what is said of it fits. */
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
  /** It is the last thing the person wrote. */
  isLast: boolean;
}

interface Piece {
  text: string;
  plain: string;
  isTurn: boolean;
}

const MAX_WORDS = 15;
/** A sentence of which no clause stands alone is quoted whole up to this length, and not at all beyond it. */
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
  ["denial", /^(?:and |but )?(?:it|that|this)(?: (?:isn't|wasn't|doesn't|didn't|never|won't)|'s not)\b/],
];
const HEAVY =
  /\b(?:don't know|no idea|honest|truth|afraid|scared|ashamed|hate|tired|lonely|nobody|never|anymore|any more|pretend|secretly|jealous|regret|guilty|isn't|can't|even|nothing|miss|lost|supposed|don't want|still|keep)\b/g;

/** The sentences worth giving back, strongest first; no two from the same sentence. */
export function chooseQuotes(text: string, sentences: readonly Sentence[]): Quote[] {
  const candidates = sentences.flatMap((sentence, index) => {
    const piece = quotablePiece(sentence);
    if (!piece || !text.includes(piece.text)) return [];
    const isLast = index === sentences.length - 1 && sentences.length > 1;
    return [
      {
        text: piece.text,
        kind: piece.isTurn ? ("turn" as const) : kindOf(piece.plain),
        isLast,
        score: scoreOf(piece.plain, isLast),
      },
    ];
  });
  const distinct = candidates.filter(
    (quote, index) => candidates.findIndex((other) => other.text === quote.text) === index,
  );
  return distinct
    .sort((a, b) => b.score - a.score)
    .map(({ text: words, kind, isLast }) => ({ text: words, kind, isLast }));
}

function kindOf(plain: string): QuoteKind {
  return KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? "said";
}

function scoreOf(plain: string, isLast: boolean): number {
  const count = wordCount(plain);
  const heat = Math.min(3, (plain.match(HEAVY) ?? []).length);
  const first = /\b(?:i|i'm|i've|my|me)\b/.test(plain) ? 1.5 : 0;
  const length = count < 4 ? -1 : Number(count <= 12);
  const question = plain.endsWith("?") ? -0.6 : 0;
  const opener = /^(?:hi|hello|hey|ok|okay|so,|well|thanks|thank|dear|please|edit|ps)\b/.test(plain) ? -3 : 0;
  return heat * 1.2 + first + length + question + opener + (isLast ? 0.9 : 0);
}

function quotablePiece(sentence: Sentence): Piece | null {
  if (!sentence.isQuotable || /[\n\r\t]/.test(sentence.text)) return null;
  if (wordCount(sentence.text) <= MAX_WORDS)
    return fits(sentence.text, { plain: sentence.plain, isTurn: false });
  const turn = /(?:,? )but ((?:[^,;:]|,(?! and))+)$/.exec(sentence.plain);
  if (turn) {
    const start = sentence.plain.length - (turn[1] ?? "").length;
    const piece = fits(sentence.text.slice(start), { plain: sentence.plain.slice(start), isTurn: true });
    if (piece && wordCount(piece.text) >= 4) return piece;
  }
  return longestClause(sentence) ?? whole(sentence);
}

function whole({ text, plain }: Sentence): Piece | null {
  return fits(text, { plain, isTurn: false, most: MAX_WHOLE_WORDS });
}

/** A run between two commas or joining words that can stand alone: it starts with its subject. */
function longestClause(sentence: Sentence): Piece | null {
  const cuts = [
    0,
    ...[
      ...sentence.plain.matchAll(
        /, (?:and |but |so |because |which )?| (?:and|but|because|so|when|&) (?=i\b|i'|she |he |they |it |my |nobody |everyone )/g,
      ),
    ].map((match) => match.index + match[0].length),
  ];
  const pieces = cuts.map((start, index) => {
    const next = cuts[index + 1];
    const raw =
      next === undefined
        ? sentence.plain.slice(start)
        : withoutJoiningWord(sentence.plain.slice(start, next));
    return fits(sentence.text.slice(start, start + raw.length), { plain: raw, isTurn: false });
  });
  const standing = pieces.filter(
    (piece) =>
      piece !== null &&
      /^(?:i|i'm|i've|i'd|it|it's|she|he|they|we|we're|my|the|nobody|everyone|every|nothing|there|that)\b/.test(
        piece.plain,
      ),
  );
  return standing.sort((a, b) => scoreOf(b?.plain ?? "", false) - scoreOf(a?.plain ?? "", false))[0] ?? null;
}

function withoutJoiningWord(clause: string): string {
  return trimEndWhere(clause, /[, ]/).replace(/,? (?:and|but|so|because|which|when|&)$/, "");
}

function fits(
  text: string,
  { plain, isTurn, most = MAX_WORDS }: Omit<Piece, "text"> & { most?: number },
): Piece | null {
  const trimmed = trimEndWhere(text, /[\s,;:–—-]/);
  const count = wordCount(trimmed);
  if (count < MIN_WORDS || count > most || /^\W/.test(trimmed)) return null;
  const last = plainWord(trimmed.split(/\s+/).at(-1) ?? "");
  if (DANGLING.has(last) && !/[.?!]$/.test(trimmed) && count > 3) return null;
  return { text: trimmed, plain: plain.slice(0, trimmed.length), isTurn };
}

function plainWord(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}']/gu, "");
}

export function wordCount(text: string): number {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length;
}

/** For text without sentences of its own to repeat: its first sentence, or what of that ends with a clause. */
export function firstWords(text: string): string | null {
  for (const sentence of splitSentences(text)) {
    if (!sentence.isQuotable) continue;
    const words = firstClauses(sentence.text.split(/ /));
    if (words && words.length < 160 && text.includes(words)) return words;
  }
  return null;
}

const CLAUSE_MARK = /[,;:.!?…–—]["'”’»]?$/u;

/** As much of a sentence as may be quoted, up to a mark at which its reader pauses. */
function firstClauses(words: string[]): string | null {
  let end = words.length;
  if (end > MAX_WHOLE_WORDS) {
    end = MAX_WHOLE_WORDS;
    while (end >= MIN_WORDS && !CLAUSE_MARK.test(words[end - 1] ?? "")) end -= 1;
    if (end < MIN_WORDS) return null;
  }
  return trimEndWhere(words.slice(0, end).join(" "), /[\s,;:–—-]/) || null;
}
