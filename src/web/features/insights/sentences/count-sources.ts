import type { OtherWordsOutput, SentenceOutput } from "#contract/sentences.ts";
import type { SourceKind } from "#domain/readings/trace-sentences.ts";

/** A sentence, or a step, a question or a remark, which claim nothing and have a `part`. */
export type AskableSentence = SentenceOutput & Partial<Pick<OtherWordsOutput, "part">>;

/** Returns what claims nothing as further sentences, with the places after those that claim. */
export function askableOthers(
  others: readonly OtherWordsOutput[],
  sentences: readonly SentenceOutput[],
): AskableSentence[] {
  return others.map((each, place) => ({ ...each, index: sentences.length + place, answer: null }));
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

/** Whether the duck only asks. Such a sentence is counted as a guess, and claims nothing. */
export function isQuestion({ text }: SentenceOutput): boolean {
  return /[?？]["”’)]?$/.test(text);
}

/** Returns how many of the guesses only ask, to go behind `sayGuesses`; an empty text if no guess is a question. */
export function sayQuestions(sentences: readonly SentenceOutput[]): string {
  const questions = sentences.filter((each) => kindOf(each) === "guess" && isQuestion(each)).length;
  if (questions === 0) return "";
  return questions === 1
    ? "One of those only asks."
    : `${NUMBERS[questions] ?? questions} of those only ask.`;
}

/** Returns how many of the sentences are guesses, as a sentence. */
export function sayGuesses(guesses: number, total: number): string {
  if (total === 1)
    return guesses === 1 ? "The one sentence here is a guess." : "The one sentence here is no guess.";
  if (guesses === total) return `All ${total} sentences of this reading are guesses.`;
  const verb = guesses > 1 ? "are guesses" : "is a guess";
  return `${NUMBERS[guesses] ?? guesses} of this reading’s ${total} sentences ${verb}.`;
}

/** Returns a count with the name of its kind: `4 from the card`. */
export function sayKind(kind: SourceKind, count: number): string {
  const names: Record<SourceKind, [one: string, more: string]> = {
    card: ["from the card", "from the card"],
    own: ["your own words", "your own words"],
    earlier: ["earlier entry", "earlier entries"],
    guess: ["guess", "guesses"],
  };
  return `${count} ${names[kind][count === 1 ? 0 : 1]}`;
}
