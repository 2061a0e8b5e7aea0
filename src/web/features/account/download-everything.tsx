import { useState } from "react";
import { isApiError } from "../../api/api-error.ts";
import { fetchArchive } from "../../api/files.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Proof } from "./account-form.tsx";
import { saveFile } from "./save-file.ts";

/** Downloads an archive with all of the person's data, after a proof of who they are. */
export function DownloadEverything({ proof }: { proof: Proof }) {
  const [state, setState] = useState<"idle" | "packing" | "done">("idle");
  const [fault, setFault] = useState<string | null>(null);

  async function download(): Promise<void> {
    setState("packing");
    setFault(null);
    try {
      saveFile(await proof.run(fetchArchive));
      setState("done");
    } catch (error) {
      const why = isApiError(error) ? error.message : "The connection was interrupted. Please try again.";
      setFault(`Nothing was downloaded. ${why}`);
      setState("idle");
    }
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button look="outline" isBusy={state === "packing"} onClick={() => void download()}>
        {state === "packing" ? "Packing..." : "Download everything"}
      </Button>
      <p className="type-small text-mist">
        Every block, reading, chat, reflection and setting, as JSON and as Markdown, in one zip archive.
      </p>
      {state === "done" && <Notice tone="good">It is in your downloads.</Notice>}
      {fault && <Notice tone="warning">{fault}</Notice>}
    </div>
  );
}
