import { useMutation } from "@tanstack/react-query";
import type { ModelsOutput } from "#contract/admin-models.ts";
import { api } from "#web/api/client.ts";
import { queryKey } from "#web/api/queries/query-key.ts";
import { useDates } from "#web/api/use-dates.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useProve } from "../prove.ts";
import { ExamButtons } from "./exam-buttons.tsx";
import { ExamResult } from "./exam-result.tsx";

interface AnsweringProps {
  models: ModelsOutput;
  onChanged: () => void;
}

/** Who answers people, what its test says, and how to change that. */
export function Answering({ models, onChanged }: AnsweringProps) {
  const prove = useProve();
  const drop = useMutation({
    mutationKey: queryKey("admin", "dropModel"),
    mutationFn: () => prove(() => api.admin.dropModel()),
    onSuccess: onChanged,
  });
  const { chosen } = models;
  const { model, by } = models.answers;
  const exam = examOf(models, model);
  return (
    <section aria-labelledby="answering" className="grid gap-3">
      <h3 id="answering" className="type-read">
        Who answers
      </h3>
      <WhoAnswers models={models} />
      {model && chosen?.state !== "gone" && chosen?.state !== "silent" && (
        <MayNow models={models} model={model} />
      )}
      {exam && <ExamResult exam={exam} />}
      <div className="flex flex-wrap items-center gap-3">
        {model && (
          <ExamButtons
            asked={{ host: model.host, model: model.model }}
            mayOverrule={model.may !== "reads" || exam?.isAllowedAnyway === true}
            {...{ exam, onChanged }}
          />
        )}
        {by === "choice" && (
          <Button look="outline" isBusy={drop.isPending} onClick={() => drop.mutate()}>
            Answer without a model
          </Button>
        )}
      </div>
      {drop.error && <Notice tone="warning">Nothing was changed. {drop.error.message}</Notice>}
    </section>
  );
}

type Asked = NonNullable<ModelsOutput["answers"]["model"]>;

/** Returns the test of a model; `undefined` if it never took one. */
export function examOf({ exams }: ModelsOutput, asked: Pick<Asked, "host" | "model"> | null) {
  return exams.find(({ host, model }) => host === asked?.host && model === asked.model);
}

/** Says what the model may do where its test does not say it by itself. */
function MayNow({ models, model }: { models: ModelsOutput; model: Asked }) {
  const exam = examOf(models, model);
  if (exam?.isAllowedAnyway) {
    return (
      <Notice tone="warning">
        It answers people because an administrator said so, whatever its test says.
      </Notice>
    );
  }
  if (exam?.verdict && exam.isCurrent) return null;
  if (model.host === "settings") {
    return (
      <Notice>
        Not tested yet. It answers people all the same, because the settings name it. A test asks it 20 short
        things, at your cost where it has one; what it says holds from then on.
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      Not tested yet, so it does not answer: people get their page without a model. It answers by itself as
      soon as it has passed.
    </Notice>
  );
}

function WhoAnswers({ models: { answers, chosen } }: Pick<AnsweringProps, "models">) {
  const { formatMoment } = useDates();
  if (answers.by === "settings") {
    return (
      <Notice>
        The server’s settings say who answers: {answers.model?.label ?? answers.label}. They count more than a
        choice here
        <span>{chosen ? `, so ${chosen.model} is not asked.` : "."}</span>
      </Notice>
    );
  }
  if (!chosen) {
    return (
      <Notice>
        No model is used. One that you choose here is tested first, and answers when it has passed.
      </Notice>
    );
  }
  if (chosen.state === "there") {
    return (
      <Notice tone={answers.model?.may === "reads" ? "good" : "quiet"}>
        <p className="break-all">
          {answers.model?.may === "reads" ? answers.label : `${chosen.model} at ${chosen.hostName}`}
        </p>
        <p className="type-log text-mist">chosen {formatMoment(chosen.chosenAt)}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      {chosen.state === "silent"
        ? `${chosen.hostName} does not answer, so ${chosen.model} does not either. `
        : `${chosen.hostName} does not have ${chosen.model} any more. `}
      People get their page without a model until it is back, or until you choose another one.
    </Notice>
  );
}
