// Phrases by which a place of illness is only where somebody works or has something to do, such as a ward's rota.
import german from "#content/safety/de/workplaces.json" with { type: "json" };
import english from "#content/safety/en/workplaces.json" with { type: "json" };
import spanish from "#content/safety/es/workplaces.json" with { type: "json" };
import { type ExpressionWords, joinExpressions, joinLists } from "./expressions.ts";

/** The content of a language's file: regular expressions in which `@` and a name stand for a list of words. */
interface WorkplaceContent extends Record<"workplaces" | "matters" | "doubts", readonly string[]> {
  words: ExpressionWords;
}

const LANGUAGES: readonly WorkplaceContent[] = [english, german, spanish];
const WORKPLACES = LANGUAGES.flatMap(({ words, workplaces }) =>
  workplaces.map((pattern) => new RegExp(joinLists(pattern, words), "g")),
);
/** Matches a practical matter, in any of the languages. */
const MATTERS = LANGUAGES.map(({ words, matters }) => joinExpressions(matters, words));
/** Matches what may mean that somebody near is ill, in any of the languages. */
const DOUBTS = LANGUAGES.map(({ words, doubts }) => joinExpressions(doubts, words));

/**
 * Returns a text without the workplaces that it names. It returns the text unchanged if the rest names no practical
 * matter, or gives any reason to think of somebody who is ill. The text is plain: in lower case, without accents.
 */
export function withoutWorkplaces(plain: string): string {
  const rest = WORKPLACES.reduce((left, pattern) => left.replace(pattern, " , "), plain).replace(
    / {2,}/g,
    " ",
  );
  const isPractical =
    MATTERS.some((matter) => matter.test(rest)) && !DOUBTS.some((doubt) => doubt.test(rest));
  return isPractical ? rest : plain;
}
