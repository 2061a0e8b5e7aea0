import { sayDay } from "#domain/day-words.ts";
import * as options from "#domain/profile/options.ts";
import { isAnswered, type ProfileAnswer } from "#domain/profile/profile.ts";
import { PROFILE_TEXT_MAX, WORK_CONTEXT_MAX } from "#domain/readings/lengths.ts";

/** The label of each profile answer on a form. */
export const ANSWER_LABELS: Record<ProfileAnswer, string> = {
  name: "Name",
  birthday: "Birthday",
  birthPlace: "Place of birth",
  creativeIdentity: "Creative identity",
  workContext: "Work context",
  debuggingMode: "When something goes wrong",
  blockPattern: "Where you get stuck most",
  superpower: "Superpower",
  kryptonite: "Kryptonite",
  spiritAnimal: "Problem-solving spirit animal",
};

export type ChoiceAnswer = Exclude<ProfileAnswer, "name" | "birthday" | "birthPlace">;

/** The values that may be chosen for each profile answer. */
const CHOICES: Record<ChoiceAnswer, readonly string[]> = {
  creativeIdentity: options.CREATIVE_IDENTITIES,
  workContext: options.WORK_CONTEXTS,
  debuggingMode: options.DEBUGGING_MODES,
  blockPattern: options.BLOCK_PATTERNS,
  superpower: options.SUPERPOWERS,
  kryptonite: options.KRYPTONITES,
  spiritAnimal: options.SPIRIT_ANIMAL_IDS,
};

/**
 * The answers with a choice for the person's own words. For each: the maximum length of the words, the choice's
 * label, and the question that asks for the words.
 */
export const OWN_WORDS_FIELDS: Partial<
  Record<ChoiceAnswer, { max: number; choice: string; question: string }>
> = {
  workContext: { max: WORK_CONTEXT_MAX, choice: options.OTHER, question: "What, then?" },
  superpower: {
    max: PROFILE_TEXT_MAX,
    choice: options.OTHER_TO_SPECIFY,
    question: "Your superpower, in your words",
  },
  kryptonite: {
    max: PROFILE_TEXT_MAX,
    choice: options.OTHER_TO_SPECIFY,
    question: "Your kryptonite, in your words",
  },
};

/**
 * Returns the choices of an answer. An answer that was chosen from an earlier list stays among them, where there is no choice
 * for own words.
 */
export function choicesFor(field: ChoiceAnswer, answer: string): readonly string[] {
  const choices = CHOICES[field];
  const isEarlier = isAnswered(answer) && !choices.includes(answer) && !OWN_WORDS_FIELDS[field];
  return isEarlier ? [...choices, answer] : choices;
}

/** Returns a stored answer in the words that are shown to people. */
export function formatAnswer(field: ProfileAnswer, answer: string): string {
  if (field === "spiritAnimal") return animalOf(answer)?.name ?? answer;
  if (field !== "birthday") return answer;
  return Number.isNaN(Date.parse(`${answer}T00:00:00Z`)) ? answer : sayDay(answer);
}

export function animalOf(id: string): options.SpiritAnimal | undefined {
  return options.SPIRIT_ANIMALS.find((animal) => animal.id === id);
}

/** Returns the labels for use in a sentence, such as `name, birthday and place of birth`. */
export function listAnswers(fields: readonly ProfileAnswer[]): string {
  const labels = fields.map((field) => ANSWER_LABELS[field].toLowerCase());
  return new Intl.ListFormat("en", { type: "conjunction" }).format(labels);
}
