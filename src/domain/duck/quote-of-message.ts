/** Chooses what a chat reply quotes of a message. */
import { findHeavySubject } from "../safety/gravity.ts";
import { MANY_WORDS, wordCount } from "./count-words.ts";
import { type Intent, TELLING } from "./message-intents.ts";
import { PATTERNS } from "./message-patterns.ts";
import type { Situation } from "./read-situation.ts";
import { plainWords } from "./restore-apostrophes.ts";
import type { Sentence } from "./split-sentences.ts";
import { tailOf } from "./tail-of.ts";

export const LEAST_QUOTED = 3;
export const MOST_QUOTED = 26;

/** Intents of messages that ask something. */
const ASKING: ReadonlySet<Intent> = new Set([
  "asksOther",
  "asksShould",
  "asksWhy",
  "asksHow",
  "asksIfOk",
  "whatIf",
]);

/** Intents of messages that are quoted whole where they are short. */
const WHOLE: ReadonlySet<Intent> = new Set([...TELLING, "didIt", "unsure"]);

/**
 * - Of a plain statement that is not long: a few of its words.
 * - Of a word, or of a short message with several sentences that tells something: the whole.
 * - Else one sentence, or the end of one that is too long to quote.
 */
export function quoteFor(intent: Intent, message: string, latest: Situation): string | undefined {
  const isPlain = TOLD_PLAINLY.has(intent) && findHeavySubject(message) === null;
  if (isPlain && latest.form !== "word" && wordCount(message) < MANY_WORDS) {
    const sentence = sentenceOf(intent, latest);
    return sentence && fewWordsOf(sentence, latest.sentences.filter(isQuotable));
  }
  return wholeOf(intent, message, latest) ?? sentenceOf(intent, latest);
}

/** Intents of messages of which a few words are quoted. */
const TOLD_PLAINLY: ReadonlySet<Intent> = new Set(["fact", "person"]);
const LEAST_OF_CLAUSE = 4;
const FEW_WORDS = 9;
const CLAUSE_END = /[,;:–—] | (?=(?:and|but|because|cos|which|though) )/;

/**
 * The longest short sentence of the message. Where no sentence is short, the longest short clause of the given one; where
 * it has none, the given sentence itself.
 */
function fewWordsOf(sentence: string, all: readonly Sentence[]): string {
  const others = all.map(({ text }) => text).filter(isShort);
  const clauses = sentence
    .split(CLAUSE_END)
    .map((clause) => clause.replace(/^(?:and|but|so|because|cos|which|though|then) /i, ""))
    .filter(isShort);
  const [longest] = (others.length > 0 ? others : clauses).toSorted(
    (one, other) => wordCount(other) - wordCount(one),
  );
  return longest ?? sentence;
}

function isShort(words: string): boolean {
  return wordCount(words) >= LEAST_OF_CLAUSE && wordCount(words) <= FEW_WORDS;
}

/** A single word; or a short message of several sentences, which tell more together than one of them. */
function wholeOf(intent: Intent, message: string, { form, sentences }: Situation): string | undefined {
  if (form === "word") return sentences[0]?.text;
  const isTold = WHOLE.has(intent) && sentences.every(({ isQuotable: isWhole }) => isWhole);
  const isShort = sentences.length > 1 && wordCount(message) <= MOST_QUOTED && !/["“”\n]/.test(message);
  return isTold && isShort ? message.trim() : undefined;
}

/**
 * By the intent: the question asked, what is said again, or the end of a ramble. Where that is not there, the sentence that
 * tells of a loss or the feeling, names the person or reports the event.
 */
function sentenceOf(intent: Intent, latest: Situation): string | undefined {
  if (latest.unknowable) return latest.unknowable.text;
  const candidates = latest.sentences.filter(isQuotable);
  const given =
    intent === "remind" ? candidates.find((one) => !SAYS_IT_WAS_SAID.test(plainWords(one.text))) : undefined;
  const asked = ASKING.has(intent) ? candidates.findLast(({ text }) => text.endsWith("?")) : undefined;
  const tail = intent === "fact" ? tailOfRamble(latest) : undefined;
  if (given || asked || tail) return given?.text ?? asked?.text ?? tail;
  const sentence =
    candidates.find(({ text }) => findHeavySubject(text) !== null) ?? byIntent(intent, candidates, latest);
  return sentence ? afterColon(sentence.text) : latest.quotes[0]?.text;
}

function byIntent(intent: Intent, candidates: readonly Sentence[], latest: Situation): Sentence | undefined {
  const [person] = latest.people;
  const ofFeeling =
    intent === "feeling"
      ? candidates.find((sentence) => PATTERNS.feeling.test(plainWords(sentence.text)))
      : undefined;
  const ofPerson =
    intent === "person" ? candidates.find(({ text }) => person && text.includes(person.name)) : undefined;
  if (ofFeeling || ofPerson || !TELLING.has(intent)) return ofFeeling ?? ofPerson;
  const events = candidates.filter((sentence) => !ANNOUNCES.test(plainWords(sentence.text)));
  return costliestOf(events, latest) ?? candidates[0];
}

/** Of a message that ends with a sentence too long to quote, the end of that. */
function tailOfRamble({ sentences }: Situation): string | undefined {
  const end = sentences.at(-1);
  return end?.isQuotable && wordCount(end.text) > MOST_QUOTED ? tailOf(end.text) : undefined;
}

/** Matches "it was in my first lines", which is not what was said there. */
const SAYS_IT_WAS_SAID =
  /\b(?:first (?:message|text|line|lines)|top|beginning|already|again|in there|mentioned|transmission)\b/;

/** Of several sentences, the one that seems to have cost the person most to write. */
function costliestOf(candidates: readonly Sentence[], { quotes }: Situation): Sentence | undefined {
  const texts = quotes.map(({ text }) => text);
  return (
    candidates.find(({ text }) => texts[0] !== undefined && text.includes(texts[0])) ??
    candidates.toSorted((one, other) => wordCount(other.text) - wordCount(one.text))[0]
  );
}

/** Matches a sentence that only announces what follows. */
const ANNOUNCES =
  /\b(?:something|thing) (?:else )?i (?:left out|forgot|didn't (?:say|mention))\b|^(?:i've worked (?:it )?out why|one more thing|also|there's more)\b.{0,20}$/;

/** "Something I left out: the string snapped" tells that the string snapped. */
function afterColon(text: string): string {
  const rest = text.slice(text.indexOf(":") + 1).trim();
  return text.includes(": ") && wordCount(rest) > LEAST_QUOTED ? rest : text;
}

export function isQuotable({ text, isQuotable: isWhole }: Sentence): boolean {
  const words = wordCount(text);
  return isWhole && words >= LEAST_QUOTED && words <= MOST_QUOTED;
}
