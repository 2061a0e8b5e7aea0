import { useMutation } from "@tanstack/react-query";
import type { FoundHostOutput, ModelsOutput } from "#contract/admin-models.ts";
import { api } from "#web/api/client.ts";
import { queryKey } from "#web/api/queries/query-key.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyText } from "#web/ui/copy-text.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useProve } from "../prove.ts";
import { examOf } from "./answering.tsx";
import { ExamButtons } from "./exam-buttons.tsx";
import { ExamResult } from "./exam-result.tsx";
import { sayGigabytes } from "./model-words.ts";
import { TrialResult } from "./trial-result.tsx";

interface FoundHostProps {
  host: FoundHostOutput;
  models: ModelsOutput;
  onChanged: () => void;
}

/** A program that serves models, with those that can chat, and the line of settings that would do the same. */
export function FoundHost({ host, models, onChanged }: FoundHostProps) {
  const { name, address, settings, elsewhere } = host;
  return (
    <div className="grid gap-2 rounded-surface bg-pond p-5">
      <h4 className="font-medium">
        {name} <span className="type-log text-mist break-all">{address}</span>
      </h4>
      {host.models.length === 0 && <p className="text-mist">It has no model that can chat yet.</p>}
      <ul aria-label={`Models of ${name}`}>
        {host.models.map((model) => (
          <ModelLine key={model.name} {...{ host, model, models, onChanged }} />
        ))}
      </ul>
      {elsewhere > 0 && (
        <p className="type-small text-mist">
          Not listed, because they run on somebody else’s machines: {elsewhere}.
        </p>
      )}
      {settings && <SettingsLine line={settings} />}
    </div>
  );
}

interface ModelLineProps extends FoundHostProps {
  model: FoundHostOutput["models"][number];
}

function ModelLine({ host, model: { name, bytes, parameters }, models, onChanged }: ModelLineProps) {
  const prove = useProve();
  const asked = { host: host.id, model: name };
  const known = models.known.find((each) => each.host === host.id && each.model === name);
  const isChosen = models.chosen?.host === host.id && models.chosen.model === name;
  // The test of the model that was chosen is shown above, where it says who answers.
  const isAnswering = models.answers.model?.host === host.id && models.answers.model.model === name;
  const choose = useMutation({
    mutationKey: queryKey("admin", "chooseModel"),
    mutationFn: () => prove(() => api.admin.chooseModel(asked)),
    onSuccess: onChanged,
  });
  const attempt = useMutation({
    mutationKey: queryKey("admin", "tryModel"),
    mutationFn: () => prove(() => api.admin.tryModel(asked)),
    onSuccess: onChanged,
  });
  const error = choose.error ?? attempt.error;
  const exam = examOf(models, asked);
  const facts = [parameters && `${parameters} parameters`, bytes !== null && sayGigabytes(bytes)].filter(
    Boolean,
  );
  return (
    <li className="grid gap-2 border-t border-ripple py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 break-all">
          {name}
          {facts.length > 0 && <span className="type-log block text-mist">{facts.join(" · ")}</span>}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            look="outline"
            isBusy={attempt.isPending || known?.trial?.state === "running"}
            onClick={() => attempt.mutate()}
          >
            Try it<span className="sr-only">: {name}</span>
          </Button>
          {models.answers.by !== "settings" && !isChosen && (
            <Button look="outline" isBusy={choose.isPending} onClick={() => choose.mutate()}>
              Use it<span className="sr-only">: {name}</span>
            </Button>
          )}
          {!isAnswering && <ExamButtons {...{ asked, exam, onChanged }} />}
          {isChosen && <span className="type-small text-mist">chosen</span>}
        </div>
      </div>
      {error && <Notice tone="warning">Nothing was changed. {error.message}</Notice>}
      {known?.trial && <TrialResult trial={known.trial} />}
      {exam && !isAnswering && <ExamResult exam={exam} />}
    </li>
  );
}

function SettingsLine({ line }: { line: string }) {
  return (
    <details className="type-small">
      <summary className="min-h-6 cursor-pointer py-1 text-mist">Or by one line of settings</summary>
      <p className="mt-1">
        <code dir="auto" className="wrap-anywhere">
          {line}
        </code>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyText look="link" label="Copy the line" text={line} instead="Select the line and copy it." />
      </div>
    </details>
  );
}
