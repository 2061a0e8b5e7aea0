interface AnswerButtonsProps<Answer extends string> {
  /** The answers in the order in which they are offered. */
  answers: readonly Answer[];
  words: Readonly<Record<Answer, string>>;
  isBusy: boolean;
  onAnswer: (answer: Answer) => void;
}

/** Answers side by side, none of which looks better than another. While busy they do nothing. */
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
