import type { Language } from "../guess-language.ts";

/** What the offline duck says first to somebody who wrote in another language. */
export const LANGUAGE_NOTICES: Record<Exclude<Language, "en">, string> = {
  de: "Ehrlich gesagt: Die Ente ohne Netz arbeitet nur auf Englisch. Sie kann deine Karten deuten und deine Worte zitieren, aber deinen Text nicht wirklich abwägen.",
  es: "Con franqueza: el pato sin conexión solo trabaja en inglés. Puede leer tus cartas y citar tus palabras, pero no puede sopesar de verdad tu texto.",
  fr: "Soyons francs : le canard hors ligne ne travaille qu’en anglais. Il peut lire tes cartes et citer tes mots, mais pas vraiment peser ton texte.",
  it: "Onestamente: la papera offline lavora solo in inglese. Può leggere le tue carte e citare le tue parole, ma non può davvero valutare il tuo testo.",
  pt: "Com franqueza: o pato offline só trabalha em inglês. Pode ler as tuas cartas e citar as tuas palavras, mas não consegue realmente avaliar o teu texto.",
  other:
    "Plainly: the offline duck works in English only. It can read your cards and repeat your words exactly, but it can't weigh a text in this language.",
};
