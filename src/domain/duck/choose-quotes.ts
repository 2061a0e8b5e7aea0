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

const MAX_WORDS = 15;
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

function quotablePiece(sentence: Sentence): { text: string; plain: string; isTurn: boolean } | null {
  if (!sentence.isQuotable || /[\n\r\t]/.test(sentence.text)) return null;
  if (wordCount(sentence.text) <= MAX_WORDS) return fits(sentence.text, sentence.plain, false);
  const turn = /(?:,? )but ((?:[^,;:]|,(?! and))+)$/.exec(sentence.plain);
  if (turn) {
    const start = sentence.plain.length - (turn[1] ?? "").length;
    const piece = fits(sentence.text.slice(start), sentence.plain.slice(start), true);
    if (piece && wordCount(piece.text) >= 4) return piece;
  }
  return longestClause(sentence);
}

/** A run between two commas or joining words that can stand alone: it starts with its subject. */
function longestClause(sentence: Sentence): { text: string; plain: string; isTurn: boolean } | null {
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
    return fits(sentence.text.slice(start, start + raw.length), raw, false);
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
  plain: string,
  isTurn: boolean,
): { text: string; plain: string; isTurn: boolean } | null {
  const trimmed = trimEndWhere(text, /[\s,;:–—-]/);
  const count = wordCount(trimmed);
  if (count < MIN_WORDS || count > MAX_WORDS || /^\W/.test(trimmed)) return null;
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

/** For text without sentences of its own to repeat: its first words, cut at an edge of a word. */
export function firstWords(text: string, limit: number): string | null {
  for (const sentence of splitSentences(text)) {
    if (!sentence.isQuotable) continue;
    const words = trimEndWhere(sentence.text.split(/ /).slice(0, limit).join(" "), /[\s,;:–—-]/);
    if (words.length > 0 && words.length < 120 && text.includes(words)) return words;
  }
  return null;
}
