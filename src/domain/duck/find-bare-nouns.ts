import { AUXILIARIES, COMMON_VERBS, EMPTY_NOUNS } from "./lexicon/closed-words.ts";
import { ROLE_PRONOUNS } from "./lexicon/people-words.ts";
import { isPluralNoun, TOPIC_NOUNS } from "./lexicon/topic-nouns.ts";
import type { Topic } from "./topic.ts";

/** The number of characters before a noun in which the word before it is looked for. */
const LONGEST_WORD_BEFORE = 40;

function lastWordOf(text: string): string {
  return text.trim().split(/\s+/).at(-1) ?? "";
}

/**
 * Returns nouns without an article as topics: 'job' and 'poems' as 'the job' and 'the poems'. They score lower than
 * phrases.
 */
export function bareNounsIn(plain: string): Topic[] {
  const topics: Topic[] = [];
  for (const match of plain.matchAll(/(?<![\w'-])[a-z][a-z-]+(?![\w'-])/g)) {
    const noun = match[0];
    const kind = TOPIC_NOUNS.get(noun);
    if (!kind || ROLE_PRONOUNS.has(noun) || EMPTY_NOUNS.has(noun)) continue;
    if (COMMON_VERBS.has(noun)) continue;
    const before = lastWordOf(plain.slice(Math.max(0, match.index - LONGEST_WORD_BEFORE), match.index));
    if (/^(?:i|you|we|they|to|can|can't|don't|didn't|will|would|should|could|not|never|he|she)$/.test(before))
      continue;
    if (AUXILIARIES.has(noun) && !/^(?:the|my|our|his|her|their|a)$/.test(before)) continue;
    topics.push({
      phrase: `the ${noun}`,
      head: noun,
      kind,
      isPlural: isPluralNoun(noun),
      score: kind === "other" ? 0.6 : 1,
    });
  }
  return topics;
}
