import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ExportFormat, ExportTarget } from "#domain/export/targets.ts";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { fetchExport } from "../../api/files.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Proof } from "./account-form.tsx";
import { FORMAT_NAMES } from "./export-words.ts";
import { saveFile } from "./save-file.ts";

type Kind = ExportTarget | "all";

const FORMATS: Record<ExportFormat, string> = {
  markdown: `${FORMAT_NAMES.markdown}, to read`,
  pdf: `${FORMAT_NAMES.pdf}, to keep or print`,
  csv: `${FORMAT_NAMES.csv}, for a spreadsheet`,
  "csv-semicolon": `${FORMAT_NAMES["csv-semicolon"]}, for a spreadsheet with decimal commas`,
};

const TARGETS: Record<Kind, string> = {
  all: "All readings",
  insight: "This reading",
  block: "This block, with its history",
};

const HOLDS: Record<Kind, string> = {
  all: "Every reading you have, oldest first, with its steps and your notes. It is made in the background and appears below when it is done.",
  insight: "Question, cards, reading, steps and your note.",
  block: "What happened to it, day by day. Markdown and PDF also hold its readings.",
};

interface ExportFormProps {
  /**
   * The reading or block that the link to the export page named; `null` if it named none. In that case only all
   * readings can be exported.
   */
  target: { kind: ExportTarget; id: string } | null;
  /** Asks for a proof of who the person is, before all readings are written to a file. */
  proof: Proof;
}

/**
 * A form to choose what to export and in which format. One reading or block is downloaded at once; all readings are
 * written to a file in the background.
 */
export function ExportForm({ target, proof }: ExportFormProps) {
  const [kind, setKind] = useState<Kind>(target?.kind ?? "all");
  const [format, setFormat] = useState<ExportFormat>("markdown");
  const { saving, ordering, reset } = useExport(target, format, proof);
  const action = kind === "all" ? ordering : saving;
  const saveWords = saving.isPending ? "Writing..." : "Save the file";
  const choose = (change: () => void) => {
    change();
    reset();
  };

  return (
    <div className="grid justify-items-start gap-6">
      {target && (
        <Choices
          legend="What"
          labels={{ [target.kind]: TARGETS[target.kind], all: TARGETS.all } as Record<Kind, string>}
          chosen={kind}
          onChoose={(chosen) => choose(() => setKind(chosen))}
        />
      )}
      <Choices
        legend="Format"
        labels={FORMATS}
        chosen={format}
        onChoose={(chosen) => choose(() => setFormat(chosen))}
      />
      <p className="type-note max-w-column text-mist">{HOLDS[kind]}</p>
      <Button isBusy={action.isPending} onClick={() => action.mutate()}>
        {kind === "all" ? "Create the file" : saveWords}
      </Button>
      {saving.isSuccess && <Notice tone="good">It is in your downloads.</Notice>}
      {ordering.isSuccess && (
        <Notice tone="good">Requested. You can leave this page; the file will still be made.</Notice>
      )}
      {action.isError && (
        <Notice tone="warning">
          {kind === "all" ? "The file could not be requested." : "Nothing was saved."} {whyOf(action.error)}
        </Notice>
      )}
    </div>
  );
}

/**
 * Returns the download of one reading or block, the request for a file with all readings, and a function that
 * forgets the results of both.
 */
function useExport(target: ExportFormProps["target"], format: ExportFormat, proof: Proof) {
  // The id stays the same until the server has answered, so that a request that is sent twice creates one file.
  const [orderId, setOrderId] = useState(() => crypto.randomUUID());
  const saving = useMutation({
    mutationKey: queryKey("exports", "make"),
    mutationFn: async () => {
      if (target) saveFile(await fetchExport({ kind: target.kind, format, id: target.id }));
    },
  });
  const ordering = useMutation({
    mutationKey: queryKey("exports", "order"),
    mutationFn: () => proof.run(() => api.exports.order({ id: orderId, format })),
    onSuccess: () => setOrderId(crypto.randomUUID()),
  });
  const reset = () => {
    setOrderId(crypto.randomUUID());
    saving.reset();
    ordering.reset();
  };
  return { saving, ordering, reset };
}

function whyOf(error: Error): string {
  return isApiError(error) ? error.message : "The connection was interrupted. Please try again.";
}
