// Tells "my self esteem" from "myself" in two words.

import type { Word } from "./phrase-matcher.ts";

const COMPOUNDS: ReadonlySet<string> = new Set(
  "harm harming harmed esteem confidence assessment portrait discipline appraisal evaluation employment defense defence".split(
    " ",
  ),
);

/** Words that may open a clause instead: "I want to kill my self respect me or not". */
const OPEN_COMPOUNDS: ReadonlySet<string> = new Set("image respect worth doubt".split(" "));
const FOLLOWERS: ReadonlySet<string> = new Set(
  "and before at with about but by as so this next during".split(" "),
);

/** Returns whether "self" and the word after it in its sentence are one thing. `after` is the word after that. */
export function isSelfCompound(self: Word, next: Word | undefined, after: Word | undefined): boolean {
  if (self.text !== "self" || next?.sentence !== self.sentence) return false;
  if (COMPOUNDS.has(next.text)) return true;
  const endsThere = after?.sentence !== self.sentence || after.opensClause || FOLLOWERS.has(after.text);
  return OPEN_COMPOUNDS.has(next.text) && endsThere;
}
