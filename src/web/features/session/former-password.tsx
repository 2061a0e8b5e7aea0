import { useState } from "react";
import type { FormerPassword } from "../../api/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { explainFault } from "./auth-sentences.ts";

/**
 * Asks what becomes of a password that was set before anybody confirmed the account's address, since another person may
 * have set it. Nothing is chosen beforehand.
 */
export function AskFormerPassword({ onChoose }: { onChoose: (choice: FormerPassword) => Promise<void> }) {
  const [busy, setBusy] = useState<FormerPassword | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function choose(choice: FormerPassword): Promise<void> {
    if (busy) return;
    setBusy(choice);
    setFault(null);
    try {
      await onChoose(choice);
    } catch (error) {
      setFault(explainFault(error).sentence);
      setBusy(null);
    }
  }

  return (
    <div className="grid gap-4">
      <p>
        Someone set a password for this account before its email address was confirmed. Was that you? If not,
        remove the password. Anyone else who is signed in will be signed out.
      </p>
      {fault && <Notice tone="warning">{fault}</Notice>}
      <div className="grid gap-3">
        <Button look="outline" isBusy={busy === "keep"} onClick={() => void choose("keep")}>
          It was me. Keep the password
        </Button>
        <Button look="outline" isBusy={busy === "end"} onClick={() => void choose("end")}>
          It was not me. Remove the password
        </Button>
      </div>
    </div>
  );
}
