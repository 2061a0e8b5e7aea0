import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { sayFault } from "../../api/api-error.ts";
import { invalidateAll } from "../../api/queries/changed-answers.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { ImportFileError } from "./import-file-error.ts";
import { type ImportSource, openImport } from "./open-import.ts";
import { type ImportResult, noResult, sendImport } from "./send-import.ts";
import { type ImportSummary, summariseImport } from "./summarise-import.ts";

interface Chosen {
  source: ImportSource;
  summary: ImportSummary;
}

type Reading =
  | { state: "none" }
  | { state: "reading" }
  | ({ state: "read" } & Chosen)
  | { state: "failed"; error: unknown };

const BROKEN = "The file could not be read completely.";

/** Reads a chosen file, and sends what is in it when the person asks for it. */
export function useImport() {
  const [reading, setReading] = useState<Reading>({ state: "none" });
  const sending = useSending();
  const chosen = reading.state === "read" ? reading : null;
  return {
    chosen,
    sending,
    isReading: reading.state === "reading",
    fault: faultOf(reading.state === "failed" ? reading.error : sending.error),
    async choose(file: File): Promise<void> {
      sending.forget();
      setReading({ state: "reading" });
      try {
        const source = await openImport(file);
        setReading({ state: "read", source, summary: await summariseImport(source) });
      } catch (error) {
        setReading({ state: "failed", error });
      }
    },
    leave() {
      sending.forget();
      setReading({ state: "none" });
    },
  };
}

export type Import = ReturnType<typeof useImport>;

/** Sends a file's rows. Leaving the page stops the import; rows that were already sent stay saved. */
function useSending() {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [isStopped, setStopped] = useState(false);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const mutation = useMutation({
    mutationKey: queryKey("imports", "take"),
    mutationFn: async ({ source, signal }: { source: ImportSource; signal: AbortSignal }) => {
      const collected = noResult();
      try {
        await sendImport(source, { result: collected, onProgress: setDone, signal });
      } finally {
        // Rows that were sent before a failure are saved, so their results are shown too.
        setResult(collected);
        await invalidateAll(client);
      }
    },
  });
  const forget = () => {
    mutation.reset();
    setDone(0);
    setResult(null);
    setStopped(false);
  };
  return {
    done,
    result,
    isStopped,
    isUnderWay: mutation.isPending,
    isDone: mutation.isSuccess,
    error: isStopped ? null : mutation.error,
    forget,
    start({ source }: Chosen) {
      forget();
      stopper.current = new AbortController();
      mutation.mutate({ source, signal: stopper.current.signal });
    },
    stop() {
      setStopped(true);
      stopper.current?.abort();
    },
  };
}

function faultOf(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (error instanceof ImportFileError) return error.message;
  // The browser throws these errors if the file was changed or removed after it was chosen, or if its data is damaged.
  return error instanceof DOMException || error instanceof TypeError ? BROKEN : sayFault(error);
}
