import { useState } from "react";
import { answerOf, type ChosenAnswer, chosenOf } from "../../../domain/profile/other-answer.ts";

interface OwnWordsOptions {
  answer: string;
  options: readonly string[];
  onAnswer: (answer: string) => void;
}

/** A choice that may be 'Other', and the words for it, which stay while one looks at the other choices. */
export function useOwnWords({ answer, options, onAnswer }: OwnWordsOptions) {
  const [typed, setTyped] = useState<ChosenAnswer>(() => chosenOf(answer, options));
  // An answer that came from elsewhere counts for more than what stands here.
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
