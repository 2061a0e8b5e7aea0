import { type FormEvent, useState } from "react";
import type { Me } from "#contract/session.ts";
import { ApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SITE } from "../../ui/site.ts";

interface ConsentDialogProps {
  isOpen: boolean;
  /** The kind of advisor that answers. It decides whether the text is sent to a third party's model. */
  duck: Me["duck"];
  /** Called with the updated person after they have consented. The reading may then continue. */
  onAgreed: (me: Me) => void;
  onClose: () => void;
}

/** The consent dialog. It is shown once before the first reading, and again when another kind of advisor answers. */
export function ConsentDialog({ isOpen, duck, onAgreed, onClose }: ConsentDialogProps) {
  const [terms, setTerms] = useState(false);
  const [age16, setAge16] = useState(false);
  const [state, setState] = useState<"asking" | "missing" | "saving">("asking");
  const [fault, setFault] = useState<string | null>(null);
  const missing = (isTicked: boolean) =>
    state === "missing" && !isTicked ? "Needed before a reading." : null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === "saving") return;
    if (!terms || !age16) {
      setState("missing");
      return;
    }
    setState("saving");
    setFault(null);
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      onAgreed(await api.session.consent({ terms, age16, timeZone }));
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : "That did not work. Please try again.");
    }
    setState("asking");
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} place="sheet" title="Before the first card">
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <ul className="type-note grid gap-3">
          <li className="border-l-2 border-hair pl-4">
            {SITE.advisor} is for entertainment only. He is a fictional duck, dead since{" "}
            {SITE.consultant.died}, and no therapist, doctor or lawyer.
          </li>
          <li className="border-l-2 border-hair pl-4">
            What you write and the reading are stored encrypted on this server, until you delete them. Which
            cards you drew, and when, is stored beside them as it is.
          </li>
          <li className="border-l-2 border-hair pl-4">{whoReads(duck)}</li>
        </ul>
        <div>
          <Checkbox
            checked={terms}
            onChange={(event) => setTerms(event.target.checked)}
            error={missing(terms)}
          >
            I have read this, and it is fine with me.
          </Checkbox>
          <Checkbox
            checked={age16}
            onChange={(event) => setAge16(event.target.checked)}
            error={missing(age16)}
          >
            I am 16 or older.
          </Checkbox>
        </div>
        {fault && <Notice tone="warning">{fault}</Notice>}
        <Button type="submit" isBusy={state === "saving"}>
          Agree and go on
        </Button>
      </form>
    </Dialog>
  );
}

function whoReads(duck: Me["duck"]): string {
  if (duck.isThirdParty) return `To answer, your words are sent to a third party’s model (${duck.label}).`;
  return `Your words stay on this server: ${duck.label} answers.`;
}
