/** Collects the facts of a text by name. They fill the gaps of sentence templates. */

import type { Quote } from "./choose-quotes.ts";
import type { NamedThing } from "./find-named-thing.ts";
import { type Counts, spelled } from "./find-numbers.ts";
import type { Person } from "./find-people.ts";
import type { Pronoun } from "./lexicon/people-words.ts";
import { TOPIC_NOUNS } from "./lexicon/topic-nouns.ts";
import type { Situation } from "./read-situation.ts";
import { restoreApostrophes } from "./restore-apostrophes.ts";
import type { Scene } from "./scene.ts";
import type { Topic } from "./topic.ts";

export interface Fact {
  words: string;
  isPlural: boolean;
  pronoun?: Pronoun;
  isQuote?: boolean;
}
export type Facts = Map<string, Fact>;

const LONG_SPAN_DAYS = 14;
/** The most characters of a quote that fits into a headline. */
const MAX_SHORT_QUOTE = 56;
const PRONOUN_TAIL = /\bthat$|\b(?:it|this|them|him|her|there|one|those|these|he|she|they)\b/;

export interface FactOptions {
  /** True if no other person may be mentioned, as in a text on grief or distress. */
  isAlone: boolean;
  /** True if the matter is between the writer and the named person. */
  isBetweenPeople?: boolean;
  /** The text as it was typed, from which names get their capitals. */
  text?: string;
  /** The thing that the text is about, if it was found; it goes before the nouns of `Situation.topics`. */
  thing?: NamedThing | null;
}

export function gatherFacts(situation: Situation, options: FactOptions): Facts {
  const { topics, people, counts, clauses, quotes } = situation;
  const facts: Facts = new Map();
  const put: Put = (name, words, isPlural = false) => {
    if (words) facts.set(name, { words: typographic(withNames(words, options.text ?? "")), isPlural });
  };
  putTopics(options.thing ? withThingFirst(options.thing, topics) : topics, put);
  if (situation.scene?.thing) putSceneThing(situation.scene.thing, facts, put);
  if (!options.isAlone) putPeople(people, options.isBetweenPeople === true, facts);
  if (!options.isAlone) putUntold(situation, facts);
  putCounts(counts, put);
  for (const [name, words] of Object.entries(clauses)) {
    if (words && !name.startsWith("option") && isQuotedIn(words, quotes[0])) continue;
    put(name, words);
    if (words && !PRONOUN_TAIL.test(words)) put(`${name}Clear`, words);
  }
  putQuotes(facts, quotes);
  putForm(situation, facts, put);
  // A report and its own quote would say the same thing twice.
  if (quotes.slice(0, 3).some((quote) => quote.kind === "others")) facts.delete("report");
  return facts;
}

function withThingFirst({ phrase, head, isPlural }: NamedThing, topics: readonly Topic[]): Topic[] {
  const kind = TOPIC_NOUNS.get(head) ?? "other";
  const first: Topic = { phrase, head, kind, isPlural, score: topics[0]?.score ?? 0 };
  return [first, ...topics.filter((topic) => topic.head !== head)];
}

/** Returns the quotes from the person and the thing that the text is about, for a text of which nothing else is sure. */
export function gatherQuotes(
  situation: Situation,
  { text = "", thing, mayName = false }: Pick<FactOptions, "text" | "thing"> & { mayName?: boolean } = {},
): Facts {
  const facts: Facts = new Map();
  const { quotes } = situation;
  const listener = mayName ? personNotTold(situation) : undefined;
  if (listener) facts.set("someone", { words: listener.name, isPlural: listener.isPlural });
  if (thing)
    facts.set("thing", { words: typographic(withNames(thing.phrase, text)), isPlural: thing.isPlural });
  putQuotes(facts, quotes);
  const [main] = quotes;
  if (main && main.text.length <= MAX_SHORT_QUOTE)
    facts.set("mainQuote", { words: main.text, isPlural: false, isQuote: true });
  return facts;
}

