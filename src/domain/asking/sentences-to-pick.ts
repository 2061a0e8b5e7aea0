import { wholeBeginning } from "../text/graphemes.ts";
import { ANSWER_MAX, type Answers } from "./answers.ts";

/** The most sentences among which a person picks the heavy one. */
export const MOST_TO_PICK = 8;
/** The longest sentence that is shown whole; a longer one is shortened for display with `shorten`. */
export const LONGEST_SHOWN = 140;
/** A text of which nobody picked a sentence is shown whole up to this length. */
const LONGEST_WHOLE = 280;

/** Matches a full stop that ends an abbreviation or an initial, and so no sentence. */
const NO_END =
  /(?:^|[\s(])(?:\p{L}|mr|mrs|ms|dr|prof|st|vs|etc|approx|bzw|ca|evtl|ggf|nr|usw|sr|sra|srta|ud|uds|aprox|pág|e\.g|i\.e|z\. ?b|d\. ?h|u\. ?a|p\. ?ej)\.$/iu;
/** Matches an ordinal number of German before its noun: "am 3. Mai", "der 2. brief". */
const ORDINAL = /\d\.$/;
const BEHIND_ORDINAL = /^ (?:\p{Ll}|(?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Stock|Klasse|Mal))/u;
const END = /[.!?…]{1,9}["”’»“)\]]{0,3}(?=\s)/g;
const LINE_MARKER = /^(?:[-*•>#+–—]|\d{1,2}[.)]\s|\[[ x]?\]|\s)+/;

/**
 * Returns the sentences of a text from which the heavy one can be picked, each an exact part of the text, in its order.
 * Of a text with more sentences than can be shown, the longest stay, because a greeting weighs little.
 */
export function sentencesToPick(userContext: string): string[] {
  const sentences = [...new Set(userContext.split(/\n+/).flatMap(sentencesOfLine))];
  if (sentences.length <= MOST_TO_PICK) return sentences;
  const byLength = sentences.toSorted((one, other) => other.length - one.length);
  const kept = new Set(byLength.slice(0, MOST_TO_PICK));
  return sentences.filter((sentence) => kept.has(sentence));
}

/**
 * Returns what weighs most in a text: the sentence that the person picked, else all of a short text, else its last sentence, because
 * people begin with what happened and end with what has them stuck.
 */
export function heavyLineOf(userContext: string, { heavySentence }: Pick<Answers, "heavySentence">): string {
  const text = userContext.trim();
  return heavySentence ?? (text.length <= LONGEST_WHOLE ? text : (sentencesToPick(text).at(-1) ?? text));
}

function sentencesOfLine(line: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    const piece = line.slice(Math.max(start, end - 12), end);
    if (NO_END.test(piece) || (ORDINAL.test(piece) && BEHIND_ORDINAL.test(line.slice(end, end + 8))))
      continue;
    pieces.push(line.slice(start, end));
    start = end;
  }
  pieces.push(line.slice(start));
  return pieces
    .map((piece, index) => (index === 0 ? piece.replace(LINE_MARKER, "") : piece).trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .flatMap(partsOfLong);
}

/** Cuts a sentence that is too long for an answer behind its clauses, or behind a word where no clause ends. */
function partsOfLong(sentence: string): string[] {
  if (sentence.length <= ANSWER_MAX) return [sentence];
  const beginning = sentence.slice(0, ANSWER_MAX);
  const ends = [/^.*[,;:](?=\s)/su, /^.*\S(?=\s)/su].map((end) => end.exec(beginning)?.[0] ?? "");
  const cut = [...ends, wholeBeginning(sentence, ANSWER_MAX)];
  const part = cut.find((end) => end.length >= ANSWER_MAX / 2) ?? beginning;
  return [part, ...partsOfLong(sentence.slice(part.length).trim())];
}
