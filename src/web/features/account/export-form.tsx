import { useState } from "react";
import type { ExportFormat, ExportKind } from "#contract/exports.ts";
import { fetchExport } from "../../api/account.ts";
import { isApiError } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { Notice } from "../../ui/notice.tsx";
import { saveFile } from "./save-file.ts";

const FORMATS: Record<ExportFormat, string> = {
  markdown: "Markdown, to read",
  csv: "CSV, for a spreadsheet",
};

const TARGETS: Record<ExportKind, string> = {
  all: "All readings",
  insight: "This reading",
  block: "This block, with its history",
};

const HOLDS: Record<ExportKind, string> = {
  all: "Every reading you have, oldest first, with its steps and your notes.",
  insight: "Question, cards, reading, steps and your note.",
  block: "What happened to it, day by day. Markdown also holds its readings.",
};

interface ExportFormProps {
  /**
   * What the link to the export page named: one reading or one block. Without it only all readings can be
   * exported.
   */
  target: { kind: ExportKind; id: string } | null;
}

/** Chooses what to export and how, and saves the file. */
export function ExportForm({ target }: ExportFormProps) {
  const [kind, setKind] = useState<ExportKind>(target?.kind ?? "all");
  const [format, setFormat] = useState<ExportFormat>("markdown");
  const [state, setState] = useState<"idle" | "writing" | "done">("idle");
  const [fault, setFault] = useState<string | null>(null);
  const choose = (change: () => void) => {
    change();
    setState("idle");
    setFault(null);
  };

  async function save(): Promise<void> {
    setState("writing");
    setFault(null);
    try {
      saveFile(await fetchExport({ kind, format, id: kind === "all" ? null : (target?.id ?? null) }));
      setState("done");
    } catch (error) {
      const why = isApiError(error) ? error.message : "It broke off on the way. Please try again.";
      setFault(`Nothing was saved. ${why}`);
      setState("idle");
    }
  }

  return (
    <div className="grid justify-items-start gap-6">
      {target && (
        <Choices
          legend="What"
          labels={{ [target.kind]: TARGETS[target.kind], all: TARGETS.all } as Record<ExportKind, string>}
          chosen={kind}
          onChoose={(chosen) => choose(() => setKind(chosen))}
        />
      )}
      <Choices
        legend="As"
        labels={FORMATS}
        chosen={format}
        onChoose={(chosen) => choose(() => setFormat(chosen))}
      />
      <p className="type-note text-mist">{HOLDS[kind]}</p>
      <Button isBusy={state === "writing"} onClick={() => void save()}>
        {state === "writing" ? "Writing..." : "Save the file"}
      </Button>
      {state === "done" && <Notice tone="good">It lies with your downloads.</Notice>}
      {fault && <Notice tone="warning">{fault}</Notice>}
    </div>
  );
}
