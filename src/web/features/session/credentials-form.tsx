import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Credentials, signIn, signUp } from "../../api/sign-in.ts";
import { Button, type ButtonLook } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { AuthMode, Invitation } from "./auth-context.ts";
import { type AuthFault, explainFault, isByInvitationOnly, needsSecondStep } from "./auth-sentences.ts";
import { finishSignOut } from "./due-sign-out.ts";
import { EmailField } from "./email-field.tsx";

interface CredentialsFormProps {
  mode: AuthMode;
  /** The look of the button; an outline where another way in is offered first. */
  look: ButtonLook;
  typed: Credentials;
  onType: (typed: Credentials) => void;
  /** Called after the session has begun. The form stays busy until this call has ended. */
  onEntered: () => Promise<void>;
  /** The page that the email of a sign-up leads to. */
  callbackURL: string;
  /** Called when an email is on its way whose link makes the account. */
  onSent: () => void;
  /** Called when the password was right and a code of the second factor is still missing. */
  onSecondStep: () => void;
  onForgotten: () => void;
  /** Opens the form that signs in by a code or a link in an email. */
  onMail: () => void;
  onSwitch: () => void;
  /** The invitation, which fixes the email address of the account; `undefined` without one. */
  invitation: Invitation | undefined;
  /** Called when the server accepts sign-ups by invitation only. */
  onClosed: () => void;
}

const WORDS = {
  signUp: { action: "Sign up", other: "I have an account" },
  signIn: { action: "Sign in", other: "I am new here" },
};

export function CredentialsForm(props: CredentialsFormProps) {
  const { mode, typed, onType, onEntered, invitation, callbackURL } = props;
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<AuthFault | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isNew = mode === "signUp";

  // The invalid field gets the focus.
  useEffect(() => {
    if (fault?.field) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [fault]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      await finishSignOut();
      if (!isNew) await signIn(typed);
      else if (!(await signUp(typed, { invitation: invitation?.token, callbackURL }))) return props.onSent();
      await onEntered();
    } catch (error) {
      if (isByInvitationOnly(error)) return props.onClosed();
      if (needsSecondStep(error)) return props.onSecondStep();
      setFault(explainFault(error));
      setBusy(false);
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      <EmailField
        readOnly={isNew && invitation !== undefined}
        value={typed.email}
        onType={(email) => onType({ ...typed, email })}
        hint={isNew && invitation ? "The invitation is for this address." : undefined}
        error={fault?.field === "email" ? fault.sentence : null}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete={isNew ? "new-password" : "current-password"}
        required
        value={typed.password}
        onChange={(event) => onType({ ...typed, password: event.target.value })}
        hint={isNew ? "Eight characters or more." : undefined}
        error={fault?.field === "password" ? fault.sentence : null}
      />
      {fault && !fault.field && <Notice tone="warning">{fault.sentence}</Notice>}
      <Button type="submit" look={props.look} isBusy={isBusy} className="min-h-14 w-full">
        {WORDS[mode].action}
      </Button>
      {!isNew && (
        <Button look="outline" onClick={props.onMail} className="w-full">
          Email me a code and a link
        </Button>
      )}
      <p className="flex flex-wrap justify-between gap-x-6">
        <Button look="link" onClick={props.onSwitch}>
          {WORDS[mode].other}
        </Button>
        {!isNew && (
          <Button look="link" onClick={props.onForgotten}>
            Forgot your password?
          </Button>
        )}
      </p>
    </form>
  );
}
