import { appendTo } from "../append-to.ts";

export type Language = "en" | "de" | "es" | "fr" | "it" | "pt" | "other";

/** Short words that are frequent in one language and rare in the others. */
const FUNCTION_WORDS: Record<Exclude<Language, "other">, string> = {
  en: "the and to of is it my that but have with for not this was are i'm don't can't what when they she he at be want know just me would been about work i you there from how feel me do we so if or our at all can will her his him them out by an who did had has its after before",
  de: "ich und nicht das ist die der mit meine mein mir mich ein eine zu auch aber wie wenn auf habe weil noch schon immer dass sie wir was kann seit den dem bin hat sich nur mehr über für keine unser musste werden wann wird er im vom zum es",
  es: "que no mi el los las con pero por para una como estoy está es muy más cuando porque hace tengo quiero del yo todo ya lo se sé puedo siempre me en la al su ha han nada nadie soy le",
  fr: "je et pas la le le les des une est mon ma que qui dans avec mais pour sur plus ce cette suis j'ai c'est ne depuis très tout faire sais peux quand parce toujours au du",
  it: "che non il la mio mia sono una con per ma come più della questo quando perché ho mi si anche da lo gli cosa sempre molto ancora voglio posso fare nel e la è ha mia niente",
  pt: "que não meu minha uma com para mas como mais quando porque estou eu isso já sempre muito tenho quero fazer do da em os ao também ainda sei ele ela me o e há até meus minhas ninguém acho sou nada foi",
};
/**
 * Frequent short words of languages that have no notice of their own: Dutch, Polish, the Nordic ones, Turkish, Czech,
 * Romanian.
 */
const OTHER_WORDS = new Set(
  `ik het een niet van mijn maar dat en zijn voor met hem haar heb hebt heeft ben wat ook nog wel geen naar meer iedereen niemand
  nie się jest na że moja moje mój mam ma jak ale już przez kiedy bo tylko jestem od dla żeby sama sam wszystko i to nic co
  jag inte och det är att på för mig min mitt som har jeg ikke og meg ham henne bir ve çok ben bu için ama değil gibi daha
  jsem není že se nejsem nu și este sunt pentru mea`
    .trim()
    .split(/\s+/),
);
/** Matches a letter that no English word or common name contains. */
const UNENGLISH_LETTER = /[ąęłńśźżćőűşğıøåæãõßčřěšžțăůđ]/iu;
const LANGUAGES = Object.keys(FUNCTION_WORDS) as Exclude<Language, "other">[];
/** The languages in which each word is frequent. */
const LANGUAGES_OF = new Map<string, Language[]>();
for (const language of LANGUAGES) {
  for (const word of FUNCTION_WORDS[language].split(" ")) appendTo(LANGUAGES_OF, word, language);
}
const MIN_SHARE = 0.12;
/** How many times the number of English words a text needs of another language's words to count as that language. */
const CLEARLY_MORE = 1.2;
/** The least share of English words for a text with an un-English letter to count as English. */
const LEAST_ENGLISH = 0.15;
const FOREIGN_LETTER = /(?=\p{L})\P{Script=Latin}/gu;
/**
 * Matches characters other than Latin letters, white space and common punctuation: a quick check before letters are
 * counted.
 */
const MAY_BE_FOREIGN = /[^\s -\u024f\u2000-\u206f]/;
const ACCENTED_LETTER = /(?=\p{L})[^a-zA-Z]/gu;

/** Guesses the language of a text. A text that is too short to tell counts as English. */
export function guessLanguage(text: string): Language {
  if (MAY_BE_FOREIGN.test(text) && isForeign(text)) return "other";
  const words =
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}']+/gu) ?? [];
  if (words.length < 3) return UNENGLISH_LETTER.test(text) ? "other" : "en";
  const shareOf = sharesIn(words);
  const english = shareOf("en");
  const best = LANGUAGES.reduce((one, other) => (shareOf(other) > shareOf(one) ? other : one));
  const known = best === "en" ? 0 : shareOf(best);
  const other = words.filter((word) => OTHER_WORDS.has(word)).length / words.length;
  if (Math.max(known, other) >= MIN_SHARE && Math.max(known, other) > english * CLEARLY_MORE)
    return other > known ? "other" : best;
  return isWrittenInOtherLetters(text, words.length, english) ? "other" : "en";
}

function sharesIn(words: readonly string[]): (language: Language) => number {
  const counts = new Map<Language, number>();
  for (const word of words) {
    for (const language of LANGUAGES_OF.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return (language) => (counts.get(language) ?? 0) / words.length;
}

function isWrittenInOtherLetters(text: string, words: number, english: number): boolean {
  if (UNENGLISH_LETTER.test(text) && english < LEAST_ENGLISH) return true;
  if (english >= 0.05 || words < 6) return false;
  return countOf(text, ACCENTED_LETTER) / countOf(text, /\p{L}/gu) > 0.03;
}

/** Returns whether more than three in ten letters are of another script than the Latin one. */
function isForeign(text: string): boolean {
  const letters = countOf(text, /\p{L}/gu);
  return letters > 3 && countOf(text, FOREIGN_LETTER) / letters > 0.3;
}

function countOf(text: string, letter: RegExp): number {
  return text.match(letter)?.length ?? 0;
}
