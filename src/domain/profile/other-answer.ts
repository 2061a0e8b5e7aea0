import { OTHER, OTHER_TO_SPECIFY } from "./options.ts";

/** What a form shows of an answer that may be in one's own words: a choice of the list or `OTHER`, and the words. */
export interface ChosenAnswer {
  /** Empty where nothing is chosen yet. */
  choice: string;
  text: string;
}

/** Whether a choice asks for words of one's own, in either of its spellings. */
export function isOther(choice: string): boolean {
  const said = choice.trim().toLowerCase();
  return said === OTHER.toLowerCase() || said === OTHER_TO_SPECIFY.toLowerCase();
}

/** What is stored: the choice itself, or the words where it is 'Other'; empty while those are missing. */
export function answerOf({ choice, text }: ChosenAnswer): string {
  if (!isOther(choice)) return choice;
  return isOther(text) ? "" : text.trim();
}

/** The way back: an answer that is none of the options stands as words under 'Other'. */
export function chosenOf(answer: string, options: readonly string[]): ChosenAnswer {
  if (answer.trim() === "" || options.includes(answer)) return { choice: answer.trim(), text: "" };
  return { choice: OTHER, text: isOther(answer) ? "" : answer };
}
