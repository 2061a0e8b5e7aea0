/**
 * Finds the one thing that a text is about and that a reading may name: what the person owns, makes, does or attends.
 * A wrong name is worse than none, so only everyday nouns count, and only where the text gives them weight.
 */
import { NAMED_THING_WEIGHTS as WEIGHTS } from "./duck-weights.ts";
import { DENIED } from "./find-knots.ts";
import { type NounPhrase, nounPhrasesIn } from "./find-noun-phrases.ts";
import { isIncidental } from "./lexicon/everyday-nouns.ts";
import { isPluralNoun } from "./lexicon/topic-nouns.ts";
import type { Sentence } from "./split-sentences.ts";

export interface NamedThing {
  /** The thing with its article, worded for the person: 'the cello', 'your driving test'. */
  phrase: string;
  head: string;
  isPlural: boolean;
}

interface Candidate extends NamedThing {
  isOwn: boolean;
  /** The weight of the mention with the most weight. */
  heaviest: number;
  /** True if it is first named near the start. */
  isEarly: boolean;
  isRepeated: boolean;
}

/** The index of the last sentence that counts as near the start. A long text goes through much that it is not about. */
const LAST_NEAR_START = 4;
/** The index of the last sentence in which a thing is named early enough for its repetition to count. */
const LAST_EARLY = 2;
/** Matches a sentence that goes on about what the one before it named. */
const TAKES_UP = /^(?:and |but |so )?(?:it|it's|its|they|they're|them)\b/;

/** Returns the thing that a text is about; `null` if no noun has enough weight. */
export function findNamedThing(sentences: readonly Pick<Sentence, "plain">[]): NamedThing | null {
  const candidates = new Map<string, Candidate>();
  sentences.forEach(({ plain }, index) => {
    const isTakenUp = TAKES_UP.test(sentences[index + 1]?.plain ?? "");
    for (const phrase of nounPhrasesIn(plain.replace(DENIED, " , "))) {
      const noun = singularOf(phrase.head);
      const mention = candidateFrom(phrase, { index, isTakenUp });
      const known = candidates.get(noun);
      candidates.set(noun, known ? together(known, mention) : mention);
    }
  });
  const [best, other] = [...candidates.values()].sort((one, two) => scoreOf(two) - scoreOf(one));
  const least = other === undefined ? WEIGHTS.leastAlone : WEIGHTS.least;
  return best && scoreOf(best) >= least ? toThing(best) : null;
}

interface Place {
  /** The index of the sentence. */
  index: number;
  /** True if the next sentence goes on about something that the sentence named. */
  isTakenUp: boolean;
}

function candidateFrom(phrase: NounPhrase, { index, isTakenUp }: Place): Candidate {
  const { words, head, isOwn, isObject, isStart } = phrase;
  return {
    phrase: `${isOwn ? "your" : "the"} ${words.join(" ")}`,
    head,
    isPlural: isPluralNoun(head),
    isOwn,
    heaviest: weightOf(phrase, index) + (isTakenUp && (isObject || isStart) ? WEIGHTS.takenUp : 0),
    isEarly: index <= LAST_EARLY,
    isRepeated: false,
  };
}

/** Returns two mentions as one, with the possessive or else the longer name, if both are of the same number. */
function together(known: Candidate, next: Candidate): Candidate {
  const isBetter = next.isOwn === known.isOwn ? next.phrase.length > known.phrase.length : next.isOwn;
  const named = isBetter && next.isPlural === known.isPlural ? next : known;
  const heaviest = Math.max(known.heaviest, next.heaviest);
  return { ...known, phrase: named.phrase, isOwn: named.isOwn, heaviest, isRepeated: true };
}

/** Returns the weight of a candidate. A repetition counts once, and only for what is named near the start. */
function scoreOf({ heaviest, isEarly, isRepeated }: Candidate): number {
  return heaviest + (isEarly && isRepeated ? WEIGHTS.again : 0);
}

function toThing({ phrase, head, isPlural }: Candidate): NamedThing {
  return { phrase, head, isPlural };
}

function weightOf(phrase: NounPhrase, sentence: number): number {
  const isOneWord = phrase.words.length === 1;
  const signs: [boolean, number][] = [
    [phrase.isStart, WEIGHTS.atStart],
    [phrase.isStart && sentence === 0, WEIGHTS.opensText],
    [sentence === 0, WEIGHTS.inFirstSentence],
    [sentence > 1, WEIGHTS.late],
    [sentence > LAST_NEAR_START, WEIGHTS.late],
    [phrase.isObject, WEIGHTS.object],
    [phrase.isActing, WEIGHTS.acting],
    [phrase.isHandled, WEIGHTS.handled],
    [phrase.isSaid, WEIGHTS.said],
    [phrase.isAside, WEIGHTS.aside],
    [phrase.isOfNoun, WEIGHTS.ofNoun],
    [phrase.isOfOther, WEIGHTS.ofSomebodyElse],
    [phrase.isPlace || phrase.isTime, WEIGHTS.place],
    [phrase.isPurpose, WEIGHTS.purpose],
    [!isOneWord, WEIGHTS.specified],
    [isOneWord && !phrase.isDone && isIncidental(phrase.head), WEIGHTS.incidental],
  ];
  return signs.reduce<number>(
    (sum, [isShown, weight]) => sum + (isShown ? weight : 0),
    WEIGHTS[phrase.determiner],
  );
}

function singularOf(noun: string): string {
  return noun.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
}
