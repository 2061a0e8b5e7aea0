/** Turns first-person words into the second person ('my' to 'your'), or returns `null` if unsafe. */
import { DANGLING } from "./lexicon/closed-words.ts";

export const TURNED: Record<string, string> = {
  i: "you",
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  am: "are",
};
const REFUSED =
  /(?:^|\s)(?:you|your|yours|yourself|you're|we|we're|we've|us|our|ours|ourselves|was|gonna|wanna|gotta|fuck\w*|shit\w*|im|ive|dont|cant|wont)(?=\s|$)/;
const CLAUSE_END =
  /[,.;:!?…()\n"–—|]|\s-\s|\s(?=(?:because|but|and|so|which|who|when|if|since|although|though|while|until|before|after|or|as|even|except|instead|then|like|every time|each time|whenever|please|lol)\s)/;
const MAX_WORDS = 9;

/** Returns the clause up to its first natural end. */
export function firstClauseOf(plain: string): string {
  const end = plain.search(CLAUSE_END);
  return (end === -1 ? plain : plain.slice(0, end)).trim();
}

/** Returns the words in the second person; `null` if they cannot be turned without a risk of errors. */
export function toSecondPerson(clause: string): string | null {
  if (!/^[a-z0-9' -]+$/.test(clause) || REFUSED.test(clause)) return null;
  const tokens = trimTail(clause.split(/\s+/).filter(Boolean));
  if (tokens.length === 0 || tokens.length > MAX_WORDS) return null;
  const last = tokens.at(-1) ?? "";
  if (DANGLING.has(last) || last.endsWith("'t")) return null;
  return tokens.map((token) => TURNED[token] ?? token).join(" ");
}

/** Returns the words without emphasis at the end, which adds nothing when the words are repeated. */
function trimTail(tokens: string[]): string[] {
  const tail = new Set([
    "anymore",
    "though",
    "again",
    "right",
    "now",
    "anyway",
    "too",
    "lol",
    "honestly",
    "really",
    "still",
    "ever",
  ]);
  const copy = [...tokens];
  while (copy.length > 1 && tail.has(copy.at(-1) ?? "")) copy.pop();
  return copy;
}
