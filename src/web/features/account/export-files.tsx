import { useMutation, useQuery } from "@tanstack/react-query";
import type { ExportFileOutput } from "#contract/exports.ts";
import { FILE_KEPT_MS, FILE_TRIES, isUnderWay } from "#domain/export/files.ts";
import { DAY_MS } from "#domain/time.ts";
import { api } from "../../api/client.ts";
import type { Dates } from "../../api/dates.ts";
import { fetchMadeFile } from "../../api/files.ts";
import { exportFilesQuery } from "../../api/queries/exports.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import type { Proof } from "./account-form.tsx";
import { FORMAT_NAMES, sizeWords } from "./export-words.ts";
import { saveFile } from "./save-file.ts";

const KEPT_DAYS = FILE_KEPT_MS / DAY_MS;

/**
 * Lists the export files with all readings: the progress of each, the day on which it expires, and its buttons. A
 * person without Premium sees only files that have not expired.
 */
export function ExportFiles({ isPremium, proof }: { isPremium: boolean; proof: Proof }) {
  const { data, error, isFetching, refetch } = useQuery(exportFilesQuery);
  if (!isPremium && !data?.items.length) return null;
  return (
    <section aria-labelledby="files" className="mt-12">
      <h2 id="files" className="type-title">
        Files
      </h2>
      {data?.items.length === 0 && (
        <p className="type-note mt-2 text-mist">
          None yet. A file stays here for {KEPT_DAYS} days, encrypted like everything you write, and is then
          deleted.
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul className="mt-3 border-b border-ripple">
          {data.items.map((file) => (
            <FileRow key={file.id} file={file} proof={proof} />
          ))}
        </ul>
      )}
      {!data && (
        <div className="mt-3">
          <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
    </section>
  );
}

function FileRow({ file, proof }: { file: ExportFileOutput; proof: Proof }) {
  const dates = useDates();
  const { id, state, createdAt } = file;
  const download = useMutation({
    mutationKey: queryKey("exports", "download", { id }),
    mutationFn: async () => saveFile(await proof.run(() => fetchMadeFile(id))),
  });
  const removal = useMutation({
    mutationKey: queryKey("exports", "remove", { id }),
    mutationFn: () => api.exports.remove({ id }),
  });
  const asked = (
    <span className="sr-only">
      : {nameOf(file)}, {dates.formatMoment(createdAt)}
    </span>
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-t border-ripple py-2">
      <div className="min-w-0 py-1">
        All readings, {nameOf(file)}
        <span className="type-log block text-mist">{stateWords(file, dates)}</span>
        {isUnderWay(state) && <Progress file={file} />}
      </div>
      <div className="flex gap-6">
        {state === "ready" && (
          <Button look="link" isBusy={download.isPending} onClick={() => download.mutate()}>
            Download{asked}
          </Button>
        )}
        <Button look="link" isBusy={removal.isPending} onClick={() => removal.mutate()}>
          {isUnderWay(state) ? "Stop" : "Remove"}
          {asked}
        </Button>
      </div>
      {(download.isError || removal.isError) && (
        <div className="w-full pb-2">
          <Notice tone="warning">
            {download.isError
              ? "The download was incomplete, so nothing was saved."
              : "That did not work; it is still there."}{" "}
            Please try again.
          </Notice>
        </div>
      )}
    </li>
  );
}

function nameOf({ format, volumes }: ExportFileOutput): string {
  return volumes > 1 ? `PDF in ${volumes} volumes, as one zip` : FORMAT_NAMES[format];
}

function stateWords(file: ExportFileOutput, { formatFullDay }: Dates): string {
  const { state, done, total, bytes, createdAt, expiresAt } = file;
  switch (state) {
    case "waiting":
      return "waiting its turn";
    case "running":
      return total === 0 ? "being written" : `being written: ${done} of ${total} readings`;
    case "ready":
      return `${sizeWords(bytes)} · until ${formatFullDay(expiresAt)}`;
    case "failed":
      return `could not be written in ${FILE_TRIES} tries · requested ${formatFullDay(createdAt)}`;
  }
}

/** A golden progress bar that grows with the number of readings that are written into the file. */
function Progress({ file: { done, total } }: { file: ExportFileOutput }) {
  return (
    <progress
      aria-label="Readings written"
      className="mt-1.5 block h-2 w-44 accent-gold"
      value={done}
      max={Math.max(1, total)}
    />
  );
}
