import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ProofWay } from "#contract/account.ts";
import { api } from "../../api/client.ts";
import { proofsQuery } from "../../api/queries/account.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { DialogBox } from "../../ui/dialog-box.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusedField } from "../../ui/use-focused-field.ts";
import { useSubmit } from "../../ui/use-submit.ts";
import { explainFault } from "./auth-sentences.ts";

export interface ProofDialogProps {
  onProven: () => void;
  onClose: () => void;
}

/** The dialog in which a person proves once more who they are, in one of the ways that their account has. */
export function ProofDialog({ onProven, onClose }: ProofDialogProps) {
  const { data, error, refetch } = useQuery(proofsQuery);
  const [chosen, setChosen] = useState<ProofWay | null>(null);
  const ways = data?.ways ?? [];
  const way = chosen ?? ways[0];
  const others = ways.filter((each) => each !== way);
  return (
    <DialogBox
      isOpen
      onClose={onClose}
      title="Confirm it’s you"
      description="This is an important change, and it has been a while since you signed in. Once you confirm, you will not be asked again for ten minutes."
    >
      <div className="grid gap-4">
        {way === "password" && <PasswordProof onProven={onProven} />}
        {way === "mail" && <MailProof onProven={onProven} />}
        {data && !way && (
          <Notice tone="warning">
            There is no way to confirm it here. Sign out, sign in again, and make the change within ten
            minutes.
          </Notice>
        )}
        {error && (
          <Notice tone="warning">
            {error.message}{" "}
            <Button look="link" onClick={() => void refetch()}>
              Retry
            </Button>
          </Notice>
        )}
        {others.map((each) => (
          <Button key={each} look="link" onClick={() => setChosen(each)} className="justify-self-start">
            {OFFERS[each]}
          </Button>
        ))}
      </div>
    </DialogBox>
  );
}

const OFFERS: Record<ProofWay, string> = {
  password: "Use your password",
  mail: "Use a code by email",
};

/** Sends what a form has as the proof. */
function useProofForm(proof: { password: string } | { code: string }, onProven: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useSubmit(async () => {
    await api.credentials.prove(proof);
    onProven();
  }, explainFault);
  useFocusedField(form, sending.fault);
  return { ...sending, form };
}

function PasswordProof({ onProven }: { onProven: () => void }) {
  const [password, setPassword] = useState("");
  const { isBusy, fault, submit, form } = useProofForm({ password }, onProven);
  return (
    <form ref={form} onSubmit={submit} className="grid gap-4" noValidate>
      <TextField
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fault?.field ? fault.sentence : null}
      />
      {fault && !fault.field && <Notice tone="warning">{fault.sentence}</Notice>}
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        Yes, it is me
      </Button>
    </form>
  );
}

function MailProof({ onProven }: { onProven: () => void }) {
  const [isSent, setSent] = useState(false);
  const { isBusy, fault, submit } = useSubmit(async () => {
    await api.credentials.sendProofCode();
    setSent(true);
  }, explainFault);
  if (isSent) return <CodeProof onProven={onProven} onAskAgain={() => setSent(false)} />;
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p>You will get an email with a six-digit code.</p>
      {fault && <Notice tone="warning">{fault.sentence}</Notice>}
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        Send the code
      </Button>
    </form>
  );
}

function CodeProof({ onProven, onAskAgain }: { onProven: () => void; onAskAgain: () => void }) {
  const [code, setCode] = useState("");
  const { isBusy, fault, submit, form } = useProofForm({ code }, onProven);
  return (
    <form ref={form} onSubmit={submit} className="grid gap-4" noValidate>
      <CodeField
        label="Six digits"
        value={code}
        onType={setCode}
        hint="The code is on its way, and works for ten minutes."
        error={fault?.field === "code" ? fault.sentence : null}
      />
      {fault && fault.field !== "code" && <Notice tone="warning">{fault.sentence}</Notice>}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" isBusy={isBusy}>
          Yes, it is me
        </Button>
        <Button look="link" onClick={onAskAgain}>
          Send another email
        </Button>
      </p>
    </form>
  );
}
