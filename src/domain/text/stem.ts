import { foldText } from "../search/fold-text.ts";
import { STOP_WORDS } from "./stop-words.ts";

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const SHORTEST_STEM = 3;
/** The endings of inflection in English, German and Spanish, in Latin letters, longest first. */
const ENDINGS =
  "ations ation ingly iones ando iendo ados idos adas idas ings ing edly ado ido ada ida ies ern ens est ed en er es em ly os as s e n o a y".split(
    " ",
  );

export interface StemmedWord {
  /** The stem of a word, which is equal for most of its forms. */
  stem: string;
  isStopWord: boolean;
  /** The position of the word in the original text; `end` is the index after its last character. */
  start: number;
  end: number;
}

/** The stems of words that were found before. Texts repeat most of their words. */
export type KnownStems = Map<string, Pick<StemmedWord, "stem" | "isStopWord">>;

/**
 * Returns the words of a text with their stems, in order. It reads the first `most` characters. New stems are added to
 * `known`, which makes later calls cheaper.
 */
export function stemWords(text: string, most: number, known: KnownStems = new Map()): StemmedWord[] {
  return Array.from(text.slice(0, most).matchAll(WORD), (match) => {
    const [typed] = match;
    const found = known.get(typed) ?? stemTyped(typed);
    known.set(typed, found);
    return { ...found, start: match.index, end: match.index + typed.length };
  });
}

function stemTyped(typed: string): Pick<StemmedWord, "stem" | "isStopWord"> {
  const word = foldText(typed);
  const isStopWord = STOP_WORDS.has(word);
  return { stem: isStopWord ? word : stemOf(word), isStopWord };
}

/**
 * Returns a folded word without one ending. It removes little, like the "S stemmer" of Harman (How effective is
 * suffixing?, 1991), because taking two different words for one is worse than missing two forms of one word.
 */
function stemOf(word: string): string {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  const ending = ENDINGS.find((each) => bare.endsWith(each) && bare.length - each.length >= SHORTEST_STEM);
  return ending ? bare.slice(0, -ending.length) : bare;
}
