import { ROLE_PRONOUNS } from "./lexicon/people-words.ts";
import { TOPIC_NOUNS } from "./lexicon/topic-nouns.ts";

const SHORTEST_TYPO = 5;
/** Known nouns by each way of leaving one letter out, so that a word one letter away is found by a few look-ups. */
const NEARLY: ReadonlySet<string> = new Set(
  [...TOPIC_NOUNS.keys(), ...ROLE_PRONOUNS.keys()]
    .filter((noun) => noun.length >= SHORTEST_TYPO)
    .flatMap((noun) => [noun, ...withoutOneLetter(noun)]),
);

/** Whether a word that no list knows looks like a typo or a chat word: one letter from a known noun, or no vowel. */
export function isMisspelt(word: string): boolean {
  if (TOPIC_NOUNS.has(word) || ROLE_PRONOUNS.has(word)) return false;
  if (!/[aeiouy]/.test(word) || /(.)\1\1/.test(word)) return true;
  if (word.length < SHORTEST_TYPO) return false;
  return NEARLY.has(word) || withoutOneLetter(word).some((shorter) => NEARLY.has(shorter));
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
