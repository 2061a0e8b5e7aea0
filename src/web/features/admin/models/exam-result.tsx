import type { ExamOutput } from "#contract/admin-exams.ts";
import { useDates } from "#web/api/use-dates.ts";
import { Fold } from "#web/ui/fold.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ExamAnswers } from "./exam-answers.tsx";
import { sayReason, sayTurn, VERDICT_TITLES, VERDICT_WORDS } from "./exam-words.ts";
import { saySeconds } from "./model-words.ts";
import { ProgressBar } from "./progress-bar.tsx";

/** How a model's test is going or how it ended, with the reasons and the answers. */
export function ExamResult({ exam }: { exam: ExamOutput }) {
  const { id, run, verdict } = exam;
  const isUnderWay = run?.state === "running";
  const hasAnswers = verdict !== null || (run?.done ?? 0) > 0;
  return (
    <div className="grid gap-3">
      {run && <Run model={exam.model} run={run} />}
      {verdict && <VerdictNotice exam={exam} verdict={verdict} />}
      {hasAnswers && (
        <Fold key={`${isUnderWay}`} label={verdict ? "Look at its answers" : "Look at its answers so far"}>
          <ExamAnswers id={id} isUnderWay={isUnderWay} />
        </Fold>
      )}
    </div>
  );
}

function Run({ model, run }: { model: string; run: NonNullable<ExamOutput["run"]> }) {
  const { state, done, of, failure } = run;
  if (state === "running") {
    return (
      <Notice>
        <p>Being tested: {sayTurn(run)}</p>
        <ProgressBar label={`Test of ${model}`} share={done / of} />
        <p className="type-log text-mist">
          On a slow machine this takes half an hour. You may leave this page; the test goes on.
        </p>
      </Notice>
    );
  }
  if (state === "failed") {
    return (
      <Notice tone="warning">
        <p>The test was given up, because no answer came. That says nothing about the model.</p>
        <p className="wrap-anywhere" dir="auto">
          {failure}
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      {state === "stopped" ? "The test was stopped" : "The server was restarted during the test"} at{" "}
      {sayTurn(run)}. It goes on from there.
    </Notice>
  );
}

function VerdictNotice({ exam, verdict }: { exam: ExamOutput; verdict: NonNullable<ExamOutput["verdict"]> }) {
  const { formatMoment } = useDates();
  const { isCurrent, reasons, firstWordMs, wholeMs, examinedAt } = exam;
  const facts = [
    firstWordMs !== null && `first word after ${saySeconds(firstWordMs)}`,
    wholeMs !== null && `a whole reading after ${saySeconds(wholeMs)}`,
    examinedAt && `tested ${formatMoment(examinedAt)}`,
  ].filter(Boolean);
  return (
    <Notice tone={verdict === "reads" && isCurrent ? "good" : "warning"}>
      {!isCurrent && <p>The model has changed since this test, so it no longer counts. Test it again.</p>}
      <p className="font-medium">{VERDICT_TITLES[verdict]}</p>
      <p>{VERDICT_WORDS[verdict]}</p>
      {reasons.length > 0 && (
        <ul className="mt-2 list-disc pl-5" aria-label="Reasons">
          {reasons.map((reason) => (
            <li key={reason.fault}>{sayReason(reason)}</li>
          ))}
        </ul>
      )}
      <p className="type-log mt-1 text-mist">{facts.join(" · ")}</p>
    </Notice>
  );
}
