export type Language = "en" | "de" | "es" | "fr" | "it" | "pt" | "other";

/** Short words that are frequent in one language and rare in the others. */
const FUNCTION_WORDS: Record<Exclude<Language, "other">, string> = {
  en: "the and to of is it my that but have with for not this was are i'm don't can't what when they she he at be want know just me would been about work i you there from how feel",
  de: "ich und nicht das ist die der mit meine mein mir mich ein eine zu auch aber wie wenn auf habe weil noch schon immer dass sie wir was kann seit den dem bin hat sich nur mehr über für keine",
  es: "que no mi el los las con pero por para una como estoy está es muy más cuando porque hace tengo quiero del yo todo ya lo se sé puedo siempre me",
  fr: "je et pas le les des une est mon ma que qui dans avec mais pour sur plus ce cette suis j'ai c'est ne depuis très tout faire sais peux quand parce toujours au du",
  it: "che non il mio mia sono una con per ma come più della questo quando perché ho mi si anche da lo gli cosa sempre molto ancora voglio posso fare nel",
  pt: "que não meu minha uma com para mas como mais quando porque estou eu isso já sempre muito tenho quero fazer do da em os ao também ainda sei ele ela me",
};
const LANGUAGES = Object.keys(FUNCTION_WORDS) as Exclude<Language, "other">[];
/** The languages that a word is frequent in. */
const LANGUAGES_OF = new Map<string, Language[]>();
for (const language of LANGUAGES) {
  for (const word of FUNCTION_WORDS[language].split(" "))
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
}
const MIN_SHARE = 0.12;
const FOREIGN_LETTER = /(?=\p{L})\P{Script=Latin}/gu;
/** A quick check before letters are counted: anything but Latin letters, white space and common punctuation. */
const MAY_BE_FOREIGN = /[^\s -\u024f\u2000-\u206f]/;
const ACCENTED_LETTER = /(?=\p{L})[^a-zA-Z]/gu;

/** A guess that leans to English when the text is too short to tell. */
export function guessLanguage(text: string): Language {
  if (MAY_BE_FOREIGN.test(text) && isForeign(text)) return "other";
  const words =
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}']+/gu) ?? [];
  if (words.length < 3) return "en";
  const counts = new Map<Language, number>();
  for (const word of words) {
    for (const language of LANGUAGES_OF.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const shareOf = (language: Language) => (counts.get(language) ?? 0) / words.length;
  const english = shareOf("en");
  const best = LANGUAGES.reduce((one, other) => (shareOf(other) > shareOf(one) ? other : one));
  if (best !== "en" && shareOf(best) >= MIN_SHARE && shareOf(best) > english * 1.2) return best;
  if (english >= 0.05 || words.length < 6) return "en";
  return countOf(text, ACCENTED_LETTER) / countOf(text, /\p{L}/gu) > 0.03 ? "other" : "en";
}

/** Whether more than three letters in ten are of another script than the Latin one. */
function isForeign(text: string): boolean {
  const letters = countOf(text, /\p{L}/gu);
  return letters > 3 && countOf(text, FOREIGN_LETTER) / letters > 0.3;
}

function countOf(text: string, letter: RegExp): number {
  return text.match(letter)?.length ?? 0;
}
