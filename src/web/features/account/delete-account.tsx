import { useState } from "react";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Explain, Leave, Proof } from "./account-form.tsx";

interface DeleteAccountProps {
  explain: Explain;
  proof: Proof;
  onLeave: Leave;
  onClose: () => void;
}

/** The dialog that deletes the account. It says beforehand that the deletion cannot be undone. */
export function DeleteAccount({ explain, proof, onLeave, onClose }: DeleteAccountProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function erase(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      await proof.run(() => onLeave({ by: () => api.account.remove({}), to: "/goodbye" }));
    } catch (error) {
      setFault(explain(error).sentence);
      setBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Delete your account"
      description="Everything is deleted at once: profile, blocks, readings, chats, reflections. The key that opens them goes first. Premium that you paid for ends with it and is not refunded. There is no undo."
    >
      <div className="grid gap-4">
        <p className="text-mist">Download everything first, in case you want it.</p>
        {fault && <Notice tone="warning">{fault}</Notice>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button look="soft" onClick={onClose}>
            Keep it
          </Button>
          <Button look="outline" isBusy={isBusy} onClick={() => void erase()}>
            Delete everything
          </Button>
        </div>
        {proof.dialog}
      </div>
    </Dialog>
  );
}
