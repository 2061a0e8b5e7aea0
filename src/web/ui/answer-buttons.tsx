interface AnswerButtonsProps<Answer extends string> {
  /** The possible answers, in the order in which their buttons are shown. */
  answers: readonly Answer[];
  words: Readonly<Record<Answer, string>>;
  isBusy: boolean;
  onAnswer: (answer: Answer) => void;
}

/** Shows buttons for answers side by side, all with the same look. While busy, pressing them has no effect. */
export function AnswerButtons<Answer extends string>({
  answers,
  words,
  isBusy,
  onAnswer,
}: AnswerButtonsProps<Answer>) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {answers.map((answer) => (
        <button
          key={answer}
          type="button"
          aria-disabled={isBusy}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge px-4 text-moon hover:border-moon aria-disabled:opacity-60"
          onClick={() => !isBusy && onAnswer(answer)}
        >
          {words[answer]}
        </button>
      ))}
    </div>
  );
}
