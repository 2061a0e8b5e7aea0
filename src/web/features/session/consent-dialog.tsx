import { type FormEvent, useState } from "react";
import type { Me } from "#contract/session.ts";
import { sayFault } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CONSENT_SENTENCE, ConsentFacts } from "./consent-facts.tsx";
import { sendConsent } from "./send-consent.ts";

interface ConsentDialogProps {
  isOpen: boolean;
  /** The kind of advisor that answers. It decides whether the text is sent to a third party's model. */
  duck: Me["duck"];
  /** Called with the updated person after they have consented. The reading may then continue. */
  onAgreed: (me: Me) => void;
  onClose: () => void;
}

/**
 * The consent dialog. It is shown before the first reading if the box beside the button was not ticked, and again when
 * another kind of advisor answers.
 */
export function ConsentDialog({ isOpen, duck, onAgreed, onClose }: ConsentDialogProps) {
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setFault(null);
    try {
      onAgreed(await sendConsent());
    } catch (error) {
      setFault(sayFault(error));
    }
    setSaving(false);
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} place="sheet" title="Before the first card">
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <ConsentFacts duck={duck} />
        <p>{CONSENT_SENTENCE}</p>
        {fault && <Notice tone="warning">{fault}</Notice>}
        <Button type="submit" isBusy={isSaving}>
          Agree and go on
        </Button>
      </form>
    </Dialog>
  );
}
