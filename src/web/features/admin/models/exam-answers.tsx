import { useQuery } from "@tanstack/react-query";
import type { ExamAnswersOutput } from "#contract/admin-exams.ts";
import { examAnswersQuery } from "#web/api/queries/admin.ts";
import { UnloadedList } from "#web/ui/unloaded-list.tsx";
import { KIND_WORDS, sayFaults } from "./exam-words.ts";
import { saySeconds } from "./model-words.ts";

/** Every text of a test with what the model answered to it; first those with which something was wrong. */
export function ExamAnswers({ id, isUnderWay }: { id: string; isUnderWay: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(examAnswersQuery(id, isUnderWay));
  if (!data) return <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const { answers } = data;
  return (
    <ol aria-label="Answers in the test">
      {[...answers.filter(isFaulty), ...answers.filter((each) => !isFaulty(each))].map((answer) => (
        <li key={answer.id} className="border-t border-ripple py-2">
          <Answered answer={answer} />
        </li>
      ))}
    </ol>
  );
}

type Answer = ExamAnswersOutput["answers"][number];

const isFaulty = ({ faults }: Answer) => faults.length > 0;

function Answered({ answer }: { answer: Answer }) {
  const { title, kind, text, faults, failure, firstWordMs, wholeMs } = answer;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">
        {title}
        <span
          dir="auto"
          className={`type-log block wrap-anywhere ${faults.length > 0 ? "text-bill" : "text-mist"}`}
        >
          {sayFaults(answer)}
        </span>
      </summary>
      <div className="grid gap-3 pb-3">
        <div>
          <p className="type-log text-mist">The text: {KIND_WORDS[kind]}</p>
          <p dir="auto" className="wrap-anywhere">
            {text}
          </p>
        </div>
        <div>
          <p className="type-log text-mist">
            {firstWordMs === null
              ? `No answer after ${saySeconds(wholeMs)}`
              : `The answer: first word after ${saySeconds(firstWordMs)}, all of it after ${saySeconds(wholeMs)}`}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {answer.answer || failure}
          </p>
        </div>
      </div>
    </details>
  );
}
