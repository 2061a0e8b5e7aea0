// Finds what somebody says according to a text, and what the person told somebody.
import { ROLE_PRONOUNS } from "./lexicon/people-words.ts";
import { firstClauseOf, toSecondPerson } from "./second-person.ts";
import type { Sentence } from "./split-sentences.ts";

export function findReport(sentences: readonly Sentence[]): string | null {
  for (const { plain, text, isQuestion } of sentences) {
    const match = isQuestion
      ? null
      : /^(?:and |but |so )?(my ([a-z]+)|(?:my [a-z]+ )?[a-z]+) (says|thinks) (?:that )?((?:i|i'm|i've|i should|it's|it|my)\b.*)/.exec(
          plain,
        );
    if (!match) continue;
    const [, whom = "", role = "", verb = ""] = match;
    const turned = toSecondPerson(firstClauseOf(match[4] ?? ""));
    const start = text.toLowerCase().indexOf(whom);
    const name = role ? `your ${role}` : text.slice(start, start + whom.length).replace(/^my [a-z]+ /i, "");
    if (
      !turned ||
      (role
        ? !ROLE_PRONOUNS.has(role)
        : !/^\p{Lu}/u.test(name) || /^(?:She|He|It|They|Everyone|Everybody|Nobody|This|That)$/.test(name))
    )
      continue;
    return `${name} ${verb} ${turned}`;
  }
  return null;
}

/**
 * Returns what the person told somebody as a gerund phrase: 'I told my manager it's nearly finished' gives 'telling
 * your manager it's nearly finished'.
 */
export function findTold(sentences: readonly Sentence[]): string | null {
  for (const { plain, text } of sentences) {
    const match =
      /\bi(?:'ve| have)? (?:already |just )?told (my ([a-z-]+)|[a-z]+) (?:that )?((?:it|it's|i|i'm|i'd|i'll|everything|the|my)\b.*)/.exec(
        plain,
      );
    if (!match) continue;
    const [, whom = "", role = ""] = match;
    const turned = toSecondPerson(firstClauseOf(match[3] ?? ""));
    if (!turned || (role && !ROLE_PRONOUNS.has(role))) continue;
    const start = text.toLowerCase().indexOf(` ${whom} `) + 1;
    const name = role ? `your ${role}` : text.slice(start, start + whom.length);
    if (!role && !/^\p{Lu}/u.test(name)) continue;
    return `telling ${name} ${turned}`;
  }
  return null;
}
