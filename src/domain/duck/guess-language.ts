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
const SETS = Object.entries(FUNCTION_WORDS).map(([language, list]): [Language, Set<string>] => [
  language as Language,
  new Set(list.split(" ")),
]);
const MIN_SHARE = 0.12;
const FOREIGN_LETTER = /(?=\p{L})\P{Script=Latin}/gu;
const ACCENTED_LETTER = /(?=\p{L})[^a-zA-Z]/gu;

/** A guess that leans to English when the text is too short to tell. */
export function guessLanguage(text: string): Language {
  const letters = countOf(text, /\p{L}/gu);
  if (letters > 3 && countOf(text, FOREIGN_LETTER) / letters > 0.3) return "other";
  const words =
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}']+/gu) ?? [];
  if (words.length < 3) return "en";
  const shares = SETS.map(([language, set]): [Language, number] => [
    language,
    words.filter((word) => set.has(word)).length / words.length,
  ]);
  const english = shares.find(([language]) => language === "en")?.[1] ?? 0;
  const [best, share] = shares.sort((a, b) => b[1] - a[1])[0] ?? ["en", 0];
  if (best !== "en" && share >= MIN_SHARE && share > english * 1.2) return best;
  if (english >= 0.05 || words.length < 6) return "en";
  return countOf(text, ACCENTED_LETTER) / letters > 0.03 ? "other" : "en";
}

function countOf(text: string, letter: RegExp): number {
  return text.match(letter)?.length ?? 0;
}
