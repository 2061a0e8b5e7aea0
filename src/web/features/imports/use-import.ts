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
  name: string;
  source: ImportSource;
  summary: ImportSummary;
}

const BROKEN = "The file could not be read to its end.";

/** Reads a chosen file, and sends what is in it when the person asks for it. */
export function useImport() {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const [result, setResult] = useState<ImportResult | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const reading = useMutation({
    mutationKey: queryKey("imports", "read"),
    mutationFn: async (file: File): Promise<Chosen> => {
      const source = await openImport(file);
      return { name: file.name, source, summary: await summariseImport(source) };
    },
  });
  const sending = useMutation({
    mutationKey: queryKey("imports", "take"),
    mutationFn: async ({ source }: Chosen) => {
      const controller = new AbortController();
      stopper.current = controller;
      const collected = noResult();
      setDone(0);
      try {
        await sendImport(source, { result: collected, onProgress: setDone, signal: controller.signal });
      } finally {
        // What was sent before a failure is in, and is shown.
        setResult(collected);
        await invalidateAll(client);
      }
    },
  });

  return {
    chosen: reading.data ?? null,
    isReading: reading.isPending,
    isSending: sending.isPending,
    isDone: sending.isSuccess,
    isStopped: stopper.current?.signal.aborted === true,
    done,
    result,
    fault: faultOf(sending.error ?? reading.error),
    choose(file: File) {
      sending.reset();
      setResult(null);
      reading.mutate(file);
    },
    send(chosen: Chosen) {
      setResult(null);
      sending.mutate(chosen);
    },
    stop: () => stopper.current?.abort(),
    leave() {
      reading.reset();
      sending.reset();
      setResult(null);
    },
  };
}

export type Import = ReturnType<typeof useImport>;

function faultOf(error: Error | null): string | null {
  if (error === null) return null;
  if (error instanceof ImportFileError) return error.message;
  // A file that was changed or removed since it was chosen, and packed content that is damaged.
  return error instanceof DOMException || error instanceof TypeError ? BROKEN : sayFault(error);
}
