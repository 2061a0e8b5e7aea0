// Tells a hospital that is only where somebody works from one where somebody may be ill.
import heavy from "../words/en/heavy.json" with { type: "json" };
import english from "../words/en/workplaces.json" with { type: "json" };

const PHRASES = english.phrases.map((phrase) => new RegExp(phrase, "g"));
const PERSON = new RegExp(`\\b(?:he|him|his|she|her|hers|they|them|(?:${heavy.words.kin.join("|")})s?)\\b`);
const MATTERS = readWords(english.matters);
const WORDS = readWords(english.words);

/**
 * Returns whether a text with a heavy word is only about the writer's work at a hospital: it names a matter of work,
 * study or plans, and what is left without the phrases of the list is nothing but words of the lists. A name, a
 * relative, a pronoun such as "she", a feeling, a number and an unknown word are on none: in doubt, the text may be
 * about an illness. The text is plain: in lower case, without accents, with straight apostrophes.
 */
export function isOnlyWork(plain: string): boolean {
  const rest = PHRASES.reduce((left, phrase) => left.replace(phrase, " "), plain);
  return wordsOf(plain).some(isMatter) && wordsOf(rest).every(isHarmless);
}

/**
 * Returns the plain text without the phrases for the writer's workplace and plans; `null` if the text mentions another
 * person, who may be ill there.
 */
export function withoutWorkplace(plain: string): string | null {
  return PERSON.test(plain) ? null : PHRASES.reduce((left, phrase) => left.replace(phrase, " "), plain);
}

const wordsOf = (plain: string) => plain.split(/[\s.,;:!?-]+/).filter((word) => word !== "");
const isMatter = (word: string) => MATTERS.has(word);
const isHarmless = (word: string) => MATTERS.has(word) || WORDS.has(word);

function readWords(lists: Record<string, string>): Set<string> {
  return new Set(Object.values(lists).flatMap((list) => list.split(" ")));
}
