/**
 * Finds the topics and sentiment of a message from its English words, without a model. Other languages are
 * neutral.
 */
import { FILLERS, GLAD_WORDS, LOW_WORDS, NEGATIONS } from "./mood-words.ts";
import { TOPIC_OF_WORD, TOPICS, type Topic } from "./topic-words.ts";

export const SENTIMENTS = ["positive", "neutral", "negative"] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

/** The most topics that one message may have. */
export const TOPICS_PER_MESSAGE = 3;

export interface Mood {
  /** The topics of a message, the likeliest first. */
  topics: Topic[];
  sentiment: Sentiment;
}

export function readMood(message: string): Mood {
  const words = wordsOf(message);
  return { topics: topicsOf(words), sentiment: sentimentOf(words) };
}

/**
 * Returns the words in lower case with straight apostrophes. The end of a clause is an empty word, so that a
 * negation does not apply beyond it.
 */
function wordsOf(message: string): string[] {
  const plain = message.normalize("NFKC").toLowerCase().replaceAll("’", "'");
  return [...plain.matchAll(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[.,;:!?\n]/gu)].map(([found]) =>
    /[\p{L}\p{N}]/u.test(found) ? found : "",
  );
}

function topicsOf(words: readonly string[]): Topic[] {
  const hits = new Map<Topic, number>();
  for (const word of words) {
    const topic = topicOf(word);
    if (topic) hits.set(topic, (hits.get(topic) ?? 0) + 1);
  }
  const byHits = TOPICS.filter((topic) => hits.has(topic)).sort(
    (one, other) => (hits.get(other) ?? 0) - (hits.get(one) ?? 0),
  );
  return byHits.slice(0, TOPICS_PER_MESSAGE);
}

const ENDINGS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/'s$/, ""],
  [/s$/, ""],
  [/es$/, ""],
  [/ies$/, "y"],
  [/ing$/, ""],
  [/ing$/, "e"],
  [/ed$/, ""],
  [/d$/, ""],
];
/** The shortest stem that is looked up, in letters. A shorter one is too ambiguous. */
const SHORTEST_STEM = 3;

function topicOf(word: string): Topic | undefined {
  const whole = TOPIC_OF_WORD.get(word);
  if (whole) return whole;
  for (const [ending, stem] of ENDINGS) {
    if (!ending.test(word)) continue;
    const base = word.replace(ending, stem);
    const topic = base.length >= SHORTEST_STEM ? TOPIC_OF_WORD.get(base) : undefined;
    if (topic) return topic;
  }
  return undefined;
}

function sentimentOf(words: readonly string[]): Sentiment {
  const score = words.reduce((sum, word, index) => sum + weightOf(words, word, index), 0);
  if (score === 0) return "neutral";
  return score > 0 ? "positive" : "negative";
}

/**
 * Returns what a word adds to the sentiment: 1 or -1, or 0. A negated positive word counts as negative; a negated
 * negative word does not count.
 */
function weightOf(words: readonly string[], word: string, index: number): number {
  if (GLAD_WORDS.has(word)) return isNegated(words, index) ? -1 : 1;
  if (LOW_WORDS.has(word)) return isNegated(words, index) ? 0 : -1;
  return 0;
}

function isNegated(words: readonly string[], index: number): boolean {
  let before = index - 1;
  while (before >= 0 && FILLERS.has(words[before] ?? "")) before -= 1;
  return NEGATIONS.has(words[before] ?? "");
}
