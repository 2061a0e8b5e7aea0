import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { modelsQuery } from "#web/api/queries/admin.ts";
import { Button } from "#web/ui/button.tsx";
import { UnloadedList } from "#web/ui/unloaded-list.tsx";
import { Answering } from "./answering.tsx";
import { FetchModel } from "./fetch-model.tsx";
import { FoundHost } from "./found-host.tsx";

/** Who answers people, and the models on the server's own machine: choose one, test it, try it, fetch one. */
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
