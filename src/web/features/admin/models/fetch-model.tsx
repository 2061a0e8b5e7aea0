import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { KnownModelOutput } from "#contract/admin-models.ts";
import { api } from "#web/api/client.ts";
import { queryKey } from "#web/api/queries/query-key.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useProve } from "../prove.ts";
import { sayGigabytes } from "./model-words.ts";
import { ProgressBar } from "./progress-bar.tsx";

interface FetchModelProps {
  known: readonly KnownModelOutput[];
  onChanged: () => void;
}

/** Lets Ollama fetch a model of its library, and shows how far its downloads are. */
export function FetchModel({ known, onChanged }: FetchModelProps) {
  const [name, setName] = useState("");
  const fetching = useFetch(() => {
    setName("");
    onChanged();
  });
  const downloads = known.filter(({ fetch }) => fetch && fetch.state !== "done");
  return (
    <section aria-labelledby="fetch" className="grid gap-4">
      <h3 id="fetch" className="type-read">
        Fetch a model
      </h3>
      <form
        className="grid max-w-column-narrow justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!fetching.isPending) fetching.mutate(name.trim());
        }}
      >
        <div className="w-full">
          <TextField
            label="A name from Ollama’s library, ollama.com/library"
            hint="It is several gigabytes and goes to the machine of Ollama. Nothing that people write is sent."
            placeholder="llama3.2:3b"
            required
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        {fetching.error && <Notice tone="warning">Nothing is being fetched. {fetching.error.message}</Notice>}
        <Button look="outline" type="submit" isBusy={fetching.isPending}>
          Fetch
        </Button>
      </form>
      {downloads.length > 0 && (
        <ul aria-label="Downloads">
          {downloads.map(({ host, model, fetch }) => (
            <li key={`${host} ${model}`} className="border-t border-ripple py-3">
              {fetch && <Download model={model} fetch={fetch} onChanged={onChanged} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function useFetch(onSuccess: () => void) {
  const prove = useProve();
  return useMutation({
    mutationKey: queryKey("admin", "fetchModel"),
    mutationFn: (model: string) => prove(() => api.admin.fetchModel({ model })),
    onSuccess,
  });
}

interface DownloadProps {
  model: string;
  fetch: NonNullable<KnownModelOutput["fetch"]>;
  onChanged: () => void;
}

const LABELS: Record<DownloadProps["fetch"]["state"], string> = {
  running: "Stop",
  failed: "Fetch again",
  done: "Fetch again",
  stopped: "Go on",
  interrupted: "Go on",
};

function Download({ model, fetch, onChanged }: DownloadProps) {
  const prove = useProve();
  const again = useFetch(onChanged);
  const stop = useMutation({
    mutationKey: queryKey("admin", "stopFetch"),
    mutationFn: () => prove(() => api.admin.stopFetch({ model })),
    onSuccess: onChanged,
  });
  const { state, bytes, total, failure } = fetch;
  const isRunning = state === "running";
  const label = LABELS[state];
  const error = again.error ?? stop.error;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="break-all">{model}</p>
          <p className="type-log text-mist">{sayProgress(fetch)}</p>
          {isRunning && <ProgressBar label={`Fetched of ${model}`} share={total > 0 ? bytes / total : 0} />}
        </div>
        <Button
          look="outline"
          isBusy={isRunning ? stop.isPending : again.isPending}
          onClick={() => (isRunning ? stop.mutate() : again.mutate(model))}
        >
          {label}
          <span className="sr-only">: {model}</span>
        </Button>
      </div>
      {failure && <Notice tone="warning">{failure}</Notice>}
      {error && <Notice tone="warning">Nothing was changed. {error.message}</Notice>}
    </div>
  );
}

function sayProgress({ state, bytes, total }: DownloadProps["fetch"]): string {
  const part = total > 0 ? `${sayGigabytes(bytes)} of ${sayGigabytes(total)}` : "nothing yet";
  switch (state) {
    case "running":
      if (total === 0) return "asking Ollama’s library";
      return bytes >= total ? `${sayGigabytes(total)} fetched, being checked` : `fetched: ${part}`;
    case "stopped":
      return `stopped at ${part}. What was fetched is kept, and goes on from there.`;
    case "interrupted":
      return `interrupted at ${part}, because the server was restarted. It goes on from there.`;
    case "failed":
      return `ended at ${part}`;
    case "done":
      return "fetched";
  }
}
