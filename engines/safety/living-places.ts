/**
 * Tells where and with whom somebody does not want to live from not wanting to live at all: "My dad doesn't want to live
 * alone". Only a closed list of places and company counts. Any other continuation is left to the phrases.
 */

import heavy from "./words/en/heavy.json" with { type: "json" };
import english from "./words/en/living-places.json" with { type: "json" };

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
  `(?:near|next to|next door to|close to|above|below|opposite|(?:so |too |that )?far (?:away )?from) (?:us|me|him|her|them|(?:${WHOSE} (?:${OTHER_WORD} )?)?${WHO})`,
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
const DENIES_LIVING = `(?:${DENIES} to|(?:doesn'?t|dosen'?t|does not) wanna) (?:\\w{1,12} )?live`;
const LIVING_PLACE = new RegExp(
  `\\b(${DENIES_LIVING}) ${CONTINUATION}(?:(?:,? or)? ${CONTINUATION}){0,2}${END}`,
  "gi",
);
const AGAIN = new RegExp(`\\b${DENIES_LIVING}\\b`, "i");
const DESPAIR = new RegExp(`\\b${anyOf(english.despair)}\\b`, "i");

/** A place that no list holds, but that raises no doubt where the rest of the text is everyday: "here", "in Ohio". */
const HERE = new RegExp(`(\\b${DENIES_LIVING}) here${END}`, "gi");
const NAMED_PLACE = new RegExp(`(\\b${DENIES_LIVING}) (?:in|near|outside) ([A-Z][a-z]{2,})${END}`, "gi");
const NAME = "(?!(?:Hell|Heaven|Pain|Fear|Despair|Agony|Grief|Earth|Life)\\b)[A-Z][a-z]{2,}";
const IS_NAME = new RegExp(`^${NAME}$`);
const IN_NAMED_PLACE = new RegExp(`(?<!\\blive )\\bin ${NAME}\\b`, "g");
const WRITERS_PLACE = /\b(?:I|we) live (?=in\b|near\b|abroad\b|here\b|with\b|on\b)/gi;
const EVERYDAY: ReadonlySet<string> = new Set(english.everyday.join(" ").split(" "));

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

/**
 * Returns whether it is open if somebody else does not want to live at all: the text names no listed place or company, or
 * the rest of it has a word that is on no list of everyday words.
 */
export function leavesLifeOpen(text: string): boolean {
  const plain = text.replace(/[’‘`´ʼ]/g, "'");
  if (!AGAIN.test(plain)) return false;
  const rest = plain
    .replace(IN_NAMED_PLACE, " ")
    .replace(LIVING_PLACE, " ")
    .replace(HERE, " ")
    .replace(WRITERS_PLACE, " ")
    .replace(NAMED_PLACE, (clause, _denial, name: string) => (IS_NAME.test(name) ? " " : clause));
  return AGAIN.test(rest) || DESPAIR.test(rest) || (rest.match(/[\w']+/g) ?? []).some(isNotEveryday);
}

function isNotEveryday(typed: string): boolean {
  const word = typed.toLowerCase();
  return !EVERYDAY.has(word) && !EVERYDAY.has(word.replace(/'?s$/, ""));
}