const NOT_TOLD =
  /\b(?:haven't told|have not told|never told|how to tell|need to tell|want to tell) (?:my |our )?(?:best |older |younger |big |little )?([a-z]+)/;

/**
 * Returns the person whom the writer has not told something yet, by the writer's own words. Nobody else may be named as
 * the one to hear it: who is only mentioned may be the one who does harm.
 */
function personNotTold({ people, sentences, hardPart }: Situation): Person | undefined {
  if (hardPart !== "unsaid") return undefined;
  const plain = sentences.map((sentence) => restoreApostrophes(sentence.plain)).join(" ");
  const [, told] = NOT_TOLD.exec(plain) ?? [];
  return told === undefined ? undefined : personCalled(told, people);
}

/** Returns the person whose name ends in this word, which is in lower case. */
function personCalled(word: string, people: readonly Person[]): Person | undefined {
  return people.find(({ name }) => name.toLowerCase().split(" ").at(-1) === word);
}

/** Returns whether the strongest quote contains the end of these words, so that they would repeat it. */
export function isQuotedIn(words: string, quote: Pick<Quote, "text"> | undefined): boolean {
  const tail = words.toLowerCase().split(" ").slice(-2).join(" ");
  return quote?.text.toLowerCase().replace(/[’‘]/g, "'").includes(tail) ?? false;
}

type Put = (name: string, words: string | null, isPlural?: boolean) => void;

function putTopics(topics: readonly Topic[], put: Put): void {
  const [topic, second] = topics;
  put("place", topics.find((one) => /^(?:page|chapter|act|level|step) /.test(one.phrase))?.phrase ?? null);
  if (!topic) return;
  const { phrase, kind, head, isPlural } = topic;
  put("thing", phrase, isPlural);
  if (kind !== "other") put(kind, phrase, isPlural);
  if (kind !== "other" && kind !== "state") put("task", phrase, isPlural);
  if (kind === "work" && !isPlural && !/\d/.test(head)) put("head", head);
  const isSecondApart = second && second.score >= 1.5 && !overlaps(second.head, head);
  if (isSecondApart) put("thing2", second.phrase, second.isPlural);
}

/** Replaces the nouns of the text by the names that the recognised situation has for its subject. */
function putSceneThing(thing: NonNullable<Scene["thing"]>, facts: Facts, put: Put): void {
  for (const name of ["work", "talk", "state", "deed", "task", "head", "thing2"]) facts.delete(name);
  const { phrase, kind, isPlural = false } = thing;
  put("thing", phrase, isPlural);
  if (kind !== "other") put(kind, phrase, isPlural);
  if (kind !== "other" && kind !== "state") put("task", phrase, isPlural);
}

function putPeople(people: readonly Person[], isBetweenPeople: boolean, facts: Facts): void {
  for (const { name, isPlural, pronoun, isCounterpart } of people.slice(0, 2)) {
    if (!facts.has("someone")) facts.set("someone", { words: name, isPlural, pronoun });
    const isClose = (isCounterpart || isBetweenPeople) && !facts.has("person");
    facts.set(isClose ? "person" : "bystander", { words: name, isPlural, pronoun });
  }
}

const UNTOLD =
  /\b(?:haven't told|have not told|never told|didn't tell|not told|how to tell|can't tell|need to tell|want to tell|to tell) (?:my |our )?([a-z]+)|\b(?:my |our )?([a-z]+) (?:doesn't know|don't know(?! (?:what|how|if|whether|why|where|who))|has no idea|thinks (?:i|it's))\b/g;

/** Adds the person who, according to the text, has not been told. */
function putUntold({ people, sentences }: Situation, facts: Facts): void {
  const plain = sentences.map((sentence) => restoreApostrophes(sentence.plain)).join(" ");
  for (const [, told = "", knows = ""] of plain.matchAll(UNTOLD)) {
    const one = personCalled(told || knows, people);
    if (one) {
      facts.set("untold", { words: one.name, isPlural: one.isPlural, pronoun: one.pronoun });
      return;
    }
  }
}

/** Adds facts about the form of the text: lines of verse or things of a list are counted. */
function putForm({ form, sentences }: Situation, facts: Facts, put: Put): void {
  if (form !== "account") return;
  const last = sentences.at(-1);
  const isVerse =
    sentences.length >= 4 && sentences.every(({ text }) => text.length < 60 && !/[.!?]$/.test(text));
  if (isVerse && last?.isQuotable) {
    put("lines", `${spelled(String(sentences.length))} lines`, true);
    facts.set("lastline", { words: last.text, isPlural: false, isQuote: true });
  }
  const listed = sentences
    .map(({ plain }) => plain.split(/,(?: and)? | and /))
    .find((items) => items.length >= 4);
  if (listed?.every((item) => item.split(" ").length < 6 && !/\b(?:i|he|she|they|is|are|was)\b/.test(item))) {
    put("listed", `${spelled(String(listed.length))} things`, true);
  }
}

function putCounts(counts: Counts, put: Put): void {
  put("times", counts.times, true);
  put("span", counts.span, true);
  if (counts.spanDays >= LONG_SPAN_DAYS) put("longspan", counts.span, true);
  put("tally", counts.tally, true);
  put("date", counts.date);
  put("since", counts.since);
}

function typographic(words: string): string {
  return words.replace(/'/g, "’");
}

/** Returns the words with capitals for names, days and months, since matching is done in lower case. */
function withNames(words: string, text: string): string {
  const names = new Map(
    [...text.matchAll(/(?<=[\p{L}\p{N},;:] )\p{Lu}\p{L}*\p{Ll}\p{L}*/gu)].map((match) => [
      match[0].toLowerCase(),
      match[0],
    ]),
  );
  return words.replace(/\b[a-z]+\b/g, (word) => names.get(word) ?? word);
}

function putQuotes(facts: Facts, quotes: readonly Quote[]): void {
  const asked = quotes.find(({ text, kind }) => text.length <= MAX_SHORT_QUOTE && kind === "question");
  if (asked) facts.set("shortQuestion", { words: asked.text, isPlural: false, isQuote: true });
  const short = quotes.find(
    ({ text, kind }) => text.length <= MAX_SHORT_QUOTE && !["question", "others"].includes(kind),
  );
  if (short) facts.set("shortQuote", { words: short.text, isPlural: false, isQuote: true });
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
