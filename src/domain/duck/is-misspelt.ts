import { ROLE_PRONOUNS } from "./lexicon/people-words.ts";
import { TOPIC_NOUNS } from "./lexicon/topic-nouns.ts";

const SHORTEST_TYPO = 5;
/** The known nouns that are long enough to be compared, so that "plant" is not taken for a typo of "plan". */
const NOUNS: ReadonlySet<string> = new Set(
  [...TOPIC_NOUNS.keys(), ...ROLE_PRONOUNS.keys()].filter((noun) => noun.length >= SHORTEST_TYPO),
);
/** Every form of these nouns with one letter left out. */
const NEARLY: ReadonlySet<string> = new Set([...NOUNS].flatMap(withoutOneLetter));

/**
 * Returns whether an unknown word looks like a typo or chat slang: a known noun with one letter too many or too few, or
 * a word without vowels.
 */
export function isMisspelt(word: string): boolean {
  if (TOPIC_NOUNS.has(word) || ROLE_PRONOUNS.has(word)) return false;
  if (!/[aeiouy]/.test(word) || /(.)\1\1/.test(word)) return true;
  if (word.length < SHORTEST_TYPO) return false;
  return NEARLY.has(word) || withoutOneLetter(word).some((shorter) => NOUNS.has(shorter));
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
