import { MOST_GUESSES } from "./lengths.ts";

/** The possible answers to "What is the hard part?": one tap, never required. */
export const HARD_PARTS = [
  "begin",
  "finish",
  "choose",
  "fear",
  "waiting",
  "overload",
  "repeat",
  "unsaid",
  "loss",
] as const;
export type HardPart = (typeof HARD_PARTS)[number];

/** The wording of each answer, as the person says it. */
export const HARD_PART_WORDS: Record<HardPart, string> = {
  begin: "I can’t begin",
  finish: "I stopped halfway",
  choose: "I can’t choose",
  fear: "I’m afraid of it",
  waiting: "I’m waiting for somebody",
  overload: "Too much at once",
  repeat: "It keeps happening",
  unsaid: "I haven’t said it",
  loss: "Something is lost",
};

/**
 * The name of each answer; it completes "It is about ..." and "The hard part is ...". For a text that shows none of them,
 * the first ones are offered first.
 */
const HARD_PART_LABELS: Record<HardPart, string> = {
  unsaid: "something you haven’t said",
  begin: "not getting going with it",
  choose: "having to choose",
  fear: "being afraid of it",
  finish: "stopping halfway",
  overload: "too much at once",
  waiting: "waiting for somebody",
  repeat: "something that keeps happening",
  loss: "something that is lost",
};
const GUESS_PREFIX = "hard-part-";
const BY_NEED = Object.keys(HARD_PART_LABELS) as HardPart[];
/** The hard part that is offered first for a text that shows none, and the one if the person tapped the first. */
const [FIRST_IF_NONE_SHOWS, SECOND_IF_NONE_SHOWS] = BY_NEED;

/** Returns a hard part as a guess at what a text is about. Its id differs from those of situations. */
export function hardPartGuess(part: HardPart): { id: string; label: string } {
  return { id: `${GUESS_PREFIX}${part}`, label: HARD_PART_LABELS[part] };
}

/** Returns the hard parts as guesses at what a text is about, without the one that the person tapped. */
export function hardPartGuesses(tapped: HardPart | undefined): { id: string; label: string }[] {
  return BY_NEED.filter((part) => part !== tapped).map(hardPartGuess);
}

/** Returns the guesses that a page offers: those of the offline duck, and hard parts if the duck found too few. */
export function allGuesses(
  found: readonly { id: string; label: string }[],
  tapped: HardPart | undefined,
): { id: string; label: string }[] {
  const others = hardPartGuesses(tapped).filter(({ id }) => found.every((guess) => guess.id !== id));
  return [...found, ...others].slice(0, MOST_GUESSES);
}

/**
 * Returns whether the first of the guesses that a page offers was certainly found in the text. It is `false` for the hard
 * parts that may come first if the text shows nothing: the first of all, and the second if the person tapped the first.
 */
export function isFirstGuessFound(guesses: readonly { id: string }[]): boolean {
  const parts = guesses.map(({ id }) => hardPartOfGuess(id));
  if (guesses.length === 0 || parts[0] === FIRST_IF_NONE_SHOWS) return false;
  return parts[0] !== SECOND_IF_NONE_SHOWS || parts.some((part) => part === FIRST_IF_NONE_SHOWS);
}

/** Returns the hard part that a guess stands for; `undefined` for a guess at a situation. */
export function hardPartOfGuess(id: string): HardPart | undefined {
  return HARD_PARTS.find((part) => id === `${GUESS_PREFIX}${part}`);
}
