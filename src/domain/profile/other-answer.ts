import { OTHER, OTHER_TO_SPECIFY } from "./options.ts";

/** A form's state for an answer that may be an own text: an option of the list or `OTHER`, and the text. */
export interface ChosenAnswer {
  /** The chosen option; empty if nothing is chosen yet. */
  choice: string;
  text: string;
}

/** Returns whether a choice is 'Other', in either of its spellings. */
export function isOther(choice: string): boolean {
  const said = choice.trim().toLowerCase();
  return said === OTHER.toLowerCase() || said === OTHER_TO_SPECIFY.toLowerCase();
}

/**
 * Returns the answer to store: the choice, or the text if the choice is 'Other'; empty while the text is
 * missing.
 */
export function profileAnswerToStore({ choice, text }: ChosenAnswer): string {
  if (!isOther(choice)) return choice;
  return isOther(text) ? "" : text.trim();
}

/** The inverse of `profileAnswerToStore`: an answer that is none of the options becomes the text of 'Other'. */
export function chosenAnswerOf(answer: string, options: readonly string[]): ChosenAnswer {
  if (answer.trim() === "" || options.includes(answer)) return { choice: answer.trim(), text: "" };
  return { choice: OTHER, text: isOther(answer) ? "" : answer };
}
