import { useState } from "react";
import { answerOf, type ChosenAnswer, chosenOf } from "#domain/profile/other-answer.ts";

interface OwnWordsOptions {
  answer: string;
  options: readonly string[];
  onAnswer: (answer: string) => void;
}

/** A choice that may be 'Other', with the person's own words. They are kept while other choices are tried. */
export function useOwnWords({ answer, options, onAnswer }: OwnWordsOptions) {
  const [typed, setTyped] = useState<ChosenAnswer>(() => chosenOf(answer, options));
  // An answer that was changed elsewhere replaces the one typed here.
  const shown = answerOf(typed) === answer ? typed : chosenOf(answer, options);

  function take(next: ChosenAnswer): void {
    setTyped(next);
    onAnswer(answerOf(next));
  }

  return {
    ...shown,
    choose: (choice: string) => take({ choice, text: shown.text || typed.text }),
    write: (text: string) => take({ ...shown, text }),
  };
}
