import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ModelsOutput } from "#contract/admin-models.ts";
import { modelsQuery } from "#web/api/queries/admin.ts";
import { queryKey } from "#web/api/queries/query-key.ts";
import { rareApi } from "#web/api/rare-client.ts";
import { useDates } from "#web/api/use-dates.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { UnloadedList } from "#web/ui/unloaded-list.tsx";
import { useProve } from "../prove.ts";
import { FetchModel } from "./fetch-model.tsx";
import { FoundHost } from "./found-host.tsx";

/** Who answers people, and the models on the server's own machine: choose one, try it, fetch one. */
export function Models() {
  const { data, error, isFetching, refetch } = useQuery(modelsQuery);
  // The page also looks by itself while a download runs, which must not turn the button's spinner.
  const [isLooking, setLooking] = useState(false);
  const lookAgain = () => {
    setLooking(true);
    void refetch().finally(() => setLooking(false));
  };
  if (!data) return <UnloadedList error={error} isBusy={isFetching} onRetry={lookAgain} />;
  return (
    <div className="grid gap-10">
      <Answering models={data} onChanged={lookAgain} />
      <section aria-labelledby="found" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h3 id="found" className="type-read">
            On the server’s own machine
          </h3>
          {data.isLooking && (
            <Button look="outline" isBusy={isLooking} onClick={lookAgain}>
              Look again
            </Button>
          )}
        </div>
        {data.hosts.length === 0 && <NothingFound isLooking={data.isLooking} />}
        {data.hosts.map((host) => (
          <FoundHost key={host.id} host={host} models={data} onChanged={lookAgain} />
        ))}
      </section>
      {data.hosts.some(({ id }) => id === "ollama") && (
        <FetchModel known={data.known} onChanged={lookAgain} />
      )}
    </div>
  );
}

interface AnsweringProps {
  models: ModelsOutput;
  onChanged: () => void;
}

function Answering({ models, onChanged }: AnsweringProps) {
  const prove = useProve();
  const drop = useMutation({
    mutationKey: queryKey("admin", "dropModel"),
    mutationFn: () => prove(() => rareApi.admin.dropModel()),
    onSuccess: onChanged,
  });
  return (
    <section aria-labelledby="answering" className="grid gap-3">
      <h3 id="answering" className="type-read">
        Who answers
      </h3>
      <WhoAnswers models={models} />
      {models.answers.by === "choice" && (
        <div>
          <Button look="outline" isBusy={drop.isPending} onClick={() => drop.mutate()}>
            Answer without a model
          </Button>
        </div>
      )}
      {drop.error && <Notice tone="warning">Nothing was changed. {drop.error.message}</Notice>}
    </section>
  );
}

function WhoAnswers({ models: { answers, chosen } }: Pick<AnsweringProps, "models">) {
  const { formatMoment } = useDates();
  if (answers.by === "settings") {
    return (
      <Notice>
        The server’s settings say who answers: {answers.label}. They count more than a choice here
        <span>{chosen ? `, so ${chosen.model} is not asked.` : "."}</span>
      </Notice>
    );
  }
  if (!chosen) {
    return <Notice>No model is used. A model answers only after you have chosen it here.</Notice>;
  }
  if (chosen.state === "there") {
    return (
      <Notice tone="good">
        <p className="break-all">{answers.label}</p>
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

function NothingFound({ isLooking }: { isLooking: boolean }) {
  if (!isLooking) {
    return (
      <p className="max-w-column-narrow text-mist">
        The server does not look for models, and uses none that was chosen here: its setting FIND_MODELS is
        off.
      </p>
    );
  }
  return (
    <p className="max-w-column-narrow text-mist">
      Neither Ollama nor LM Studio, llama.cpp or Docker Model Runner answered. Start one of them, and look
      again. For Ollama on another machine of yours, start the server with its address as OLLAMA_HOST.
    </p>
  );
}
