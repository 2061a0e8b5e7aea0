import type { OtherWordsOutput, SentenceOutput } from "#contract/sentences.ts";
import type { SourceKind } from "#domain/readings/trace-sentences.ts";

/** A sentence whose sources can be shown. A step, a question or a remark has a `part` and claims nothing. */
export type AskableSentence = SentenceOutput & Partial<Pick<OtherWordsOutput, "part">>;

/** Converts steps, questions and remarks to sentences. Their indices follow those of the real sentences. */
export function toAskableSentences(
  otherWords: readonly OtherWordsOutput[],
  sentences: readonly SentenceOutput[],
): AskableSentence[] {
  return otherWords.map((each, place) => ({ ...each, index: sentences.length + place, answer: null }));
}

export function kindOf({ origins }: SentenceOutput): SourceKind {
  return origins[0]?.kind ?? "guess";
}

export function countKinds(sentences: readonly SentenceOutput[]): Record<SourceKind, number> {
  const counts = { card: 0, own: 0, earlier: 0, guess: 0 };
  for (const sentence of sentences) counts[kindOf(sentence)] += 1;
  return counts;
}

const NUMBERS = ["None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** Returns whether the sentence is a question. A question claims nothing, but is counted as a guess. */
export function isQuestion({ text }: SentenceOutput): boolean {
  return /[?？]["”’)]?$/.test(text);
}

/**
 * Returns a sentence on how many of the guesses are questions, to follow the one of `guessesSentence`. Returns an empty
 * text if none is.
 */
export function questionsSentence(sentences: readonly SentenceOutput[]): string {
  const questions = sentences.filter((each) => kindOf(each) === "guess" && isQuestion(each)).length;
  if (questions === 0) return "";
  return questions === 1
    ? "One of those is only a question."
    : `${NUMBERS[questions] ?? questions} of those are only questions.`;
}

/** Returns a sentence that says how many of the sentences are guesses. */
export function guessesSentence(guesses: number, total: number): string {
  if (total === 1)
    return guesses === 1 ? "The one sentence here is a guess." : "The one sentence here is not a guess.";
  if (guesses === total) return `All ${total} sentences of this reading are guesses.`;
  const verb = guesses > 1 ? "are guesses" : "is a guess";
  return `${NUMBERS[guesses] ?? guesses} of this reading’s ${total} sentences ${verb}.`;
}

/** Returns a count together with the name of the source kind, such as `4 from the card`. */
export function formatSourceCount(kind: SourceKind, count: number): string {
  const names: Record<SourceKind, [one: string, more: string]> = {
    card: ["from the card", "from the card"],
    own: ["your own words", "your own words"],
    earlier: ["earlier entry", "earlier entries"],
    guess: ["guess", "guesses"],
  };
  return `${count} ${names[kind][count === 1 ? 0 : 1]}`;
}
