import { type FormEvent, useState } from "react";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Explain, Fault, Leave } from "./account-form.tsx";

interface DeleteAccountProps {
  explain: Explain;
  onLeave: Leave;
  onClose: () => void;
}

/**
 * The form that deletes the account. It asks for the password, and says beforehand that the deletion cannot be
 * undone.
 */
export function DeleteAccount({ explain, onLeave, onClose }: DeleteAccountProps) {
  const { password, setPassword, isBusy, fault, erase } = useDeletion(explain, onLeave);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Delete your account"
      description="Everything is deleted at once: profile, blocks, insights, chats, reflections. The key that opens them goes first. There is no undo."
    >
      <form onSubmit={(event) => void erase(event)} className="grid gap-4" noValidate>
        <TextField
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          hint="Download everything first, in case you want it."
          error={fault?.field ? fault.sentence : null}
        />
        {fault && !fault.field && <Notice tone="warning">{fault.sentence}</Notice>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" look="outline" isBusy={isBusy}>
            Delete everything
          </Button>
          <Button look="soft" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The state of the form. `erase` deletes the account if the password is right. */
function useDeletion(explain: Explain, onLeave: Leave) {
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      await onLeave({ by: () => api.account.remove({ password }), to: "/goodbye" });
    } catch (error) {
      setFault(explain(error));
      setBusy(false);
    }
  }

  return { password, setPassword, isBusy, fault, erase };
}
