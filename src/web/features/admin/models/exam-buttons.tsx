import { useState } from "react";
import type { ExamOutput } from "#contract/admin-exams.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { type ExamAsked, useExam } from "./use-exam.ts";

interface ExamButtonsProps {
  asked: ExamAsked;
  exam: ExamOutput | undefined;
  onChanged: () => void;
  /** Whether an administrator may let the model speak whatever its test says. */
  mayOverrule?: boolean;
}

/** Begins, continues or stops the test of a model, or overrules it. */
export function ExamButtons({ asked, exam, onChanged, mayOverrule = false }: ExamButtonsProps) {
  const { begin, stop, allow, error } = useExam(asked, onChanged);
  const name = <span className="sr-only">: {asked.model}</span>;
  const isRunning = exam?.run?.state === "running";
  const isAllowed = exam?.isAllowedAnyway ?? false;
  return (
    <>
      <Button
        look="outline"
        isBusy={isRunning ? stop.isPending : begin.isPending}
        onClick={() => (isRunning ? stop.mutate() : begin.mutate())}
      >
        {isRunning ? "Stop the test" : labelOf(exam)}
        {name}
      </Button>
      {mayOverrule && isAllowed && (
        <Button look="outline" isBusy={allow.isPending} onClick={() => allow.mutate(false)}>
          Obey its test again{name}
        </Button>
      )}
      {mayOverrule && !isAllowed && (
        <LetItSpeak isBusy={allow.isPending} onYes={() => allow.mutate(true)}>
          {name}
        </LetItSpeak>
      )}
      {error && (
        <div className="w-full">
          <Notice tone="warning">Nothing was changed. {error.message}</Notice>
        </div>
      )}
    </>
  );
}

function labelOf(exam: ExamOutput | undefined): string {
  if (exam?.run?.state === "stopped" || exam?.run?.state === "interrupted") return "Go on with the test";
  return exam?.verdict || exam?.run ? "Test it again" : "Test it";
}

interface LetItSpeakProps {
  isBusy: boolean;
  onYes: () => void;
  children: React.ReactNode;
}

/** Asks once more before a model speaks that has not passed. */
function LetItSpeak({ isBusy, onYes, children }: LetItSpeakProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button look="link" onClick={() => setAsking(true)}>
        Let it speak anyway{children}
      </Button>
    );
  }
  return (
    <div className="grid w-full gap-3">
      <Notice tone="warning">
        It would answer people although it has not passed. Somebody who is in danger may then get an answer
        that does not see it. Your word holds for this version of the model.
      </Notice>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="outline" isBusy={isBusy} onClick={onYes}>
          Yes, let it speak{children}
        </Button>
        <Button look="link" onClick={() => setAsking(false)}>
          No
        </Button>
      </div>
    </div>
  );
}
