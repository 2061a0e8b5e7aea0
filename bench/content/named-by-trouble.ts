/** Finds phrases that would offer a situation as a guess although they say nothing of its subject. */
import { compilePhrases } from "#domain/duck/phrases.ts";

interface SceneLists {
  id: string;
  trouble: readonly string[];
  namedBy: readonly string[];
}

/** The most readings of one phrase that are looked at. */
const MOST_READINGS = 3000;
/** Stands for a word that a phrase leaves open. */
const ANY = "thing";

/** Returns the phrases of `namedBy` that can be read as the scene's trouble and as nothing else. */
export function phrasesOfTroubleOnly({ trouble, namedBy }: SceneLists): string[] {
  const pattern = compilePhrases(trouble);
  if (pattern === null) return [];
  const isTroubleOnly = (words: string) => words.replace(pattern, "").trim() === "";
  return namedBy.filter((phrase) => readingsOf(phrase).some(isTroubleOnly));
}

/** Returns the texts that a phrase of `phrases.ts` finds, with each of its alternatives. */
function readingsOf(phrase: string): string[] {
  const parts = phrase.match(/\([^()]+\)\??|[^\s()]+/gu) ?? [];
  return parts.reduce<string[]>(
    (before, part) =>
      before
        .flatMap((words) => choicesOf(part).map((choice) => `${words} ${choice}`.trim()))
        .slice(0, MOST_READINGS),
    [""],
  );
}

function choicesOf(part: string): string[] {
  const isOptional = part.endsWith("?");
  const core = isOptional ? part.slice(0, -1) : part;
  const choices = core.startsWith("(") ? core.slice(1, -1).split("|") : [core];
  const words = choices.map((choice) => OPEN[choice] ?? choice.replaceAll("*", ""));
  return isOptional ? [...words, ""] : words;
}

const OPEN: Record<string, string> = { "*": ANY, "#": "5", "…": "" };
