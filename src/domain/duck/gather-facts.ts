/** What was read, as the words that frames ask for by name. */
import type { Quote } from "./choose-quotes.ts";
import type { Pronoun } from "./lexicon/people-words.ts";
import type { Situation } from "./read-situation.ts";

export interface Fact {
  words: string;
  isPlural: boolean;
  pronoun?: Pronoun;
  isQuote?: boolean;
}
export type Facts = Map<string, Fact>;

const PRONOUN_TAIL = /\b(?:it|this|that|them|him|her|there|one|those|these|he|she|they)\b/;

/**
 * `isAlone`: no other person may be brought in (grief, distress). `isBetweenPeople`: whoever is named is the other party.
 * `text` is the original, for the capitals of names.
 */
export function gatherFacts(
  situation: Situation,
  options: { isAlone: boolean; isBetweenPeople?: boolean; text?: string },
): Facts {
  const facts: Facts = new Map();
  const put = (name: string, words: string | null, isPlural = false): void => {
    if (words) facts.set(name, { words: withNames(words, options.text ?? "").replace(/'/g, "’"), isPlural });
  };
  const { topics, people, counts, clauses, quotes } = situation;
  const [topic, second] = topics;
  if (topic) {
    put("thing", topic.phrase, topic.isPlural);
    if (topic.kind !== "other") put(topic.kind, topic.phrase, topic.isPlural);
    if (topic.kind === "work" || topic.kind === "talk" || topic.kind === "deed")
      put("task", topic.phrase, topic.isPlural);
    if (topic.kind === "work" && !topic.isPlural && !/\d/.test(topic.head)) put("head", topic.head);
  }
  if (second && second.score >= 1.5 && !overlaps(second.head, topic?.head ?? ""))
    put("thing2", second.phrase, second.isPlural);
  if (!options.isAlone) {
    for (const person of people.slice(0, 2)) {
      const isClose = person.isCounterpart || options.isBetweenPeople === true;
      const name = isClose && !facts.has("person") ? "person" : "bystander";
      facts.set(name, { words: person.name, isPlural: person.isPlural, pronoun: person.pronoun });
    }
  }
  put("place", topics.find((one) => /^(?:page|chapter|act|level|step) /.test(one.phrase))?.phrase ?? null);
  put("times", counts.times, true);
  put("span", counts.span, true);
  if (counts.spanDays >= 14) put("longspan", counts.span, true);
  put("tally", counts.tally, true);
  put("date", counts.date);
  for (const [name, words] of Object.entries(clauses)) {
    put(name, words);
    if (words && !PRONOUN_TAIL.test(words)) put(`${name}Clear`, words);
  }
  putQuotes(facts, quotes);
  if (quotes.slice(0, 3).some((quote) => quote.kind === "others")) facts.delete("report");
  return facts;
}

/** Matching is done in lower case; names, days and months get their capitals back. */
function withNames(words: string, text: string): string {
  const names = new Map(
    [...text.matchAll(/(?<=[\p{L}\p{N},;:] )\p{Lu}\p{Ll}+/gu)].map((match) => [
      match[0].toLowerCase(),
      match[0],
    ]),
  );
  return words.replace(/\b[a-z]+\b/g, (word) => names.get(word) ?? word);
}

function putQuotes(facts: Facts, quotes: readonly Quote[]): void {
  quotes.slice(0, 3).forEach((quote, index) => {
    facts.set(["quote", "quote2", "quote3"][index] ?? "quote3", {
      words: quote.text,
      isPlural: false,
      isQuote: true,
    });
  });
}

function overlaps(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}
