/**
 * Tells where and with whom somebody does not want to live from not wanting to live at all: "My dad doesn't want to live
 * alone". Only a closed list of places and company counts. Any other continuation is left to the phrases.
 */

import heavy from "#content/safety/en/heavy.json" with { type: "json" };
import english from "#content/safety/en/living-places.json" with { type: "json" };

const anyOf = (list: readonly string[]) => `(?:${list.join("|")})`;

const WHO = anyOf([...heavy.words.kin.map((word) => `${word}s?`), ...english.company]);
const WHOSE = "(?:my|our|his|her|their|the|your|this|that|an?|another|other|such an?)";
const OTHER_WORD = `(?!${anyOf(english.noAttributes)}\\b)[\\w'-]{1,20}`;
const PLACE = anyOf(english.places.map((word) => `${word}s?`));

/** One place or company. */
const CONTINUATION = anyOf([
  ...english.adverbs,
  `with (?:us|me|you|him|her|them|(?:${WHOSE} (?:${OTHER_WORD} )?)?${WHO})`,
  `${anyOf(english.prepositions)} (?:${WHOSE} (?:${OTHER_WORD} ){0,2}?)?${PLACE}`,
  `without ${WHOSE} ${anyOf(english.conveniences)}`,
]);
/** What may stand after the last of them. An "or", as in "alone, or at all", may not. */
const END = `(?:,? (?:any ?more|any longer|either))?(?=\\s*(?:$|[.;:!?)\\n]|,(?! ?(?:or|nor|let|just|not)\\b)| ${anyOf(english.followers)}\\b))`;

/** The person is somebody else: what the writer does not want is left to the phrases. */
const DENIES = anyOf([
  "(?:does(?:n't|nt| not)|doesn t|dosen'?t)(?: \\w{1,12})? want",
  "(?:no longer|never) wants",
  `(?<=\\b(?:he|she|they|${WHO}) )(?:didn't|didnt|did not|never|no longer)(?: \\w{1,12})? want(?:ed)?`,
  `(?<=\\b(?:they|both|${WHO}) )(?:don't|dont|do not)(?: \\w{1,12})? want`,
]);
const DENIES_LIVING = `${DENIES} to (?:\\w{1,12} )?live`;
const LIVING_PLACE = new RegExp(`\\b(${DENIES_LIVING}) ${CONTINUATION}(?: ${CONTINUATION}){0,2}${END}`, "gi");
const AGAIN = new RegExp(`\\b${DENIES_LIVING}\\b`, "i");
const DESPAIR = new RegExp(`\\b${anyOf(english.despair)}\\b`, "i");

/**
 * Returns the text with each such clause replaced by the wish to live somewhere else.
 * - If the text also says, without a place, that somebody does not want to live, only the places are left out.
 * - If it has a word of despair, beside which no place is sure to be harmless, it is returned as it is.
 */
export function withoutLivingPlaces(text: string): string {
  const plain = text.replace(/[’‘`´ʼ]/g, "'");
  const replaced = plain.replace(LIVING_PLACE, "wants to move");
  if (replaced === plain || DESPAIR.test(replaced)) return text;
  return AGAIN.test(replaced) ? plain.replace(LIVING_PLACE, "$1") : replaced;
}
