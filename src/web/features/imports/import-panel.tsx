import { useId, useRef } from "react";
import { ROW_NAMES, type TakenFile } from "#domain/import/own-files.ts";
import type { Dates } from "../../api/dates.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusAfterRemoval } from "../../ui/use-focus-after-removal.ts";
import { ImportReport } from "./import-report.tsx";
import type { ImportSummary } from "./summarise-import.ts";
import { type Import, useImport } from "./use-import.ts";

/** Lets a person choose a file, shows what is in it, and brings it in. Nothing is sent before the person says so. */
export function ImportPanel() {
  const current = useImport();
  const { chosen, fault, sending } = current;
  const { isUnderWay, isDone, isStopped, result } = sending;
  const place = useRef<HTMLElement>(null);
  useFocusAfterRemoval(place, `${chosen !== null} ${current.isReading} ${isUnderWay}`);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Import data"
      className="grid w-full max-w-column grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      <p className="type-small text-mist">
        A zip from “Download everything” (from another account or another server), or a journal’s JSON export
        in Day One’s format, which is imported as reflections. The file is read here; nothing is sent before
        you have seen what is in it.
      </p>
      <FileField current={current} />
      {chosen && !isUnderWay && !result && <Summary chosen={chosen.summary} current={current} />}
      {isUnderWay && chosen && <Progress total={chosen.summary.total} sending={sending} />}
      {fault !== null && (
        <Notice tone="warning">
          {fault} {result && GO_ON}
        </Notice>
      )}
      {isStopped && !isUnderWay && <Notice>Stopped. {GO_ON}</Notice>}
      {isDone && <Notice tone="good">Done. Importing the same file again changes nothing.</Notice>}
      {result && !isUnderWay && <ImportReport result={result} />}
    </section>
  );
}

const GO_ON = "What was imported so far is saved. Choose the file again to continue.";

function FileField({ current: { isReading, sending, choose } }: { current: Import }) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1.5">
      <label htmlFor={id} className="type-log text-mist">
        File
      </label>
      <input
        id={id}
        type="file"
        accept=".zip,.json,application/zip,application/json"
        disabled={isReading || sending.isUnderWay}
        className="min-h-11 w-full min-w-0 text-moon file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-hair file:bg-transparent file:px-5 file:text-gold"
        // A browser reports no change when the same file is chosen again.
        onClick={({ currentTarget }) => {
          currentTarget.value = "";
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
        }}
      />
      {isReading && (
        <p role="status" className="type-note text-mist">
          Reading the file...
        </p>
      )}
    </div>
  );
}

function Summary({ chosen, current }: { chosen: ImportSummary; current: Import }) {
  const { kind, counts, total, refused } = chosen;
  const dates = useDates();
  const { chosen: file, sending, leave } = current;
  return (
    <section aria-label="What is in the file" className="grid gap-3">
      <p>
        {kind === "own" ? "A download of everything from this app." : "A journal."}
        {saySpan(chosen, dates)}
      </p>
      <ul className="type-note grid gap-1 text-ghost">
        {counts.map(([file, count]) => (
          <li key={file}>{wordsFor(file, count)}</li>
        ))}
        {refused.map(([why, count]) => (
          <li key={why} className="text-mist">
            {count} can’t be imported: {why}
          </li>
        ))}
      </ul>
      {total === 0 && <Notice>There is nothing in it to import.</Notice>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {total > 0 && file && (
          <Button look="outline" onClick={() => sending.start(file)}>
            Import it
          </Button>
        )}
        <Button look="soft" onClick={leave}>
          Not now
        </Button>
      </div>
    </section>
  );
}

/** Returns the words for the days of the rows, after a space; empty if no row has a day. */
function saySpan({ oldest, newest }: ImportSummary, { formatFullDay }: Dates): string {
  if (oldest === null || newest === null) return "";
  const [first, last] = [formatFullDay(oldest), formatFullDay(newest)];
  return first === last ? ` From ${first}.` : ` From ${first} to ${last}.`;
}

function wordsFor(file: TakenFile, count: number): string {
  const [one, several] = ROW_NAMES[file];
  return `${count} ${count === 1 ? one : several}`;
}

function Progress({ total, sending: { done, stop } }: { total: number; sending: Import["sending"] }) {
  return (
    <div className="grid justify-items-start gap-2">
      <progress
        aria-label="Imported"
        className="block h-2 w-full accent-gold"
        value={done}
        max={Math.max(1, total)}
      />
      <p role="status" className="type-note text-mist">
        {done} of {total}
      </p>
      <Button look="link" onClick={stop}>
        Stop
      </Button>
    </div>
  );
}
