import { useState } from "react";
import { type ChosenAnswer, chosenAnswerOf, profileAnswerToStore } from "#domain/profile/other-answer.ts";

interface OwnWordsOptions {
  answer: string;
  options: readonly string[];
  onAnswer: (answer: string) => void;
}

/**
 * Manages a choice that may be 'Other' with the person's own words. The words are remembered while other choices
 * are tried.
 */
export function useOwnWords({ answer, options, onAnswer }: OwnWordsOptions) {
  const [typed, setTyped] = useState<ChosenAnswer>(() => chosenAnswerOf(answer, options));
  // An answer that was changed elsewhere replaces the typed answer.
  const shown = profileAnswerToStore(typed) === answer ? typed : chosenAnswerOf(answer, options);

  function take(next: ChosenAnswer): void {
    setTyped(next);
    onAnswer(profileAnswerToStore(next));
  }

  return {
    ...shown,
    choose: (choice: string) => take({ choice, text: shown.text || typed.text }),
    write: (text: string) => take({ ...shown, text }),
  };
}
