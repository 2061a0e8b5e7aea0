import { type FormEvent, useRef, useState } from "react";
import type { WayIn } from "#contract/ways-in-schemas.ts";
import { api } from "../../api/client.ts";
import type { Keep } from "../../api/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusedField } from "../../ui/use-focused-field.ts";
import { type AuthFault, explainFault, needsSecondStep, waysToChoose } from "./auth-sentences.ts";
import { finishSignOut } from "./due-sign-out.ts";
import { EmailField } from "./email-field.tsx";
import { AskKept } from "./kept-ways.tsx";
import { useEmailForm } from "./use-letter.ts";

interface MailSignInProps {
  email: string;
  /** The page that the link in the email leads to. */
  returnTo: string;
  /** Called after the session has begun. */
  onEntered: () => Promise<void>;
  /** Called when the code was right and a code of the second factor is still missing. */
  onSecondStep: () => void;
  onBack: () => void;
}

/** Signs in without a password: sends an email with a code and a link, then takes the code. */
export function MailSignIn({ email: known, returnTo, onEntered, onSecondStep, onBack }: MailSignInProps) {
  const [email, setEmail] = useState(known);
  const letter = useEmailForm(() => api.signIn.sendMail({ email, callbackURL: returnTo }));
  const place = useRef<HTMLDivElement>(null);

  useFocusedField(place, letter.state === "sent");

  return (
    <div ref={place} className="grid gap-4">
      {letter.state === "sent" ? (
        <CodeForm
          email={email}
          onEntered={onEntered}
          onSecondStep={onSecondStep}
          onAskAgain={letter.askAgain}
        />
      ) : (
        <form onSubmit={letter.submit} className="grid gap-4" noValidate>
          <EmailField value={email} onType={setEmail} error={letter.fault?.sentence} />
          <Button type="submit" isBusy={letter.state === "sending"}>
            Send the email
          </Button>
        </form>
      )}
      <Button look="link" onClick={onBack} className="justify-self-start">
        Back to sign in
      </Button>
    </div>
  );
}

interface CodeFormProps {
  email: string;
  onEntered: () => Promise<void>;
  onSecondStep: () => void;
  onAskAgain: () => void;
}

function CodeForm({ email, onAskAgain, ...next }: CodeFormProps) {
  const [code, setCode] = useState("");
  const { isBusy, asked, fault, enter } = useCode({ email, code }, next);
  if (asked) return <AskKept ways={asked} onChoose={enter} />;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) void enter().catch(() => undefined);
  }

  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <Notice>
        If {email} has an account here, an email with a code and a link is on its way. Use one of them within
        ten minutes.
      </Notice>
      <CodeField
        label="Six digits"
        value={code}
        onType={setCode}
        hint="The code from the email."
        error={fault?.field === "code" ? fault.sentence : null}
      />
      {fault && fault.field !== "code" && <Notice tone="warning">{fault.sentence}</Notice>}
      <Button type="submit" isBusy={isBusy}>
        Sign in
      </Button>
      <Button look="link" onClick={onAskAgain} className="justify-self-start">
        Send another email
      </Button>
    </form>
  );
}

/** The state of the form. `enter` signs in; if the person must choose first, `asked` has what there is. */
function useCode(
  key: { email: string; code: string },
  { onEntered, onSecondStep }: Pick<MailSignInProps, "onEntered" | "onSecondStep">,
) {
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<WayIn[] | null>(null);
  const [fault, setFault] = useState<AuthFault | null>(null);

  async function enter(keep?: Keep): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      await finishSignOut();
      await api.signIn.byMailCode({ ...key, keep });
      await onEntered();
    } catch (error) {
      setBusy(false);
      const ways = waysToChoose(error);
      if (ways) return setAsked(ways);
      if (needsSecondStep(error)) return onSecondStep();
      setFault(explainFault(error));
      throw error;
    }
  }

  return { isBusy, asked, fault, enter };
}
